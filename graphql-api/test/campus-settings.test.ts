import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../src/domains/people/users/user.entity.ts';
import { raw } from '../src/platform/database/sql.ts';
import { startPair, type CampusPair, type TestCampus } from './campus-pair.ts';
import { admin, student, type TestClient } from './test-clients.ts';

let pair: CampusPair;
beforeAll(async () => {
  pair = await startPair();
}, 120_000);
afterAll(async () => {
  await pair.stop();
}, 60_000);

/** Returns an administrator of a campus. The campus is reopened after each change. */
async function boss(slug: 'main' | 'two'): Promise<TestClient> {
  const at = { container: await pair.opened(slug), url: pair[slug].url };
  return student(Role.ADMIN, Promise.resolve(at) as unknown as Parameters<typeof student>[1]);
}

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

async function read(by: TestClient): Promise<Settings> {
  const { data, errors } = await by.ask(READ);
  expect(errors).toBeUndefined();
  return data.campusSettings;
}

const change = (by: TestClient, changes: Record<string, string | null>, dryRun = false) =>
  by.ask(CHANGE, { input: { changes: Object.entries(changes).map(([name, value]) => ({ name, value })), dryRun } });

async function changed(by: TestClient, changes: Record<string, string | null>, dryRun = false): Promise<Settings> {
  const { data, errors } = await change(by, changes, dryRun);
  expect(errors).toBeUndefined();
  return data.updateCampusSettings.campusSettings;
}

const logged = async (by: TestClient): Promise<{ subject: string; details: string }[]> => (await by.ask(LOG)).data.auditEntries.nodes;

/** Returns the settings of a college that guests read. */
async function college({ url }: TestCampus): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: COLLEGE }),
  });
  return ((await response.json()) as { data: { college: unknown } }).data.college;
}

/** Starts a request. Returns a function that completes it and returns the status of its response. */
async function begun({ url }: TestCampus): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify({ query: '{ products { totalCount } }' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request(`${url}/graphql`, { method: 'POST', headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => resolve(response.resume().statusCode));
  });
  await new Promise((written) => sent.write(body.slice(0, 5), written));
  return () => {
    sent.end(body.slice(5));
    return answered;
  };
}

