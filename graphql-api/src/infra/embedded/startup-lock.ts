import { Client } from 'pg';
import { lockForStartup } from '../database/locks.queries.ts';

/**
 * Runs `work` while no other server process of this database does. If several processes start at once, one migrates and adds the first data, and the
 * others wait for it. A transaction holds the lock, so the lock ends with its connection and works with PgBouncer's transaction mode.
 */
export async function withStartupLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // A lost connection must not end the process; the statements of `work` fail anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await lockForStartup(client);
    return await work();
  } finally {
    await client.end();
  }
}
