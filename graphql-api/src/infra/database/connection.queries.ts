import type { ClientBase, Pool, QueryConfig, QueryResult } from 'pg';

/** Drops the prepared statements of the session. */
export const FORGET_STATEMENTS = 'deallocate all';

/** Maintenance that a PostgreSQL server does in its own processes. The embedded database has no such processes. */
export const CHECKPOINT = 'checkpoint';
export const VACUUM = 'vacuum (analyze)';

/** Selects the name of the database as `name`, and the schema in which new tables are created as `schema`. */
export const CURRENT_DATABASE = 'select current_database() as name, current_schema() as schema';

/** Sets the statement timeout of the session, in seconds; 0 means no limit. */
export const limitStatements = (seconds: number): string => `set statement_timeout = '${seconds}s'`;

/** Returns the settings of every session: times in UTC, plans that suit short statements, and the statement timeout in seconds. */
export const sessionOf = (statementSeconds: number): string =>
  `set timezone = 'UTC'; set jit = off; set max_parallel_workers_per_gather = 0; ${limitStatements(statementSeconds)}`;

/** Returns the settings of a migration's transaction: no statement timeout, and a lock timeout in seconds. */
export const migrationLimits = (lockSeconds: number): string[] => [`set local lock_timeout = '${lockSeconds}s'`, 'set local statement_timeout = 0'];

/** Throws if the connection is broken, or the pool cannot provide a connection. */
export async function ping(client: ClientBase | Pool): Promise<void> {
  await client.query('select 1');
}

/** Receives the notifications of a channel from now on. `channel` is a plain identifier. */
export async function listenTo(client: ClientBase, channel: string): Promise<void> {
  await client.query(`listen ${channel}`);
}

/** Runs a statement on one of its connections. */
export interface StatementPool {
  query(config: QueryConfig): Promise<QueryResult>;
}

/** Returns PostgreSQL's generic plan of a statement. Throws on versions before PostgreSQL 16, which cannot show it. */
export async function planOf(pool: StatementPool, statement: string): Promise<string> {
  const { rows } = await pool.query({ text: `explain (generic_plan) ${statement}` });
  return (rows as Record<string, string>[]).flatMap((row) => Object.values(row)).join('\n');
}