describe('the settings of a campus', () => {
  it('show their source and which of them only the installation can change, without secrets', async () => {
    const settings = await read(await boss('two'));
    expect(settings).toMatchObject({ campus: 'two', file: null, look: null });
    expect(named(settings, 'CURRENCY')).toEqual({ name: 'CURRENCY', value: 'EUR', otherwise: 'INR', source: 'CAMPUS', isChangeable: true });
    expect(named(settings, 'BRAND_NAME')).toMatchObject({ value: 'Campus two', source: 'INSTALLATION' });
    expect(named(settings, 'STUDENT_EMAIL_DOMAINS')).toMatchObject({ value: 'two.example', source: 'CAMPUS' });
    expect(named(settings, 'LISTING_DAYS')).toMatchObject({ value: '60', source: 'DEFAULT' });
    expect(named(settings, 'PUBLIC_URL')).toMatchObject({ value: 'http://127.0.0.3', isChangeable: false });
    expect(settings.settings.map(({ name }) => name).filter((name) => name.includes('SECRET'))).toEqual([]);
  });

  it('are validated and returned by a dry run with the look of the pages, and stay unchanged', async () => {
    const anna = await boss('two');
    const after = await changed(anna, { BRAND_COLOR: '0B5D3B', BRAND_NAME: ' Hofladen ' }, true);
    expect(after.look?.light.solid).toBe('#0b5d3b');
    expect(named(after, 'BRAND_NAME')).toMatchObject({ value: 'Hofladen', otherwise: 'Campus two', source: 'CAMPUS' });
    expect(await read(anna)).toMatchObject({ look: null });
    expect(await logged(anna)).toEqual([]);
  });

  it('are changed by their administrator for everybody on that campus and nobody on another', async () => {
    const anna = await boss('two');
    const main = await college(pair.main);
    const team = 'Asha Rao, product: Keeps the code.; Ravi K: Keeps the books.';
    const after = await changed(anna, { BRAND_NAME: 'Hofladen', STUDENT_EMAIL_DOMAINS: 'Uni.example, two.example', COFOUNDERS: team, POINTS: 'off' });
    expect(named(after, 'STUDENT_EMAIL_DOMAINS')?.value).toBe('uni.example,two.example');
    expect(await read(anna)).toEqual(after);
    await pair.campuses.registry.look();
    expect(await college(pair.two)).toEqual({
      marketplaceName: 'Hofladen',
      emailDomains: ['uni.example', 'two.example'],
      hasPoints: false,
      cofounders: [{ title: 'Asha Rao, product' }, { title: 'Ravi K' }],
    });
    expect(await college(pair.main)).toEqual(main);
    const [entry] = await logged(anna);
    expect(entry!.subject).toBe('Name, Email domains, Team, Points');
    expect(entry!.details).toContain('Name: Campus two → Hofladen');
    // The same domains determine the campus of a person who signs up on a host of no campus.
    const form = new URLSearchParams({ email: 'lena@uni.example' });
    const led = await fetch(`${pair.shared}/signup`, { method: 'POST', headers: { accept: 'text/html' }, body: form, redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([303, expect.stringMatching(/^http:\/\/127\.0\.0\.3\S*\/signup$/)]);
  });

  it('can change during a pending request, which still gets its response', async () => {
    const anna = await boss('two');
    const end = await begun(pair.two);
    // The request has arrived when a later one has been answered.
    await college(pair.two);
    await changed(anna, { LISTING_DAYS: '30' });
    await pair.campuses.registry.look();
    // The campus has been reopened. Without the pending request, the old one would be closed by now.
    expect(await read(await boss('two'))).toMatchObject({ campus: 'two' });
    await wait(500);
    expect(await end()).toBe(200);
  });

  it('record nothing when nothing changes, and return to those of the installation when they are cleared', async () => {
    const anna = await boss('two');
    await changed(anna, { HELPLINE: 'Nightline, 116 123' });
    const before = await logged(anna);
    await changed(anna, { HELPLINE: 'Nightline, 116 123' });
    await changed(anna, {});
    expect(await logged(anna)).toEqual(before);
    const cleared = await changed(anna, { HELPLINE: '  ' });
    expect(named(cleared, 'HELPLINE')).toMatchObject({ value: 'the counselling service of your college', source: 'DEFAULT' });
    expect((await logged(anna))[0]!.details).toBe('Helpline: Nightline, 116 123 → the counselling service of your college');
  });

  it('are all rejected when any is invalid, and each invalid one is named', async () => {
    const anna = await boss('two');
    const before = await read(anna);
    const { errors } = await change(anna, { HELPLINE: 'Nightline', BRAND_COLOR: '#ffff00', CURRENCY: 'XYZ1', CONTACT_EMAIL: 'a@b, c@d' });
    expect(errors![0]!.extensions.code).toBe('INVALID_INPUT');
    expect(errors![0]!.extensions.fields!.map(({ field }) => field)).toEqual(['BRAND_COLOR', 'CONTACT_EMAIL', 'CURRENCY']);
    expect(errors![0]!.extensions.fields![2]!.message).toBe('Currency must be the code of a currency, such as INR or EUR, not "XYZ1".');
    const others = await change(anna, { MAIL_FROM: 'x@evil.example', STUDENT_EMAIL_DOMAINS: null, CONTACT_ADDRESS: 'one\ntwo' });
    expect(others.errors![0]!.extensions.fields!.map(({ field }) => field)).toEqual(['MAIL_FROM', 'STUDENT_EMAIL_DOMAINS', 'CONTACT_ADDRESS']);
    const twice = await anna.ask(CHANGE, { input: { changes: [1, 2].map(() => ({ name: 'POINTS', value: 'on' })) } });
    expect(twice.errors![0]!.extensions.fields).toMatchObject([{ field: 'POINTS' }]);
    expect(await read(anna)).toEqual(before);
  });

  it('keep the concurrent changes of two administrators, and the first campus has its own settings too', async () => {
    const [anna, other] = [await boss('main'), await boss('main')];
    await Promise.all([changed(anna, { TERM_ENDS: '06-30' }), changed(other, { MEETING_TIMES: '10:30 break' })]);
    const settings = await read(anna);
    expect([named(settings, 'TERM_ENDS')?.value, named(settings, 'MEETING_TIMES')?.value]).toEqual(['06-30', '10:30 break']);
    expect(named(await read(await boss('two')), 'TERM_ENDS')?.value).toBe('05-31,11-30');
  });

  it('are written without access to the platform schema afterwards, also when the change fails', async () => {
    const anna = await boss('main');
    await changed(anna, { RESERVATION_HOURS: '12' });
    await change(anna, { RESERVATION_HOURS: '0.5' });
    const { db } = (await pair.opened('main')).database;
    for (let times = 0; times < 3; times += 1) await expect(db.rows(raw('select * from platform.campuses'))).rejects.toThrow(/permission denied/);
    expect(await db.one(raw('select current_schema()::text as schema'))).toEqual({ schema: 'public' });
  });
});

describe('the settings of a server with a single market', () => {
  it('are shown with the file that contains them, and cannot be changed over the API', async () => {
    const anna = await admin();
    const settings = await read(anna);
    expect(settings).toMatchObject({ campus: null, file: '.env' });
    expect(settings.settings.filter(({ isChangeable }) => isChangeable)).toEqual([]);
    const { errors } = await change(anna, { HELPLINE: 'Nightline' });
    expect(errors).toMatchObject([{ message: expect.stringContaining('.env') as string, extensions: { code: 'CONFLICT' } }]);
  });
});
