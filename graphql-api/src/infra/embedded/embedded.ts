import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockHolder } from './folder-lock.ts';

const PING_EVERY_MS = 5_000;
/**
 * Pings without an answer after which the database counts as hanging. That takes longer than any statement; with a full disk the database loops.
 * Time is not measured: it passes as well while this process is busy or the machine is suspended, and answers are read afterwards.
 */
const UNANSWERED_PINGS = 6;
const START_WITHIN_MS = 120_000;
const CLOSE_WITHIN_MS = 10_000;
/** Delays before a restart in milliseconds, one per failure; the last is repeated. */
const RELAUNCH_AFTER_MS = [0, 250, 500, 1_000, 2_000, 5_000];

export interface EmbeddedDatabase {
  /** True when another process owns it and this one only joined. */
  shared: boolean;
  /** Folder of the Unix socket, for `pg`. */
  host: string;
  port: number;
  /** Ends its process, which is started again. One that another process owns is left alone. */
  restart(): void;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Join a database that another process has open, for a short errand. */
  attach?: boolean | undefined;
  /** How long its first start is tried again when its process ends, in seconds. */
  waitSeconds?: number | undefined;
  /** Called when the database ended or could not be started again. */
  warn?: ((error: unknown, text: string) => void) | undefined;
}

/** Its process ended without a reason, so that starting it again may succeed. */
class EndedWhileStarting extends Error {}

/** Starts the process of the database and returns it once it listens. */
type Launch = () => Promise<ChildProcess>;

/** A Unix socket's path may have 107 bytes. If the data folder's is longer, the socket is in the temporary folder. */
function socketFolder(dataDir: string): string {
  if (dataDir.length < 80) return dataDir;
  return join(tmpdir(), `campuscart-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function launch(folder: string, socketPath: string): Promise<ChildProcess> {
  const entry = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'embedded-process.ts' : 'embedded-process.js');
  // Without the options of this process: Node.js runs its sources by itself, and a loader would take as long as the start.
  const child = fork(entry, [folder, socketPath], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  const timer = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS);
  return new Promise<ChildProcess>((resolve, reject) => {
    child.on('message', (message: unknown) => {
      if (message === 'ready') resolve(child);
      else if (typeof message === 'object' && message && 'failed' in message) reject(new Error(String(message.failed)));
    });
    // Later errors as well, such as a failed ping: without a listener they would end this process.
    child.on('error', reject);
    child.once('exit', (code, signal) => reject(new EndedWhileStarting(`The embedded database ended with ${code ?? signal} while starting.`)));
  }).finally(() => clearTimeout(timer));
}

/** Keeps the embedded database running: starts it again when it ends, and ends it when it does not answer. */
export class EmbeddedSupervisor {
  private child: ChildProcess | undefined;
  private stopping = false;
  private unanswered = 0;
  private readonly pings: NodeJS.Timeout;

  constructor(
    private readonly launch: Launch,
    private readonly warn: NonNullable<EmbeddedOptions['warn']>,
    private readonly waits = RELAUNCH_AFTER_MS,
  ) {
    this.pings = setInterval(() => this.ping(), PING_EVERY_MS);
    this.pings.unref();
  }

  /** Starts it for the first time, again while its process ends, for some seconds. Throws when that fails, and at once for a stated reason. */
  async start(waitSeconds = 0): Promise<void> {
    let failedAt: number | undefined;
    for (let failures = 0; ; failures += 1) {
      await this.pause(failures);
      try {
        return this.watch(await this.launch());
      } catch (error) {
        if (!(error instanceof EndedWhileStarting) || waitSeconds === 0) throw error;
        failedAt ??= performance.now();
        if (performance.now() - failedAt >= waitSeconds * 1_000) {
          throw new Error(`The database was not available for ${waitSeconds} s: ${error.message}`, { cause: error });
        }
        this.warn(error, 'the embedded database ended while it started and is started again');
      }
    }
  }

  private pause(failures: number): Promise<void> {
    return wait(this.waits[Math.min(failures, this.waits.length - 1)]);
  }

  private watch(child: ChildProcess): void {
    this.child = child;
    this.unanswered = 0;
    child.on('message', () => (this.unanswered = 0));
    const ended = () => {
      if (this.stopping || this.child !== child) return;
      this.child = undefined;
      this.warn(undefined, 'the embedded database ended and is started again');
      void this.relaunch();
    };
    if (hasEnded(child)) ended();
    else child.once('exit', ended);
  }

  private async relaunch(): Promise<void> {
    for (let failures = 0; !this.stopping; failures += 1) {
      await this.pause(failures);
      try {
        const child = await this.launch();
        if (this.stopping) child.kill('SIGKILL');
        return this.watch(child);
      } catch (error) {
        this.warn(error, 'the embedded database could not be started again, trying once more');
      }
    }
  }

  private ping(): void {
    const { child } = this;
    if (!child) return;
    if (this.unanswered >= UNANSWERED_PINGS) return void child.kill('SIGKILL');
    this.unanswered += 1;
    if (child.connected) child.send('ping', () => undefined);
  }

  /** Ends it as in a crash, which loses nothing that was acknowledged; it is started again. */
  restart(): void {
    this.child?.kill('SIGKILL');
  }

  /** Closes it; one that hangs is killed. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.pings);
    const { child } = this;
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_WITHIN_MS);
    if (child.connected) child.send('close', () => undefined);
    else child.kill('SIGKILL');
    await ended;
    clearTimeout(timer);
  }
}

/** Starts the embedded database in a process of its own, which is started again when it ends or stops answering. */
export async function startEmbedded(
  dataDir: string,
  { attach, waitSeconds, warn = () => undefined }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  const host = socketFolder(folder);
  mkdirSync(host, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const socketPath = join(host, '.s.PGSQL.5432');
  const holder = attach ? lockHolder(join(folder, 'lock')) : undefined;
  if (holder && !holder.orphaned) return { shared: true, host, port: 5432, restart: () => undefined, stop: async () => undefined };
  const supervisor = new EmbeddedSupervisor(() => launch(folder, socketPath), warn);
  await supervisor.start(waitSeconds);
  return { shared: false, host, port: 5432, restart: () => supervisor.restart(), stop: () => supervisor.stop() };
}
