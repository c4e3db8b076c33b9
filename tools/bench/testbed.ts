import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../graphql-api/test/postgres-server.mjs';
import { createSession, seedDatabase, separatePositions } from './seed.ts';
import { campusCartServer, handwrittenServer, type Target } from './servers.ts';

const tokens = { admin: 'bench-session-of-user-1', buyer: 'bench-session-of-user-2', seller: 'bench-session-of-user-3' };

/** CampusCart and the hand-written baseline on their own PostgreSQL server. */
export interface Testbed {
  database: { url: string; pid: number };
  handwritten: Target;
  campusCart: Target;
  stop: () => Promise<void>;
}

/** Starts the servers on a seeded database of a size. They listen on `port` and the next one. */
export async function openTestbed(scale: number, port: number): Promise<Testbed> {
  const database = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-bench-'));
  const opened: Target[] = [];
  const stop = async (): Promise<void> => {
    for (const target of opened) await target.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const campusCart = await campusCartServer(database.url, port, dataDir, tokens);
    opened.push(campusCart);
    await seedDatabase(database.url, scale);
    await separatePositions(database.url);
    for (const user of [1, 2, 3]) await createSession(database.url, user);
    const handwritten = await handwrittenServer(database.url, port + 1);
    opened.push(handwritten);
    return { database, handwritten, campusCart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
