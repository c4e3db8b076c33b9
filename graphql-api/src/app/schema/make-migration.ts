import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '../../infra/database/database.ts';
import { migrations } from '../../../migrations/index.ts';
import { entities } from './entities.ts';
import { migrationList, writeNextMigration } from './next-migration.ts';

/* Compares the entities with a database that has all migrations, and writes the difference as the next migration. */
const folder = resolve(import.meta.dirname, '../../../migrations');
const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-migration-'));
const database = await openDatabase({ dataDir }, { entities, migrations });
try {
  await database.migrate();
  const { name } = await writeNextMigration(database, folder);
  if (!name) console.log('The entities and the migrations agree: nothing to write.');
  else {
    // The order of applied migrations must be kept. It is not the order of their names.
    writeFileSync(join(folder, 'index.ts'), migrationList([...migrations.map(({ name: earlier }) => earlier), name]));
    console.log(`Wrote migrations/${name}.ts. Review it before you commit it.`);
  }
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
