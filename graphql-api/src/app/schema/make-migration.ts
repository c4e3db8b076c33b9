import 'reflect-metadata';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { openDatabase } from '../../infra/database/database.ts';
import { migrations } from '../../../migrations/index.ts';
import { entities } from './entities.ts';

/** The list of all migrations, as source text. */
const indexOf = (names: string[]): string =>
  [
    "import type { Migration } from '@mikro-orm/migrations';",
    "import type { Constructor } from '@mikro-orm/postgresql';",
    ...names.map((name) => `import { ${name} } from '../${name}.ts';`),
    '',
    '/** All migrations, oldest first. */',
    `export const migrations: Constructor<Migration>[] = [${names.join(', ')}];`,
    '',
  ].join('\n');

/* Compares the entities with a database that has all migrations, and writes the difference as the next migration. */
const folder = resolve(import.meta.dirname, '../../../migrations');
const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-migration-'));
const database = await openDatabase({ dataDir }, { entities, migrations });
try {
  await database.migrate();
  database.orm.config.set('migrations', { ...database.orm.config.get('migrations'), path: folder, pathTs: folder, snapshot: false });
  const before = new Set(readdirSync(folder));
  const result = await new Migrator(database.em()).create(folder);
  const added = readdirSync(folder).find((file) => !before.has(file));
  if (!added || result.diff.up.length === 0) console.log('The entities and the migrations agree: nothing to write.');
  else {
    // The order of those that have run stays, which is not that of their names.
    writeFileSync(join(folder, 'index.ts'), indexOf([...migrations.map(({ name }) => name), basename(added, '.ts')]));
    console.log(`Wrote migrations/${added}. Review it before you commit it.`);
  }
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
