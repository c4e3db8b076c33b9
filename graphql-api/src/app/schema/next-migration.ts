import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { DatabaseSchema } from '@mikro-orm/postgresql';
import type { PrimaryDatabase } from '../../infra/database/database.ts';

/**
 * Compares only tables, indexes and triggers. Functions are written in migrations and not declared with the entities. If they were read from the
 * database, the migration would seem to remove them, and its `down` would create them again.
 */
class TableMigrator extends Migrator {
  protected override getSchemaFromSnapshot(): Promise<DatabaseSchema> {
    return DatabaseSchema.create(this.driver.getConnection(), this.driver.getPlatform(), this.config);
  }
}

/** A written migration, or none if entities and database agree. */
export interface NextMigration {
  /** Name of its class and file, without an extension. */
  name: string | undefined;
  up: readonly string[];
  down: readonly string[];
}

/** Writes a migration into `folder` that brings the tables of a migrated database in line with the entities, and that can be reverted. */
export async function writeNextMigration(database: PrimaryDatabase, folder: string): Promise<NextMigration> {
  const { config } = database.orm;
  config.set('migrations', { ...config.get('migrations'), path: folder, pathTs: folder, snapshot: false });
  const before = new Set(readdirSync(folder));
  const { diff } = await new TableMigrator(database.em()).create(folder);
  const added = diff.up.length > 0 ? readdirSync(folder).find((file) => !before.has(file)) : undefined;
  return { name: added && basename(added, '.ts'), ...diff };
}

/** Returns the list of all migrations, as source text. */
export const migrationList = (names: string[]): string =>
  [
    "import type { Migration } from '@mikro-orm/migrations';",
    "import type { Constructor } from '@mikro-orm/postgresql';",
    ...names.map((name) => `import { ${name} } from './${name}.ts';`),
    '',
    '/** All migrations, oldest first. */',
    `export const migrations: Constructor<Migration>[] = [${names.join(', ')}];`,
    '',
  ].join('\n');
