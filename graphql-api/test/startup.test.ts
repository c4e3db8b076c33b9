import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDemoData } from '../../tools/demo/demo.ts';
import { openApplication } from '../src/app/application.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { raw, sql } from '../src/platform/database/sql.ts';
import { copyMigrated } from './embedded-folder.ts';
import { launch } from './server-process.ts';
import { testApplication } from './application.ts';
import { databaseUrl } from './settings.ts';

const on = (database: string): string => {
  const url = new URL(databaseUrl!);
  url.pathname = `/${database}`;
  return url.href;
};

describe.skipIf(!databaseUrl)('on a PostgreSQL server', () => {
  it('two servers that start at once on an empty database both become ready', async () => {
    const { container } = await testApplication();
    for (const name of ['together_1', 'together_2']) {
      await container.database.db.rows(raw(`create database ${name}`));
      const servers = await Promise.all([launch({ DATABASE_URL: on(name) }), launch({ DATABASE_URL: on(name) })]);
      const codes = servers.map(({ child }) => child.exitCode);
      for (const server of servers) await server.stop();
      await container.database.db.rows(raw(`drop database ${name} with (force)`));
      expect(codes, servers.map((server) => server.output()).join('\n')).toEqual([null, null]);
    }
  }, 120_000);

  it('a missing database stops the start and is not created', async () => {
    const { container } = await testApplication();
    const server = await launch({ DATABASE_URL: on('mistyped') });
    expect(server.child.exitCode).toBe(1);
    expect(server.output()).toContain('database "mistyped" does not exist');
    expect(await container.database.db.rows(sql`select datname from pg_database where datname = 'mistyped'`)).toEqual([]);
  }, 120_000);
});

describe.skipIf(databaseUrl)('the demo shop', () => {
  it('is added completely or not at all, and the next start completes an interrupted one', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-demo-'));
    await copyMigrated(dataDir);
    const container = await openApplication(readSettings({ DATA_DIR: dataDir }));
    try {
      await container.database.migrate();
      for (let start = 0; start < 2; start += 1) {
        const progress: number[] = [];
        const work = addDemoData(container, (done) => {
          progress.push(done);
          if (done === 3) throw new Error('killed');
        });
        await expect(work).rejects.toThrow('killed');
        expect(progress).toEqual([1, 2, 3]);
        const counts = sql`select (select count(*)::int from users) as users, (select count(*)::int from categories) as categories,
          (select count(*)::int from photo_files) as photos`;
        expect(await container.database.db.one(counts)).toEqual({ users: 0, categories: 0, photos: 0 });
      }
    } finally {
      await container.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 180_000);
});
