import type { DatabaseError, Pool, PoolClient } from 'pg';

type Callback = (error: unknown, ...rest: unknown[]) => void;
type Run = (...args: unknown[]) => unknown;

const isPanic = (error: unknown): boolean => (error as Partial<DatabaseError> | undefined)?.severity === 'PANIC';

/**
 * Calls `callback` when a statement of the pool ended with a PANIC, for example a checkpoint on a full disk. A PostgreSQL server then restarts.
 * PGlite 0.5 keeps running, but no longer executes any statement.
 */
export function onPanic(pool: Pool, callback: () => void): void {
  const look = (error: unknown): void => {
    if (isPanic(error)) callback();
  };
  pool.on('connect', (client: PoolClient) => {
    const run = client.query.bind(client) as Run;
    const watched: Run = (...args) => {
      const last = args.at(-1);
      // A pool passes a callback; code that took a client from the pool receives a promise.
      if (typeof last === 'function') {
        const done: Callback = (error, ...rest) => {
          look(error);
          (last as Callback)(error, ...rest);
        };
        return run(...args.slice(0, -1), done);
      }
      const result = run(...args);
      if (result instanceof Promise) result.catch(look);
      return result;
    };
    client.query = watched as typeof client.query;
  });
}
