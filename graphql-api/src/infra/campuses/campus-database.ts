import { Configuration, type EntityManager, type MikroORM, type PostgreSqlDriver } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import { statementRunner } from '../database/statement-runner.ts';
import { countsOf, type Database, type PrimaryDatabase } from '../database/database.ts';
import { openClient } from '../database/orm.ts';
import type { CampusPool, CampusPools } from './campus-pools.ts';
import { migrateSchema, migrateSchemaTo } from './campus-schema.ts';
import type { SchemaOwner } from './role.queries.ts';
import { beginInSchema } from './session.queries.ts';

/** Returns an entity manager for the entities of an ORM that uses another pool. Metadata of the entities is shared. */
function entityManagerOn(orm: MikroORM, pool: CampusPool): EntityManager {
  const config = new Configuration({ ...orm.config.getAll(), driverOptions: new PostgresDialect({ pool }) }, false);
  const driver = config.getDriver() as PostgreSqlDriver;
  driver.setMetadata(orm.getMetadata());
  return driver.createEntityManager();
}

/** Opens the tables of one campus over the connections that all campuses share. Closing the database leaves the connections open. */
export function openCampusDatabase(primary: PrimaryDatabase, pools: CampusPools, campus: SchemaOwner): Database {
  const { pool, prepared, outage, slow } = primary.shared;
  const own = pools.of(campus);
  const db = statementRunner(own, { metadata: primary.metadata, prepared, outage, slow });
  const runPendingMigrations = () => migrateSchema(primary, pools, campus);
  return {
    db,
    // The connection for health checks uses the schema of the first campus.
    probe: db,
    metadata: primary.metadata,
    rootEm: entityManagerOn(primary.orm, own),
    outage,
    embedded: primary.embedded,
    connections: () => countsOf(pool),
    openClient: () => openClient(primary.connection, beginInSchema(campus.schema)),
    runPendingMigrations,
    runMigrationsTo: (name) => migrateSchemaTo(primary, pools, campus, name),
    withoutMigrations: (work) => primary.withoutMigrations(work),
    migrate: (firstData) =>
      primary.withoutMigrations(async () => {
        await runPendingMigrations();
        await firstData?.();
      }),
    close: () => own.end(),
  };
}
