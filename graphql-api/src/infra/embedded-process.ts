/* The embedded database's own process: PGlite behind a Unix socket. Started by embedded.ts with its folder as argument. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './folder-lock.ts';

const [folder, socketPath] = process.argv.slice(2) as [string, string];

async function serve(): Promise<void> {
  const release = takeLock(join(folder, 'lock'));
  const db = await PGlite.create(join(folder, 'pgdata'), {
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', 'max_wal_size=64MB'],
  });
  rmSync(socketPath, { force: true });
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 4 });
  await server.start();

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await server.stop();
    await db.close();
    release();
    process.exit(0);
  };
  // The parent's end, however it comes, closes the channel: no orphan keeps the folder.
  process.on('disconnect', () => void close());
  // A terminal sends these to the whole group; the parent says when it no longer needs the database.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('message', (message) => (message === 'close' ? void close() : process.send?.('pong')));
  process.send?.('ready');
}

serve().catch((error: Error) => {
  process.send?.({ failed: error.message });
  setTimeout(() => process.exit(1), 100);
});
