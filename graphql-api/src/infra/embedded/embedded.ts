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
 * Number of unanswered pings after which the database counts as hanging. They take longer than any statement; with a full disk the database loops.
 * Pings are counted instead of measuring time, because time also passes while this process is busy or the machine is suspended, and the responses are
 * read afterwards.
 */
const UNANSWERED_PINGS = 6;
const START_WITHIN_MS = 120_000;
const CLOSE_WITHIN_MS = 10_000;
/** Delays before a restart in milliseconds, one per failure; the last is repeated. */
const RELAUNCH_AFTER_MS = [0, 250, 500, 1_000, 2_000, 5_000];

export interface EmbeddedDatabase {
  /** Whether another process owns the database and this process only joined. */
  shared: boolean;
  /** Folder of the Unix socket, for `pg`. */
  host: string;
  port: number;
  /** Ends the database process, which is then restarted. A database that another process owns is not affected. */
  restart(): void;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Whether to join a database that another process has open, for a short task. */
  attach?: boolean | undefined;
  /** How long the first start is retried if the process ends, in seconds. */
  waitSeconds?: number | undefined;
  /** Called if the database ended or could not be restarted. */
  warn?: ((error: unknown, text: string) => void) | undefined;
}

/** The process ended without a stated reason, so another start may succeed. */
class EndedWhileStarting extends Error {}

/** Starts the process of the database and returns it once it listens. */
type Launch = () => Promise<ChildProcess>;

/**
 * Returns the folder of the socket. The path of a Unix socket may have at most 107 bytes. If the data folder's path is too long, the socket is in the
 * temporary folder.
 */
function socketFolder(dataDir: string): string {
  if (dataDir.length < 80) return dataDir;
  return join(tmpdir(), `campuscart-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function launch(folder: string, socketPath: string): Promise<ChildProcess> {
  const entry = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'embedded-process.ts' : 'embedded-process.js');
  // Without the options of this process: Node.js runs TypeScript sources itself, and a loader would take as long as the start.
  const child = fork(entry, [folder, socketPath], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  const timer = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS);
  return new Promise<ChildProcess>((resolve, reject) => {
    child.on('message', (message: unknown) => {
      if (message === 'ready') resolve(child);
      else if (typeof message === 'object' && message && 'failed' in message) reject(new Error(String(message.failed)));
    });
    // Handles later errors as well, such as a failed ping. Without a listener, they would end this process.
    child.on('error', reject);
    child.once('exit', (code, signal) => reject(new EndedWhileStarting(`The embedded database ended with ${code ?? signal} while starting.`)));
  }).finally(() => clearTimeout(timer));
}

/** Keeps the embedded database running: restarts it if it ends, and ends it if it does not respond. */
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

  /**
   * Starts the database for the first time. Retries for some seconds if its process ends. Throws if that fails, and at once if the process states a
   * reason.
   */
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

  /** Ends the database as in a crash, which loses no acknowledged data. It is then restarted. */
  restart(): void {
    this.child?.kill('SIGKILL');
  }

  /** Closes the database, and kills it if it hangs. */
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

/** Starts the embedded database in its own process, which is restarted if it ends or stops responding. */
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
