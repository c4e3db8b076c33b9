/* The embedded database's own process: PGlite behind a Unix socket. Started by embedded.ts with its folder as argument. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './folder-lock.ts';

/** A database that hangs is left as a crash would leave it, which loses nothing that was acknowledged. */
const CLOSE_WITHIN_MS = 8_000;

const [folder, socketPath] = process.argv.slice(2) as [string, string];

/** The parent may be gone: then nobody needs the message. */
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
  // A parent that goes away from now on, however it ends, closes the channel: no orphan keeps the folder.
  process.on('disconnect', () => void close());
  process.on('message', (message) => (message === 'close' ? void close() : send('pong')));
  send('ready');
}

// A terminal sends these to the whole group; the parent says when it no longer needs the database.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

serve().catch((error: Error) => {
  send({ failed: error.message });
  setTimeout(() => process.exit(1), 100);
});
