import { Client } from 'pg';

/** Key of the advisory lock; any number that nothing else uses. */
const LOCK_ID = 723_014_830;

/**
 * Runs `work` while no other server process of this database does: of several that start at once one migrates and adds the first data,
 * and the others wait for it. A transaction holds the lock, so it ends with its connection and works through PgBouncer's transaction mode.
 */
export async function withStartupLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // A lost connection must not end the process: the statements of `work` fail by themselves then.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local lock_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_ID]);
    return await work();
  } finally {
    await client.end();
  }
}
