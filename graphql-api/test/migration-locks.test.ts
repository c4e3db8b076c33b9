import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { entities } from '../src/app/schema/entities.ts';
import { openDatabase, type OpenOptions } from '../src/infra/database/database.ts';
import type { MigrationClass } from '../src/infra/database/orm.ts';
import { raw } from '../src/platform/database/sql.ts';
import { migrations } from '../migrations/index.ts';
import { freshDatabase, type FreshDatabase } from './fresh-database.ts';
import { databaseUrl } from './settings.ts';

class Addition extends Migration {
  override name = 'Addition';

  override up(): void {
    this.addSql('alter table categories add addition int');
  }
}

class Slow extends Migration {
  override name = 'Slow';

  override up(): void {
    // Longer than the driver waits for the statement of a request.
    this.addSql('select pg_sleep(21)');
  }
}

/** Creates a database in which all migrations of this release have run. */
async function migrated(): Promise<FreshDatabase> {
  const fresh = await freshDatabase(databaseUrl!);
  const database = await open(fresh, []);
  await database.migrate();
  await database.close();
  return fresh;
}

const open = ({ url }: FreshDatabase, later: MigrationClass[], options: OpenOptions = {}) =>
  openDatabase({ url, dataDir: '' }, { entities, migrations: [...migrations, ...later] }, options);

// The embedded database has one session, so statements cannot queue there.
describe.skipIf(!databaseUrl)('a migration on a PostgreSQL server', () => {
  it('creates all tables in the schema of the connection, including the migration table', async () => {
    const fresh = await freshDatabase(databaseUrl!);
    const owner = new Client({ connectionString: fresh.url });
    await owner.connect();
    await owner.query(`create schema campus; alter database ${new URL(fresh.url).pathname.slice(1)} set search_path = campus`);
    const database = await open(fresh, []);
    try {
      await database.migrate();
      const { rows } = await owner.query(
        "select schemaname as schema, bool_or(tablename = 'mikro_orm_migrations') as has_list from pg_tables where schemaname in ('campus', 'public') group by 1",
      );
      expect(rows).toEqual([{ schema: 'campus', has_list: true }]);
      expect(await database.orm.migrator.getPending()).toEqual([]);
    } finally {
      await Promise.all([owner.end(), database.close()]);
      await fresh.drop();
    }
  });

  it('that waits for a reader such as a backup does not block other readers, and runs when the reader is done', async () => {
    const fresh = await migrated();
    const reader = new Client({ connectionString: fresh.url });
    const other = new Client({ connectionString: fresh.url });
    const warnings: string[] = [];
    const database = await open(fresh, [Addition], { warn: (_, text) => void warnings.push(text) });
    try {
      await reader.connect();
      await other.connect();
      await reader.query('begin; select from categories');
      const migrating = database.migrate();
      const waits = async () => (await reader.query("select from pg_locks where not granted and relation = 'categories'::regclass")).rowCount! > 0;
      await vi.waitUntil(waits, { timeout: 20_000 });
      await other.query('select from categories');
      await vi.waitUntil(() => warnings.length > 0, { timeout: 20_000 });
      expect(warnings).toEqual([expect.stringContaining('the migrations wait for its end')]);
      await reader.query('commit');
      await migrating;
      expect(warnings).toHaveLength(2);
      expect(await database.db.rows(raw('select addition from categories'))).toEqual([]);
    } finally {
      await Promise.all([reader.end(), other.end(), database.close()]);
      await fresh.drop();
    }
  }, 60_000);

  it('may take longer than a request statement', async () => {
    const fresh = await migrated();
    const database = await open(fresh, [Slow]);
    try {
      await database.migrate();
      expect(await database.orm.migrator.getPending()).toEqual([]);
    } finally {
      await database.close();
      await fresh.drop();
    }
  }, 60_000);
});
