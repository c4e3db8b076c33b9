import { PostgresDialect } from 'kysely';
import type { MikroORM } from '@mikro-orm/postgresql';
import { withoutWaiting } from '../database/database-wait.ts';
import type { PrimaryDatabase } from '../database/database.ts';
import { connect, connectForMigrations } from '../database/orm.ts';
import { runMigrations } from '../database/run-migrations.ts';
import type { CampusPools } from './campus-pools.ts';
import { grantSchema, type SchemaOwner } from './role.queries.ts';
import { beginInSchema } from './session.queries.ts';

/**
 * Opens an ORM without entities that migrates a schema, as the role that signed in. On a server it has its own connection without a statement
 * timeout. The embedded database has only one session, which it shares with the pool.
 */
function openMigrator({ embedded, shared: { options } }: PrimaryDatabase, pools: CampusPools, schema: string): Promise<MikroORM> {
  if (!embedded) return connectForMigrations(options, beginInSchema(schema));
  const none = { entities: [], discovery: { warnWhenNoEntities: false } };
  return connect({ ...options, ...none, driverOptions: new PostgresDialect({ pool: pools.of({ schema }) }) }, withoutWaiting);
}

async function withMigrator(
  primary: PrimaryDatabase,
  pools: CampusPools,
  owner: SchemaOwner,
  work: (orm: MikroORM) => Promise<unknown>,
): Promise<void> {
  const orm = await openMigrator(primary, pools, owner.schema);
  try {
    await work(orm);
  } finally {
    await orm.close();
  }
  // The campus's role also gets access to tables that a migration created.
  await grantSchema(pools.of({ schema: owner.schema }), owner);
}

/** Runs the pending migrations of a schema in one transaction. */
export async function migrateSchema(primary: PrimaryDatabase, pools: CampusPools, owner: SchemaOwner): Promise<void> {
  await withMigrator(primary, pools, owner, (orm) => runMigrations(orm, primary.shared.warn));
}

/** Runs the migrations of a schema up to the named one. */
export async function migrateSchemaTo(primary: PrimaryDatabase, pools: CampusPools, owner: SchemaOwner, name: string): Promise<void> {
  await withMigrator(primary, pools, owner, (orm) => orm.migrator.up({ to: name }));
}
