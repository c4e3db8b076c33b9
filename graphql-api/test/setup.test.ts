import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApplication, outboxFolder, type ApplicationContainer } from '../src/app/application.ts';
import { setUp } from '../src/app/commands/setup-command.ts';
import { readSettings, type Settings } from '../src/platform/settings.ts';
import { raw } from '../src/platform/sql.ts';
import { testApplication } from './application.ts';
import { copyFirstStart } from './embedded-folder.ts';
import { databaseUrl } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'campuscart-setup-'));
let settings: Settings;
let empty: ApplicationContainer;
beforeAll(async () => {
  if (databaseUrl) await (await testApplication()).container.database.db.rows(raw('create database setup'));
  const url = databaseUrl && Object.assign(new URL(databaseUrl), { pathname: '/setup' }).href;
  settings = readSettings({ DATA_DIR: folder, DATABASE_URL: url, BRAND_NAME: 'Hostel Bazaar', STUDENT_EMAIL_DOMAINS: 'college.example' });
  if (!url) await copyFirstStart(folder);
  empty = await openApplication(settings);
}, 60_000);
afterAll(async () => {
  await empty.close();
  if (databaseUrl) await (await testApplication()).container.database.db.rows(raw('drop database setup with (force)'));
  rmSync(folder, { recursive: true, force: true });
});

const run = (values: Record<string, string>) => setUp(empty, { rest: [], values }, settings);
const counts = () =>
  empty.database.db.one(
    raw(
      `select (select count(*)::int from users where role = 'ADMIN') as admins, (select array_agg(name order by name) from categories) as categories`,
    ),
  );

describe('the setup of a new installation', () => {
  it('names the option that is missing where no person can be asked', async () => {
    await expect(run({})).rejects.toThrow('Add --email');
    await expect(run({ email: 'boss@college.example', name: 'Boss', password: 'secret password' })).rejects.toThrow('Add --categories');
  });

  it('makes the first administrator and categories, sends a test mail, and says which settings are missing', async () => {
    const lines = await run({ categories: 'Books, , Bicycles', spots: 'Main gate, Canteen', 'test-mail': 'boss@college.example' });
    expect(await counts()).toEqual({ admins: 1, categories: ['Bicycles', 'Books'] });
    expect(lines).toEqual([
      '✓ There is an administrator.',
      '✓ Categories: Books, Bicycles.',
      '✓ Campus spots: Main gate, Canteen.',
      '✓ Photos can be stored (database).',
      expect.stringContaining('outbox'),
      ...['SMTP_URL', 'PUBLIC_URL', 'CONTACT_EMAIL', 'CONTACT_PHONE', 'CONTACT_ADDRESS', 'TIME_ZONE', 'CURRENCY', 'LOCALE'].map((name) =>
        expect.stringContaining(`! ${name} is not set`),
      ),
    ]);
    const [mail] = readdirSync(outboxFolder(settings));
    expect(readFileSync(join(outboxFolder(settings), mail!), 'utf8')).toContain('Hostel Bazaar');
  });

  it('changes nothing when it runs again', async () => {
    const lines = await run({ spots: 'Library' });
    expect(lines.slice(0, 3)).toEqual(['✓ There is an administrator.', '✓ There are categories.', '✓ There are campus spots.']);
    expect(await counts()).toEqual({ admins: 1, categories: ['Bicycles', 'Books'] });
  });
});
