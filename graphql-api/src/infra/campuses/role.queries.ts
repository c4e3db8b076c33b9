import type { PoolClient } from 'pg';
import type { StatementPool } from '../database/connection.queries.ts';

/** Schema of a campus, and the role with access to its tables only. */
export interface SchemaOwner {
  schema: string;
  role: string;
}

/** Names of schemas and roles consist of letters, digits and underscores. */
const ident = (name: string): string => `"${name}"`;

/** Returns the name of the database. Roles on the same server must differ by it. */
export async function databaseName(pool: StatementPool): Promise<string> {
  const { rows } = await pool.query({ text: 'select current_database()::text as name' });
  return (rows as { name: string }[])[0]!.name;
}

/** Creates a schema and its role, unless they exist. The role cannot sign in. */
export async function createSchema(pool: StatementPool, { schema, role }: SchemaOwner): Promise<void> {
  const { rows } = await pool.query({ text: 'select from pg_roles where rolname = $1::name', values: [role] });
  if (rows.length === 0) await pool.query({ text: `create role ${ident(role)} nologin noinherit` });
  await pool.query({ text: `grant ${ident(role)} to current_user` });
  await pool.query({ text: `create schema if not exists ${ident(schema)}` });
}

/** Lets a role read and write the tables of its schema, but not alter them. */
export async function grantSchema(pool: StatementPool, { schema, role }: SchemaOwner): Promise<void> {
  const [inSchema, to] = [`in schema ${ident(schema)}`, `to ${ident(role)}`];
  await pool.query({ text: `grant usage on schema ${ident(schema)} ${to}` });
  await pool.query({ text: `grant select, insert, update, delete on all tables ${inSchema} ${to}` });
  await pool.query({ text: `grant usage, select, update on all sequences ${inSchema} ${to}` });
}

/** Removes a schema with all its contents, and its role. */
export async function dropSchema(pool: StatementPool, { schema, role }: SchemaOwner): Promise<void> {
  await pool.query({ text: `drop schema if exists ${ident(schema)} cascade` });
  const { rows } = await pool.query({ text: 'select from pg_roles where rolname = $1::name', values: [role] });
  if (rows.length === 0) return;
  await pool.query({ text: `drop owned by ${ident(role)}` });
  await pool.query({ text: `drop role ${ident(role)}` });
}

/** Returns whether a connection leads directly to one session of the server, not through a proxy that gives each transaction another session. */
export async function isDirect(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query({ text: 'select pg_backend_pid()::int as pid' });
  return (rows as { pid: number }[])[0]!.pid === (client as PoolClient & { processID?: number }).processID;
}
