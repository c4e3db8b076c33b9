import type { DatabaseError, Pool, PoolClient } from 'pg';

type Callback = (error: unknown, ...rest: unknown[]) => void;
type Run = (...args: unknown[]) => unknown;

const isPanic = (error: unknown): boolean => (error as Partial<DatabaseError> | undefined)?.severity === 'PANIC';

/**
 * Calls back when a statement of the pool ended with a PANIC, such as a checkpoint while the disk is full. A PostgreSQL server ends then and
 * starts again; PGlite 0.5 stays, and answers no statement any more.
 */
export function onPanic(pool: Pool, callback: () => void): void {
  const look = (error: unknown): void => {
    if (isPanic(error)) callback();
  };
  pool.on('connect', (client: PoolClient) => {
    const run = client.query.bind(client) as Run;
    const watched: Run = (...args) => {
      const last = args.at(-1);
      // A pool passes a callback; whoever took a client from it gets a promise.
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
