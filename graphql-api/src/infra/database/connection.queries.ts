import type { ClientBase, Pool, QueryConfig, QueryResult } from 'pg';

/** Drops the prepared statements of the session. */
export const FORGET_STATEMENTS = 'deallocate all';

/** What the processes of a PostgreSQL server do by themselves, for the embedded database, which has none. */
export const CHECKPOINT = 'checkpoint';
export const VACUUM = 'vacuum (analyze)';

/** The name of the database, as `name`, and that of the schema in which new tables lie, as `schema`. */
export const CURRENT_DATABASE = 'select current_database() as name, current_schema() as schema';

/** Sets the longest time of a statement of the session, in seconds; 0 means no limit. */
export const limitStatements = (seconds: number): string => `set statement_timeout = '${seconds}s'`;

/** Settings of every session: times as UTC, plans that suit short statements, and the longest time of a statement in seconds. */
export const sessionOf = (statementSeconds: number): string =>
  `set timezone = 'UTC'; set jit = off; set max_parallel_workers_per_gather = 0; ${limitStatements(statementSeconds)}`;

/** Statements of a transaction that migrates: its statements may take long, but wait at most so many seconds for a lock. */
export const migrationLimits = (lockSeconds: number): string[] => [`set local lock_timeout = '${lockSeconds}s'`, 'set local statement_timeout = 0'];

/** Throws when the connection is broken, or the pool gets none. */
export async function ping(client: ClientBase | Pool): Promise<void> {
  await client.query('select 1');
}

/** Receives the notifications of a channel from now on. `channel` is a plain identifier. */
export async function listenTo(client: ClientBase, channel: string): Promise<void> {
  await client.query(`listen ${channel}`);
}

/** What runs a statement on one of its connections. */
export interface StatementPool {
  query(config: QueryConfig): Promise<QueryResult>;
}

/** PostgreSQL's plan of a statement for any values. Throws before PostgreSQL 16, where there is none. */
export async function planOf(pool: StatementPool, statement: string): Promise<string> {
  const { rows } = await pool.query({ text: `explain (generic_plan) ${statement}` });
  return (rows as Record<string, string>[]).flatMap((row) => Object.values(row)).join('\n');
}
