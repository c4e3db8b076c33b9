import type { ClientBase } from 'pg';
import { tablesOf } from '../backup/catalog.queries.ts';

/** Waits for transactions that write to the tables of the connection's schema. Reads continue meanwhile. */
export async function awaitWriters(client: ClientBase): Promise<void> {
  const tables = await tablesOf(client);
  await client.query('begin');
  await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in share mode`);
  await client.query('commit');
}
