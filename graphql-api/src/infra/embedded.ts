import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { lockHolder } from './folder-lock.ts';

const PING_EVERY_MS = 5_000;
/** Longer than the slowest honest statement; a full disk makes the database spin for ever. */
const SILENT_AFTER_MS = 30_000;

export interface EmbeddedDatabase {
  /** True when another process owns it and this one only joined. */
  shared: boolean;
  /** Folder of the Unix socket, as `pg` wants it. */
  host: string;
  port: number;
  stop(): Promise<void>;
}

/** A Unix socket's path may have 107 bytes, which a deep data folder exceeds: then it lies in the temporary folder. */
function socketFolder(dataDir: string): string {
  if (dataDir.length < 80) return dataDir;
  return join(tmpdir(), `campuscart-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

function launch(folder: string, socketPath: string): Promise<ChildProcess> {
  const entry = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'embedded-process.ts' : 'embedded-process.js');
  const execArgv = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = fork(entry, [folder, socketPath], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv });
  return new Promise((resolve, reject) => {
    child.on('message', (message: unknown) => {
      if (message === 'ready') resolve(child);
      else if (typeof message === 'object' && message && 'failed' in message) reject(new Error(String(message.failed)));
    });
    child.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code} while starting.`)));
  });
}

/** Starts the embedded database in a process of its own and starts it again when it dies or stops answering. */
export async function startEmbedded(dataDir: string, attach = false): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  const host = socketFolder(folder);
  mkdirSync(host, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const socketPath = join(host, '.s.PGSQL.5432');
  if (attach && lockHolder(join(folder, 'lock'))) return { shared: true, host, port: 5432, stop: async () => undefined };
  let stopping = false;
  let child = await launch(folder, socketPath);
  let lastPong = Date.now();

  const watch = (): void => {
    lastPong = Date.now();
    child.on('message', () => (lastPong = Date.now()));
    child.once('exit', () => {
      if (!stopping) void launch(folder, socketPath).then((next) => ((child = next), watch()));
    });
  };
  watch();
  const timer = setInterval(() => {
    if (Date.now() - lastPong > SILENT_AFTER_MS) child.kill('SIGKILL');
    else if (child.connected) child.send('ping');
  }, PING_EVERY_MS);
  timer.unref();

  const stop = async (): Promise<void> => {
    stopping = true;
    clearInterval(timer);
    if (child.exitCode !== null || !child.connected) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.send('close');
    await ended;
  };
  return { shared: false, host, port: 5432, stop };
}
