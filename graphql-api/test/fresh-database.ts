import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { environment } from './settings.ts';

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database, and how it is dropped. */
export interface FreshDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates an empty database on a server. */
export async function freshDatabase(server: string): Promise<FreshDatabase> {
  const name = `campuscart_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

/** Gives this run an empty database of its own on the server of TEST_DATABASE_URL, and drops it afterwards. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const server = environment.TEST_DATABASE_URL;
  if (!server) return undefined;
  const { url, drop } = await freshDatabase(server);
  environment.TEST_DATABASE_URL = url;
  return drop;
}
