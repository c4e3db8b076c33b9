import type { Pool, PoolClient } from 'pg';

type Run = (...args: unknown[]) => Promise<unknown>;

const isBoundary = (text: unknown): boolean => text === 'begin' || text === 'rollback';

/**
 * Releases a connection to the pool when its `begin` or `rollback` fails, as both do when the database is down. Kysely 0.29 does not:
 * its controlled transactions, which MikroORM uses, release the connection after these statements only when they succeed.
 */
export function releaseFailedTransactions(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const run = client.query.bind(client) as Run;
    const guarded: Run = (...args) => {
      const result = run(...args);
      if (!isBoundary(args[0])) return result;
      return result.catch((error: Error) => {
        client.release(error);
        throw error;
      });
    };
    client.query = guarded as typeof client.query;
  });
}
