import type { ClientBase } from 'pg';
import { OTHER_TABLES } from './format.ts';

/** A table of the schema and its columns, quoted. Generated columns are left out. */
export interface TableColumns {
  name: string;
  columns: string[];
}

/** A foreign key, as PostgreSQL writes its definition. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Returns the tables that a backup contains, by name. */
export async function tablesOf(client: ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not c.relname = any($1) group by c.relname order by c.relname`,
    [OTHER_TABLES],
  );
  return rows;
}

/** Returns the last value of each sequence in use. */
export async function sequencesOf(client: ClientBase): Promise<{ name: string; value: number }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null and sequencename not like 'mikro\\_orm%' order by sequencename`,
  );
  return rows.map(({ name, value }) => ({ name, value: Number(value) }));
}

/** Returns the foreign keys of all tables. */
export async function foreignKeysOf(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select quote_ident(r.relname) as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
    order by r.relname, c.conname`,
  );
  return rows;
}

/** Returns the names of the applied migrations; empty if the database has none. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query("select from pg_tables where schemaname = current_schema() and tablename = 'mikro_orm_migrations'");
  if (found.length === 0) return [];
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
}

/** Returns the hashes of all photos that rows reference. */
export async function photoHashesOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from photos order by id');
  return rows.map(({ hash }) => hash);
}

/** Returns whether users or categories exist. Without them, the database has no other data either. */
export async function holdsData(client: ClientBase): Promise<boolean> {
  if ((await migrationsOf(client)).length === 0) return false;
  const { rows } = await client.query('select from users union all select from categories limit 1');
  return rows.length > 0;
}

/** Deletes everything in the schema. */
export async function emptySchema(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_schema()) as name');
  const { name } = rows[0]!;
  await client.query(`begin; set local client_min_messages = warning; drop schema ${name} cascade; create schema ${name}; commit`);
}

/** Returns whether the schema contains functions of extensions, which other campuses of the database use. */
export async function isSharedSchema(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query("select from pg_namespace where nspname = 'platform' and current_schema() = 'public'");
  return rows.length > 0;
}
