/* Process of the embedded database: PGlite behind a Unix socket. It is started by embedded.ts with its folder as argument. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './folder-lock.ts';

/** Time limit for closing the database, in milliseconds. If it hangs, it ends as in a crash, which loses no acknowledged data. */
const CLOSE_WITHIN_MS = 8_000;

const [folder, socketPath] = process.argv.slice(2) as [string, string];

/** Sends a message to the parent process, unless it has ended. */
function send(message: unknown): void {
  if (process.connected) process.send!(message, () => undefined);
}

let closing = false;
let finish: () => Promise<void> = async () => undefined;

async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
  await finish();
  process.exit(0);
}

async function serve(): Promise<void> {
  const release = await takeLock(join(folder, 'lock'));
  const db = await PGlite.create(join(folder, 'pgdata'), {
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', 'max_wal_size=64MB'],
  });
  rmSync(socketPath, { force: true });
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 4 });
  await server.start();
  finish = async () => {
    await server.stop();
    await db.close();
    release();
  };
  if (!process.connected) return close();
  // The channel closes when the parent ends for any reason, so that no orphan keeps the folder locked.
  process.on('disconnect', () => void close());
  process.on('message', (message) => (message === 'close' ? void close() : send('pong')));
  send('ready');
}

// A terminal sends these signals to the whole process group. The parent decides when the database closes.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

serve().catch((error: Error) => {
  send({ failed: error.message });
  setTimeout(() => process.exit(1), 100);
});
