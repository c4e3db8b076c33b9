import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../../migrations/index.ts';
import { entities } from '../../app/schema/entities.ts';
import { openApplication } from '../../app/application.ts';
import { sql } from '../../platform/database/sql.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { createAdmin } from '../../domains/people/accounts/admin.service.ts';
import { copyMigrated } from '../../../test/embedded-folder.ts';
import { databaseUrl } from '../../../test/settings.ts';
import { openDatabase } from '../database/database.ts';

const model = { entities, migrations };

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-embedded-'));
  try {
    await copyMigrated(dataDir);
    await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

// Skipped with a PostgreSQL server, because it would repeat the tests on the embedded database.
describe.skipIf(databaseUrl)('the embedded database', { timeout: 120_000 }, () => {
  it('rejects a second process on its folder by name, and keeps its data across a restart', async () => {
    await inFolder(async (dataDir) => {
      const first = await openDatabase({ dataDir }, model);
      await first.db.rows(sql`insert into categories (name) values ('Kept')`);
      await expect(openDatabase({ dataDir }, model)).rejects.toThrow(/in use by process \d+/);
      await first.close();
      const second = await openDatabase({ dataDir }, model);
      expect(await second.db.rows(sql`select name from categories`)).toEqual([{ name: 'Kept' }]);
      await second.close();
    });
  });

  it('takes over a lock when its holder has ended', async () => {
    await inFolder(async (dataDir) => {
      await (await openDatabase({ dataDir }, model)).close();
      writeFileSync(join(dataDir, 'database/lock'), '999999 1 some-boot');
      const again = await openDatabase({ dataDir }, model);
      expect(await again.db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
      await again.close();
    });
  });

  it('is restarted after it was killed, even if that fails several times at first', async () => {
    await inFolder(async (dataDir) => {
      const warnings: string[] = [];
      const database = await openDatabase({ dataDir }, model, { warn: (_error, text) => void warnings.push(text) });
      const lock = join(dataDir, 'database/lock');
      const held = readFileSync(lock, 'utf8');
      process.kill(Number(held.split(' ')[0]), 'SIGKILL');
      // A live holder: this process, which started the database.
      const mine = held.split('\n')[1]!;
      writeFileSync(lock, `${mine}\n${mine}`);
      await expect.poll(() => warnings.filter((text) => text.includes('could not be started again')).length, { timeout: 30_000 }).toBeGreaterThan(1);
      rmSync(lock);
      const answer = () => database.db.rows(sql`select 1 as one`).catch(() => undefined);
      await expect.poll(answer, { timeout: 30_000 }).toEqual([{ one: 1 }]);
      await database.close();
    });
  });

  it('is restarted after a PANIC that would leave it unresponsive, and loses no committed data', async () => {
    await inFolder(async (dataDir) => {
      const database = await openDatabase({ dataDir }, model);
      await database.db.rows(sql`insert into categories (name) values ('Kept')`);
      // A folder in place of a file that a checkpoint writes causes a PANIC, as a full disk does (`npm run attack -- disk`).
      const file = join(dataDir, 'database/pgdata/pg_logical/replorigin_checkpoint.tmp');
      mkdirSync(file);
      await expect(database.db.rows(sql`checkpoint`)).rejects.toMatchObject({ severity: 'PANIC' });
      rmSync(file, { recursive: true });
      const answer = () => database.db.rows(sql`select name from categories`).catch(() => undefined);
      await expect.poll(answer, { timeout: 30_000 }).toEqual([{ name: 'Kept' }]);
      await database.close();
    });
  });

  it('admits the admin command while the server runs', async () => {
    await inFolder(async (dataDir) => {
      const settings = readSettings({ DATA_DIR: dataDir });
      const running = await openApplication(settings);
      const command = await openApplication(settings, { attach: true });
      await createAdmin(command.context(null, 'test'), { email: 'Boss@College.example', name: 'Boss', password: 'secret' });
      await command.close();
      expect(await running.database.db.rows(sql`select email, role from users`)).toEqual([{ email: 'boss@college.example', role: 'ADMIN' }]);
      await running.close();
    });
  });
});
