import type { ClientBase } from 'pg';
import type { ForeignKey, TableColumns } from './catalog.queries.ts';

/** Number of rows per fetch. */
const ROWS_AT_ONCE = 500;

/** Begins a transaction that reads one snapshot of the tables and has no statement timeout. */
export async function beginReading(client: ClientBase): Promise<void> {
  await client.query("begin isolation level repeatable read read only; set local statement_timeout = 0; set local timezone = 'UTC'");
}

/** Begins a transaction without a statement timeout. */
export async function beginWriting(client: ClientBase): Promise<void> {
  await client.query("begin; set local statement_timeout = 0; set local timezone = 'UTC'");
}

/** Commits the transaction of the connection. */
export async function commit(client: ClientBase): Promise<void> {
  await client.query('commit');
}

/** Returns the rows of a table as JSON, a few hundred per fetch. Needs a transaction. */
export async function* rowsOf(client: ClientBase, { name, columns }: TableColumns): AsyncGenerator<string> {
  await client.query(
    `declare backup_rows no scroll cursor for select row_to_json(r)::text as row from (select ${columns.join(', ')} from ${name}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close backup_rows');
}

/** Inserts JSON rows into a table and keeps their ids. */
export async function insertRows(client: ClientBase, { name, columns }: TableColumns, rows: readonly string[]): Promise<void> {
  const list = columns.join(', ');
  const insert = `insert into ${name} (${list}) overriding system value select ${list} from json_populate_recordset(null::${name}, $1::json)`;
  await client.query(insert, [`[${rows.join(',')}]`]);
}

/** Sets the last value of a sequence. */
export async function setSequence(client: ClientBase, name: string, value: number): Promise<void> {
  await client.query('select setval($1, $2)', [name, value]);
}

/** Empties the tables, drops their foreign keys and disables their triggers until `restoreChecks`. */
export async function emptyTables(client: ClientBase, tables: readonly TableColumns[], foreignKeys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}, photo_files, bulk_chunks`);
}

/** Adds the foreign keys again, which checks every row, and enables the triggers. */
export async function restoreChecks(client: ClientBase, tables: readonly TableColumns[], foreignKeys: readonly ForeignKey[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of foreignKeys) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
