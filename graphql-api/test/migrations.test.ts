import type { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/postgresql';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { squashed } from '../migrations/baseline/squashed.ts';
import { migrations } from '../migrations/index.ts';
import { Migration20261125104604 as Baseline } from '../migrations/Migration20261125104604.ts';
import { entities } from '../src/app/schema/entities.ts';
import { openDatabase, type PrimaryDatabase } from '../src/infra/database/database.ts';
import { raw } from '../src/platform/database/sql.ts';
import { copyFirstStart } from './embedded-folder.ts';
import { freshDatabase } from './fresh-database.ts';
import { databaseUrl } from './settings.ts';

/** A dump of a database with some rows that the migrations of release 0.2.0 created one by one. */
const RELEASE = readFileSync(join(import.meta.dirname, 'fixtures/release-0.2.0.sql'), 'utf8');

/** Runs `work` on an empty database. */
async function onEmpty<Result>(work: (database: PrimaryDatabase) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-migrations-'));
  const fresh = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
  if (!fresh) await copyFirstStart(dataDir);
  const database = await openDatabase({ dataDir, url: fresh?.url }, { entities, migrations });
  try {
    return await work(database);
  } finally {
    await database.close();
    await fresh?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs `work` on a database in which only the migrations up to the given one have run. */
const after = <Result>(last: Constructor<Migration>, work: (database: PrimaryDatabase) => Promise<Result>): Promise<Result> =>
  onEmpty(async (database) => {
    await database.orm.migrator.up({ to: last.name });
    return work(database);
  });

/** Runs `work` on a database of release 0.2.0. */
const ofRelease = <Result>(work: (database: PrimaryDatabase) => Promise<Result>): Promise<Result> =>
  onEmpty(async (database) => {
    await database.orm.em.getConnection().execute(RELEASE, [], 'run');
    return work(database);
  });

/** Selects columns, constraints, indexes, triggers, functions, sequences and extensions, without the migrator's own table. */
const CATALOGUE = `select what from (
    select format('column %s.%s %s %s %s %s', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid)) as what
      from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped
    union all select format('rule %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
    union all select format('index %s', indexdef) from pg_indexes where schemaname = current_schema()
    union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p
      where pronamespace = current_schema()::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select format('sequence %s %s %s', sequencename, data_type, increment_by) from pg_sequences where schemaname = current_schema()
    union all select format('extension %s', extname) from pg_extension where extname <> 'plpgsql'
  ) catalogue where what not like '%mikro_orm_migrations%' order by 1`;

const catalogueOf = async ({ db }: PrimaryDatabase): Promise<string[]> => (await db.rows<{ what: string }>(raw(CATALOGUE))).map(({ what }) => what);

const synonymsOf = ({ db }: PrimaryDatabase) => db.rows(raw('select id, terms from search_synonyms order by id'));

/** Returns the number of rows of each table. */
async function countsOf({ db }: PrimaryDatabase): Promise<Record<string, number>> {
  const tables = await db.rows<{ name: string }>(
    raw("select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'mikro%' order by 1"),
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) counts[name] = (await db.one<{ count: number }>(raw(`select count(*)::int as count from ${name}`)))!.count;
  return counts;
}

const namesOf = async ({ db }: PrimaryDatabase): Promise<string[]> =>
  (await db.rows<{ name: string }>(raw('select name from mikro_orm_migrations order by id'))).map(({ name }) => name);

describe('the baseline', () => {
  it('creates the same tables as the migrations of release 0.2.0', async () => {
    const made = await after(Baseline, async (database) => ({ catalogue: await catalogueOf(database), synonyms: await synonymsOf(database) }));
    await ofRelease(async (database) => {
      expect(made.catalogue.length).toBeGreaterThan(500);
      expect(made.catalogue).toEqual(await catalogueOf(database));
      expect(made.synonyms).toEqual(await synonymsOf(database));
    });
  }, 120_000);

  it('is recorded as executed in a database of release 0.2.0, which keeps every row', async () => {
    await ofRelease(async (database) => {
      const counts = await countsOf(database);
      expect(counts).toMatchObject({ users: 3, products: 4, orders: 2, reviews: 1, messages: 1, points_entries: 1 });
      await database.migrate();
      const { search_synonyms: synonyms, ...kept } = counts;
      expect(await countsOf(database)).toMatchObject(kept);
      // A later migration removes one group.
      expect((await countsOf(database)).search_synonyms).toBe(synonyms! - 1);
      expect(new Set(await namesOf(database))).toEqual(new Set([...squashed, ...migrations.map(({ name }) => name)]));
    });
  }, 120_000);

  it('leads to the same tables from a database of release 0.2.0 as from an empty one', async () => {
    const migrated = (database: PrimaryDatabase) => database.migrate().then(() => catalogueOf(database));
    expect(await ofRelease(migrated)).toEqual(await onEmpty(migrated));
  }, 120_000);

  it('rejects a database of an earlier release and names the release to start first', async () => {
    await ofRelease(async (database) => {
      await database.db.rows(raw(`delete from mikro_orm_migrations where name >= 'Migration20261124'`));
      const before = await catalogueOf(database);
      await expect(database.migrate()).rejects.toThrow('older than release 0.2.0: start release 0.2.0 on it first');
      expect(await catalogueOf(database)).toEqual(before);
    });
  }, 120_000);

  it('drops on its way down what it created', async () => {
    await onEmpty(async (database) => {
      // Creates the migrator's own table.
      await database.orm.migrator.getPending();
      await database.orm.migrator.up({ to: Baseline.name });
      await database.orm.migrator.down({ to: 0 });
      expect(await catalogueOf(database)).toEqual([]);
    });
  }, 120_000);
});

interface Column {
  name: string;
  type: string;
  /** Whether an insert must include the column. */
  required: boolean;
}

/** Returns the columns of all tables, as a process of an earlier release sees them. */
const columnsOf = ({ db }: PrimaryDatabase) =>
  db.rows<Column>(
    raw(`select table_name || '.' || column_name as name, udt_name as type,
      is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' as required from information_schema.columns
      where table_schema = current_schema() and table_name not like 'mikro%' order by 1`),
  );

const tableOf = ({ name }: Column) => name.split('.')[0];

/** Returns the columns that a process of the previous release would miss, could not leave out, or would find with another type. */
function broken(before: Column[], now: Column[]): string[] {
  const known = new Map(before.map((column) => [column.name, column]));
  const tables = new Set(before.map(tableOf));
  const names = new Set(now.map(({ name }) => name));
  const changed = now.filter((column) => {
    const former = known.get(column.name);
    return former ? former.type !== column.type || (column.required && !former.required) : column.required && tables.has(tableOf(column));
  });
  return [...before.filter(({ name }) => !names.has(name)), ...changed].map(({ name }) => name).sort();
}

/** Columns that migrations after the baseline drop, rename or require, each with the migration and the reason why no running process needs it. */
const CONTRACTED: Record<string, string> = {};

describe('the migrations after the baseline', () => {
  it('drop, rename and require no column that the previous release uses', async () => {
    await after(Baseline, async (database) => {
      const before = await columnsOf(database);
      await database.migrate();
      expect(broken(before, await columnsOf(database))).toEqual(Object.keys(CONTRACTED).sort());
    });
  }, 120_000);

  it('fail the check for a dropped, renamed, newly required or changed column and a dropped table', () => {
    const column = (name: string, required = false, type = 'text'): Column => ({ name, required, type });
    const before = ['a.dropped', 'a.renamed', 'a.required', 'a.type', 'a.same', 'b.id'].map((name) => column(name));
    const now = [
      column('a.newName'),
      column('a.required', true),
      column('a.type', false, 'int4'),
      column('a.same'),
      column('a.new', true),
      column('c.id', true),
    ];
    expect(broken(before, now)).toEqual(['a.dropped', 'a.new', 'a.renamed', 'a.required', 'a.type', 'b.id']);
  });
});
