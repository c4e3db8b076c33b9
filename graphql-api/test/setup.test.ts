import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApplication, outboxFolder, type ApplicationContainer } from '../src/app/application.ts';
import { askAt, type Ask } from '../src/app/ops/commands/questions.ts';
import { setUp } from '../src/app/ops/commands/setup-command.ts';
import { readSettings, type Settings } from '../src/platform/settings/settings.ts';
import { raw } from '../src/platform/database/sql.ts';
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

const run = (values: Record<string, string>, ask?: Ask) => setUp(empty, { args: { rest: [], values }, ask }, settings);
const counts = () =>
  empty.database.db.one(
    raw(
      `select (select count(*)::int from users where role = 'ADMIN') as admins, (select array_agg(name order by name) from categories) as categories`,
    ),
  );

describe('the setup of a new installation', () => {
  it('names the missing option when no person can be asked', async () => {
    await expect(run({})).rejects.toThrow('Add --email');
    await expect(run({ email: 'boss@college.example', name: 'Boss' })).rejects.toThrow('Add --password');
  });

  it('creates what a person answers (administrator, categories, places to meet and a test mail) and names the missing settings', async () => {
    const answers = [
      ['Email address of the first administrator', 'boss@college.example', false],
      ['Name', 'Boss', false],
      ['Password, which is not shown', 'secret password', true],
      ['First categories, separated by commas', 'Books, , Bicycles', false],
      ['Places to meet on campus, separated by commas (Enter for none)', 'Main gate, Canteen', false],
      ['Address for a test mail (Enter for none)', 'boss@college.example', false],
    ] as const;
    const asked: [string, boolean][] = [];
    const lines = await run({}, async (question, isHidden) => {
      asked.push([question, isHidden]);
      return answers.find(([known]) => known === question)![1];
    });
    expect(asked).toEqual(answers.map(([question, , isHidden]) => [question, isHidden]));
    expect(await counts()).toEqual({ admins: 1, categories: ['Bicycles', 'Books'] });
    expect(lines).toEqual([
      '✓ boss@college.example is an administrator.',
      '✓ Categories: Books, Bicycles.',
      '✓ Campus spots: Main gate, Canteen.',
      '✓ Photos can be stored (database).',
      expect.stringContaining('outbox'),
      ...[
        'SMTP_URL',
        'PUBLIC_URL',
        'SECRET_KEY',
        'CONTACT_EMAIL',
        'CONTACT_PHONE',
        'CONTACT_ADDRESS',
        'HELPLINE',
        'TIME_ZONE',
        'CURRENCY',
        'LOCALE',
      ].map((name) => expect.stringContaining(`! ${name} is not set`)),
    ]);
    const [mail] = readdirSync(outboxFolder(settings));
    expect(readFileSync(join(outboxFolder(settings), mail!), 'utf8')).toContain('Hostel Bazaar');
  });

  it('changes nothing when it is run again', async () => {
    const lines = await run({ spots: 'Library' });
    expect(lines.slice(0, 3)).toEqual(['✓ There is an administrator.', '✓ There are categories.', '✓ There are campus spots.']);
    expect(await counts()).toEqual({ admins: 1, categories: ['Bicycles', 'Books'] });
  });

  it('continues when a person skips optional questions', async () => {
    const lines = await run({}, async () => '');
    expect(lines.filter((line) => line.includes('test mail'))).toEqual([]);
  });
});

describe('a terminal prompt', () => {
  /** Returns what the terminal shows while a person answers. */
  async function shown(isHidden: boolean): Promise<string> {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const answer = askAt(input, output)('Password', isHidden);
    input.write('secret\n');
    expect(await answer).toBe('secret');
    return String(output.read());
  }

  it('does not show a hidden answer', async () => {
    expect(await shown(true)).toBe('Password: \n');
    expect(await shown(false)).toBe('Password: ');
  });
});
