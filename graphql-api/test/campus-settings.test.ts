import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../src/domains/people/users/user.entity.ts';
import { raw } from '../src/platform/database/sql.ts';
import { startPair, type CampusPair, type TestCampus } from './campus-pair.ts';
import { admin, atServer, student, type TestClient } from './test-clients.ts';

let pair: CampusPair;
beforeAll(async () => {
  pair = await startPair();
}, 120_000);
afterAll(async () => {
  await pair.stop();
}, 60_000);

const person = ({ container, url }: TestCampus, role = Role.ADMIN): Promise<TestClient> =>
  student(role, Promise.resolve({ container, url }) as unknown as Parameters<typeof student>[1]);

const FIELDS = '{ campus file look { light { solid } dark { solid } } settings { name value otherwise source isChangeable } }';
const READ = `{ campusSettings ${FIELDS} }`;
const CHANGE = `mutation ($input: UpdateCampusSettingsInput!) { updateCampusSettings(input: $input) { campusSettings ${FIELDS} } }`;
const COLLEGE = '{ college { marketplaceName emailDomains hasPoints cofounders { title } } }';
const LOG = '{ auditEntries(first: 20, action: SETTINGS_CHANGED) { nodes { subject details } } }';

interface Settings {
  campus: string | null;
  file: string | null;
  look: { light: { solid: string } } | null;
  settings: { name: string; value: string | null; otherwise: string | null; source: string; isChangeable: boolean }[];
}

const named = ({ settings }: Settings, name: string) => settings.find((setting) => setting.name === name);

async function read(boss: TestClient): Promise<Settings> {
  const { data, errors } = await boss.ask(READ);
  expect(errors).toBeUndefined();
  return data.campusSettings;
}

const change = (boss: TestClient, changes: Record<string, string | null>, dryRun = false) =>
  boss.ask(CHANGE, { input: { changes: Object.entries(changes).map(([name, value]) => ({ name, value })), dryRun } });

async function changed(boss: TestClient, changes: Record<string, string | null>, dryRun = false): Promise<Settings> {
  const { data, errors } = await change(boss, changes, dryRun);
  expect(errors).toBeUndefined();
  return data.updateCampusSettings.campusSettings;
}

const logged = async (boss: TestClient): Promise<{ subject: string; details: string }[]> => (await boss.ask(LOG)).data.auditEntries.nodes;
const college = async ({ url }: TestCampus, who: TestClient) => (await atServer(url, who).ask(COLLEGE)).data.college;

