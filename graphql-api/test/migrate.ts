import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { migrations } from '../migrations/index.ts';
import { runMigrations } from '../src/infra/database/run-migrations.ts';

/** Runs all migrations on a database. */
export async function migrate(database: Options): Promise<void> {
  const orm = await MikroORM.init({
    ...database,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true },
    pool: { min: 0, max: 1 },
  });
  try {
    await runMigrations(orm, () => undefined);
  } finally {
    await orm.close();
  }
}
