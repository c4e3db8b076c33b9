import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { makeMigratedTemplate } from './embedded-folder.ts';
import { migrate } from './migrate.ts';
import { environment, onSecondCampus } from './settings.ts';
import { tableSums } from './table-sums.ts';

async function administer(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const randomName = (): string => `campuscart_test_${randomBytes(6).toString('hex')}`;

const urlOf = (server: string, name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** An empty database, and a function to drop it. */
export interface FreshDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates an empty database on a server. */
export async function freshDatabase(server: string): Promise<FreshDatabase> {
  const name = randomName();
  await administer(server, [`create database ${name}`]);
  return { url: urlOf(server, name), drop: () => administer(server, [`drop database ${name} with (force)`]) };
}

/** Returns `tableSums` of the first campus of a database. */
async function sumsOfFirst(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await tableSums(async <Row extends object>(text: string) => (await client.query<Row>(text)).rows);
  } finally {
    await client.end();
  }
}

/** Returns the tables of the first campus that differ between the original database, which comes first, and its copies. */
async function tablesThatDiffer(server: string, [original, ...copies]: string[]): Promise<string[]> {
  const before = await sumsOfFirst(urlOf(server, original!));
  const found = new Set<string>();
  for (const copy of copies) {
    for (const [table, sum] of Object.entries(await sumsOfFirst(urlOf(server, copy)))) if (before[table] !== sum) found.add(table);
  }
  return [...found];
}

/**
 * Gives each worker of this run its own database with all tables, and drops the databases afterwards. They are copies of one that is migrated here.
 * On the server of TEST_DATABASE_URL, they exist before the workers start, and each worker finds its own by number. Embedded databases are copied by
 * the workers.
 */
export async function setup({ config }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = environment.TEST_DATABASE_URL;
  if (!server) return void (await makeMigratedTemplate());
  // Another project of the same run has already created them.
  if (environment.TEST_DATABASE_NAME) return undefined;
  const name = (environment.TEST_DATABASE_NAME = randomName());
  const names = Array.from({ length: config.maxWorkers }, (_, index) => `${name}_${index + 1}`);
  await administer(server, [`create database ${name}`]);
  await migrate({ clientUrl: urlOf(server, name) });
  await administer(
    server,
    names.map((each) => `create database ${each} template ${name}`),
  );
  return async () => {
    const touched = onSecondCampus ? await tablesThatDiffer(server, [name, ...names]) : [];
    await administer(
      server,
      [name, ...names].map((each) => `drop database ${each} with (force)`),
    );
    if (touched.length > 0) throw new Error(`The tests of the second campus changed these tables of the first one: ${touched.join(', ')}`);
  };
}
