import type { ClientBase } from 'pg';
import type { StatementPool } from '../database/connection.queries.ts';

/*
 * State of test mode outside the tables of a market: a separate schema of its database, which a reset does not empty. `now()` of that schema precedes
 * PostgreSQL's own in every session, so that each statement, function and column default uses the clock of test mode.
 */

/** Starts a session: tables are created in `public`, and `now()` is the clock of test mode. */
export const TEST_MODE_SESSION = 'set search_path = public, test_mode, pg_catalog';

const SCHEMA = `
  create schema if not exists test_mode;
  create table if not exists test_mode.market (
    only_row boolean primary key default true check (only_row),
    ahead interval not null default '0',
    filled_at timestamptz,
    last_position bigint not null default 0,
    has_first_rows boolean not null default false);
  create table if not exists test_mode.first_rows (name text primary key, rows jsonb not null);
  insert into test_mode.market default values on conflict do nothing;
  create or replace function test_mode.now() returns timestamptz language sql stable as 'select pg_catalog.now() + ahead from test_mode.market';
  create table if not exists test_mode.tokens (
    id bigint primary key,
    owner text not null,
    person text not null,
    stored jsonb not null);
  create index if not exists tokens_owner on test_mode.tokens (owner);
  create table if not exists test_mode.failures (session text primary key, code text not null);
  create table if not exists test_mode.mails (
    id bigint generated always as identity primary key,
    key text unique,
    recipient text not null,
    subject text not null,
    text text not null,
    sent_at timestamptz not null)`;

/** Returns whether a database already belongs to test mode. */
export async function isTestMarket(client: ClientBase): Promise<boolean> {
  return (await client.query("select from pg_namespace where nspname = 'test_mode'")).rows.length > 0;
}

/** Creates the schema of test mode. */
export async function createTestModeSchema(client: ClientBase): Promise<void> {
  await client.query(SCHEMA);
}

/** Hour in the college's time zone at which the market is reset. */
const RESET_HOUR = 3;

/** Returns whether the market has not been filled yet, or was last filled before three in the morning. */
export async function isResetDue(client: ClientBase | StatementPool, timeZone: string): Promise<boolean> {
  const { rows } = await client.query({
    text: `select filled_at is null or filled_at < (date_trunc('day', pg_catalog.now() at time zone $1::text - make_interval(hours => ${RESET_HOUR}))
      + make_interval(hours => ${RESET_HOUR})) at time zone $1::text as due from test_mode.market`,
    values: [timeZone],
  });
  return (rows as { due: boolean }[])[0]!.due;
}

/** Stores the last position of the event log, so that positions, by which webhook receivers identify events, are never reused. */
export async function noteLastPosition(client: ClientBase): Promise<void> {
  await client.query(`update test_mode.market set last_position = greatest(last_position, (select coalesce(max(position), 0) from events))`);
}

/** Deletes emails and failures, and resets the clock. */
export async function clearTestMode(client: ClientBase): Promise<void> {
  await client.query(`truncate test_mode.mails, test_mode.failures; update test_mode.market set ahead = '0', filled_at = null`);
}

/** Returns the tables of the market, quoted, without the migrations table. */
async function tablesOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'mikro_orm_migrations' order by tablename",
  );
  return rows.map(({ name }) => name);
}

/** Saves the rows that migrations wrote into empty tables. A reset restores them. */
export async function keepFirstRows(client: ClientBase): Promise<void> {
  await client.query('delete from test_mode.first_rows');
  for (const name of await tablesOf(client)) {
    await client.query({
      text: `insert into test_mode.first_rows select $1::text, jsonb_agg(to_jsonb(t)) from ${name} t having count(*) > 0`,
      values: [name],
    });
  }
  await client.query('update test_mode.market set has_first_rows = true');
}

/** Deletes the saved rows of migrations, because other migrations have run since. */
export async function forgetFirstRows(client: ClientBase): Promise<void> {
  await client.query('delete from test_mode.first_rows; update test_mode.market set has_first_rows = false');
}

/** Returns whether the rows that migrations wrote are saved. */
export async function knowsFirstRows(client: ClientBase): Promise<boolean> {
  return (await client.query<{ known: boolean }>('select has_first_rows as known from test_mode.market')).rows[0]!.known;
}

/** Returns the columns of a table except generated ones, quoted. */
async function columnsOf(client: ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ list: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]!.list;
}

/** Empties all tables, restarts their ids, and restores the rows that migrations wrote, in one transaction. */
export async function emptyTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; rows: object[] }>('select name, rows from test_mode.first_rows');
  const tables = await tablesOf(client);
  await client.query('begin');
  try {
    await client.query(`truncate ${tables.join(', ')} restart identity`);
    for (const { name, rows: kept } of rows) {
      const columns = await columnsOf(client, name);
      const text = `insert into ${name} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
      await client.query({ text, values: [JSON.stringify(kept)] });
      await client.query(
        `select setval(pg_get_serial_sequence($1::text, 'id'), (select max(id) from ${name})) where pg_get_serial_sequence($1::text, 'id') is not null`,
        [name],
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Makes the defaults of all columns use the clock of test mode. Migrations that ran in another session used PostgreSQL's clock. */
export async function useClockInDefaults(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('alter table %I alter column %I set default %s', table_name, column_name, replace(column_default, 'pg_catalog.now()', 'now()')) as statement
    from information_schema.columns where table_schema = 'public' and column_default like '%pg_catalog.now()%'`);
  for (const { statement } of rows) await client.query(statement);
}

/** Records that the market is filled, and deletes expired tokens. The other tokens are restored when they are used. */
export async function noteFilled(client: ClientBase): Promise<void> {
  await client.query(`delete from test_mode.tokens where (stored ->> 'expires_at')::timestamptz <= pg_catalog.now()`);
  // New tokens get greater ids than all existing tokens.
  await client.query(`select setval('access_tokens_id_seq', greatest((select max(id) from test_mode.tokens), 1))`);
  await client.query('update test_mode.market set filled_at = pg_catalog.now()');
}

/** Continues the event log after its last position. */
export async function continuePositions(client: ClientBase): Promise<void> {
  await client.query(`update events set position = position + (select last_position from test_mode.market) where position is not null`);
  await client.query('update event_cursors set position = position + (select last_position from test_mode.market)');
}

/** Advances the clock by some seconds and extends tokens accordingly. Returns the time. */
export async function advanceClock(pool: StatementPool, seconds: number): Promise<Date> {
  await pool.query({ text: 'update test_mode.market set ahead = ahead + make_interval(secs => $1::float8)', values: [seconds] });
  await pool.query({
    text: `update access_tokens a set expires_at = expires_at + make_interval(secs => $1::float8) from test_mode.tokens t where t.id = a.id`,
    values: [seconds],
  });
  const { rows } = await pool.query({ text: 'select test_mode.now() as now' });
  return new Date((rows as { now: string }[])[0]!.now);
}

/** Makes the next operation of a session fail with a code. Replaces a pending failure. */
export async function setFailure(pool: StatementPool, session: string, code: string): Promise<void> {
  const text = 'insert into test_mode.failures values ($1::text, $2::text) on conflict (session) do update set code = excluded.code';
  await pool.query({ text, values: [session, code] });
}

/** Takes and returns the code with which the next operation of a session must fail. */
export async function takeFailure(pool: StatementPool, session: string): Promise<string | undefined> {
  const { rows } = await pool.query({ text: 'delete from test_mode.failures where session = $1::text returning code', values: [session] });
  return (rows as { code: string }[])[0]?.code;
}
