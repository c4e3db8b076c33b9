import { hash } from 'node:crypto';
import type { StatementPool } from '../database/connection.queries.ts';
import type { PrimaryDatabase } from '../database/database.ts';
import { runUpkeep } from '../embedded/upkeep.ts';
import { CampusPools, type CampusPool } from './campus-pools.ts';
import { openCampusDatabase } from './campus-database.ts';
import { migrateSchema } from './campus-schema.ts';
import { createPlatformSchema, hasPlatform, migratePlatform } from './platform.queries.ts';
import { createSchema, databaseName, grantSchema, isDirect, type SchemaOwner } from './role.queries.ts';
import { FIRST_SCHEMA, PLATFORM_SCHEMA } from './session.queries.ts';

/** All campuses of a database. */
export interface Platform {
  primary: PrimaryDatabase;
  pools: CampusPools;
  /** Runs statements on the platform tables. */
  pool: CampusPool;
  databaseOf(campus: SchemaOwner): ReturnType<typeof openCampusDatabase>;
  close: () => void;
}

/** Runs statements on the platform tables in one transaction. */
export async function inPlatform<Result>({ pool }: Pick<Platform, 'pool'>, work: (client: StatementPool) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query({ text: 'begin' });
    const result = await work(client);
    await client.query({ text: 'commit' });
    client.release();
    return result;
  } catch (error) {
    // Closing the connection ends the transaction.
    client.release(error as Error);
    throw error;
  }
}

/** Throws if a proxy gives each transaction another session, because a schema set for one session would apply to another. */
async function assertDirect({ embedded, shared: { pool } }: PrimaryDatabase): Promise<void> {
  if (embedded) return;
  const client = await pool.connect();
  try {
    if (await isDirect(client)) return;
  } finally {
    client.release();
  }
  throw new Error('Several campuses need a direct connection to PostgreSQL: DATABASE_URL leads to a proxy such as PgBouncer.');
}

/** Throws if this process shares the only session of the embedded database with a server that switches it between campuses. */
export async function assertOwnSession({ shared: { isGuest, pool } }: PrimaryDatabase): Promise<void> {
  if (isGuest && (await hasPlatform(pool))) throw new Error('Stop the server first: this database has several campuses and one session.');
}

/** Opens the platform. From now on, all statements of this process use the pools of campuses. */
async function open(primary: PrimaryDatabase): Promise<Platform> {
  await assertDirect(primary);
  const { pool, connections } = primary.shared;
  const pools = CampusPools.on(pool, connections);
  primary.shared.stopUpkeep();
  // Runs as the owner of the database, no matter which campus the embedded database's only session served last.
  const close = primary.embedded ? runUpkeep(pools.of({ schema: FIRST_SCHEMA })) : () => undefined;
  const databaseOf = (campus: SchemaOwner) => openCampusDatabase(primary, pools, campus);
  return { primary, pools, pool: pools.of({ schema: PLATFORM_SCHEMA }), databaseOf, close };
}

/** Opens the campuses of a database; undefined if the database has a single market. */
export async function openPlatform(primary: PrimaryDatabase, now: Date): Promise<Platform | undefined> {
  if (!(await hasPlatform(primary.shared.pool))) return undefined;
  const platform = await open(primary);
  await inPlatform(platform, (client) => migratePlatform(client, now));
  return platform;
}

/** Opens the campuses of a database and creates missing platform tables first. */
export async function createPlatform(primary: PrimaryDatabase, now: Date): Promise<Platform> {
  const { pool, connections } = primary.shared;
  await createPlatformSchema(CampusPools.on(pool, connections).of({ schema: FIRST_SCHEMA }));
  return (await openPlatform(primary, now))!;
}

/** Returns the schema and the role of a campus. Roles are shared by the whole server, so their names include the database. */
export async function ownerOf({ pool }: Platform, slug: string, schema?: string): Promise<SchemaOwner> {
  const name = `campus_${slug.replaceAll('-', '_')}`;
  const suffix = hash('sha256', await databaseName(pool)).slice(0, 8);
  return { schema: schema ?? name, role: `${name}_${suffix}` };
}

/** Creates a schema with all tables, and its role. The tables of the first campus already exist. */
export async function prepareSchema({ primary, pools }: Platform, owner: SchemaOwner): Promise<void> {
  const asOwner = pools.of({ schema: owner.schema });
  await createSchema(asOwner, owner);
  if (owner.schema === FIRST_SCHEMA) await grantSchema(asOwner, owner);
  else await migrateSchema(primary, pools, owner);
}