describe('the settings of a campus', () => {
  it('say where they come from, and what only the installation changes, without a secret', async () => {
    const settings = await read(await person(pair.two));
    expect(settings).toMatchObject({ campus: 'two', file: null, look: null });
    expect(named(settings, 'CURRENCY')).toEqual({ name: 'CURRENCY', value: 'EUR', otherwise: 'INR', source: 'CAMPUS', isChangeable: true });
    expect(named(settings, 'BRAND_NAME')).toMatchObject({ value: 'Campus two', source: 'INSTALLATION' });
    expect(named(settings, 'STUDENT_EMAIL_DOMAINS')).toMatchObject({ value: 'two.example', source: 'CAMPUS' });
    expect(named(settings, 'LISTING_DAYS')).toMatchObject({ value: '60', source: 'DEFAULT' });
    expect(named(settings, 'PUBLIC_URL')).toMatchObject({ value: 'http://127.0.0.3', isChangeable: false });
    expect(settings.settings.map(({ name }) => name).filter((name) => name.includes('SECRET'))).toEqual([]);
  });

  it('are checked and answered by a dry run, with the look of the pages, and stay', async () => {
    const boss = await person(pair.two);
    const after = await changed(boss, { BRAND_COLOR: '0B5D3B', BRAND_NAME: ' Hofladen ' }, true);
    expect(after.look?.light.solid).toBe('#0b5d3b');
    expect(named(after, 'BRAND_NAME')).toMatchObject({ value: 'Hofladen', otherwise: 'Campus two', source: 'CAMPUS' });
    expect(await read(boss)).toMatchObject({ look: null });
    expect(await logged(boss)).toEqual([]);
  });

  it('are changed by its administrator for everybody, and for nobody of another campus', async () => {
    const boss = await person(pair.two);
    const main = await college(pair.main, boss);
    const team = 'Asha Rao, product: Keeps the code.; Ravi K: Keeps the books.';
    const after = await changed(boss, { BRAND_NAME: 'Hofladen', STUDENT_EMAIL_DOMAINS: 'Uni.example, two.example', COFOUNDERS: team, POINTS: 'off' });
    expect(named(after, 'STUDENT_EMAIL_DOMAINS')?.value).toBe('uni.example,two.example');
    expect(await read(boss)).toEqual(after);
    await pair.campuses.registry.look();
    expect(await college(pair.two, boss)).toEqual({
      marketplaceName: 'Hofladen',
      emailDomains: ['uni.example', 'two.example'],
      hasPoints: false,
      cofounders: [{ title: 'Asha Rao, product' }, { title: 'Ravi K' }],
    });
    expect(await college(pair.main, boss)).toEqual(main);
    const [entry] = await logged(boss);
    expect(entry!.subject).toBe('Name, Email domains, Team, Points');
    expect(entry!.details).toContain('Name: Campus two → Hofladen');
    // Who signs up on a host of no campus is led by the same domains.
    const form = new URLSearchParams({ email: 'lena@uni.example' });
    const led = await fetch(`${pair.shared}/signup`, { method: 'POST', body: form, redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([303, expect.stringMatching(/^http:\/\/127\.0\.0\.3\S*\/signup$/)]);
  });

  it('leave no trace where nothing changes, and are those of the installation again without a value', async () => {
    const boss = await person(pair.two);
    await changed(boss, { HELPLINE: 'Nightline, 116 123' });
    const before = await logged(boss);
    await changed(boss, { HELPLINE: 'Nightline, 116 123' });
    await changed(boss, {});
    expect(await logged(boss)).toEqual(before);
    const cleared = await changed(boss, { HELPLINE: '  ' });
    expect(named(cleared, 'HELPLINE')).toMatchObject({ value: 'the counselling service of your college', source: 'DEFAULT' });
    expect((await logged(boss))[0]!.details).toBe('Helpline: Nightline, 116 123 → the counselling service of your college');
  });

  it('are all refused with each invalid one named, in words', async () => {
    const boss = await person(pair.two);
    const before = await read(boss);
    const { errors } = await change(boss, { HELPLINE: 'Nightline', BRAND_COLOR: '#ffff00', CURRENCY: 'XYZ1', CONTACT_EMAIL: 'a@b, c@d' });
    expect(errors![0]!.extensions.code).toBe('INVALID_INPUT');
    expect(errors![0]!.extensions.fields!.map(({ field }) => field)).toEqual(['BRAND_COLOR', 'CONTACT_EMAIL', 'CURRENCY']);
    expect(errors![0]!.extensions.fields![2]!.message).toBe('Currency must be the code of a currency, such as INR or EUR, not "XYZ1".');
    const others = await change(boss, { MAIL_FROM: 'x@evil.example', STUDENT_EMAIL_DOMAINS: null, CONTACT_ADDRESS: 'one\ntwo' });
    expect(others.errors![0]!.extensions.fields!.map(({ field }) => field)).toEqual(['MAIL_FROM', 'STUDENT_EMAIL_DOMAINS', 'CONTACT_ADDRESS']);
    const twice = await boss.ask(CHANGE, { input: { changes: [1, 2].map(() => ({ name: 'POINTS', value: 'on' })) } });
    expect(twice.errors![0]!.extensions.fields).toMatchObject([{ field: 'POINTS' }]);
    expect(await read(boss)).toEqual(before);
  });

  it('keep what two administrators change at once, and the first campus has its own as well', async () => {
    const [boss, other] = [await person(pair.main), await person(pair.main)];
    await Promise.all([changed(boss, { TERM_ENDS: '06-30' }), changed(other, { MEETING_TIMES: '10:30 break' })]);
    const settings = await read(boss);
    expect([named(settings, 'TERM_ENDS')?.value, named(settings, 'MEETING_TIMES')?.value]).toEqual(['06-30', '10:30 break']);
    expect(named(await read(await person({ ...pair.two, container: await pair.opened('two') })), 'TERM_ENDS')?.value).toBe('05-31,11-30');
  });

  it('are written without a hole in the walls, also where the change fails', async () => {
    const boss = await person(pair.main);
    await changed(boss, { RESERVATION_HOURS: '12' });
    await change(boss, { RESERVATION_HOURS: '0.5' });
    const { db } = (await pair.opened('main')).database;
    for (let times = 0; times < 3; times += 1) await expect(db.rows(raw('select * from platform.campuses'))).rejects.toThrow(/permission denied/);
    expect(await db.one(raw('select current_schema()::text as schema'))).toEqual({ schema: 'public' });
  });
});

describe('the settings of the only market of a server', () => {
  it('are shown with the file that has them, and not changed over the API', async () => {
    const boss = await admin();
    const settings = await read(boss);
    expect(settings).toMatchObject({ campus: null, file: '.env' });
    expect(settings.settings.filter(({ isChangeable }) => isChangeable)).toEqual([]);
    const { errors } = await change(boss, { HELPLINE: 'Nightline' });
    expect(errors).toMatchObject([{ message: expect.stringContaining('.env') as string, extensions: { code: 'CONFLICT' } }]);
  });
});
