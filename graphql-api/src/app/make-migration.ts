import 'reflect-metadata';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { openDatabase } from '../infra/database.ts';
import { migrations } from '../../migrations/index.ts';
import { entities } from './entities.ts';

/* Compares the entities with a database that has all migrations, and writes the difference as the next migration. */
const folder = resolve(import.meta.dirname, '../../migrations');
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
    const index = join(folder, 'index.ts');
    const name = added.replace('.ts', '');
    const lines = readFileSync(index, 'utf8').replace(/,?\s*\];/, `, ${name}];`);
    writeFileSync(index, `import { ${name} } from './${added}';\n${lines}`);
    console.log(`Wrote migrations/${added}. Review it before you commit it.`);
  }
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
