import { beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { consumed } from '../../../../test/consumed.ts';
import { mailTo } from '../../../../test/mail.ts';
import { admin, listing, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { claimWeeklyMails, weekOfMails } from './weekly-mail.queries.ts';
import { queueMailsOfWeek } from './weekly-mail.service.ts';

const SAVE = 'mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { savedSearch { id: databaseId } } }';
const MUTE = 'mutation ($id: ID!) { updateSavedSearch(input: { id: $id, muted: true }) { savedSearch { muted } } }';
const SETTINGS =
  'mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { notificationSettings { weeklyMail } } }';
const BLOCK = 'mutation ($userId: ID!) { blockUser(input: { userId: $userId }) { user { id: databaseId } } }';
const FOLLOW = 'mutation ($code: String!) { followCourse(input: { code: $code }) { __typename } }';
const IMPORT = 'mutation ($csv: String!) { importCourses(input: { csv: $csv }) { added } }';

let ctx: Ctx;
beforeAll(async () => {
  ctx = (await testApplication()).container.context(null, 'test');
});

/** Returns a word that only the listings of one test contain. */
const word = (): string => unique('quill').replaceAll(' ', '');

async function searching(text: string): Promise<TestClient & { search: string }> {
  const who = await student();
  const { data } = await who.ask(SAVE, { input: { text } });
  return Object.assign(who, { search: data.saveSearch.savedSearch.id as string });
}

/** Queues the emails of a week that ends now, after all events were consumed, and returns the emails to one user. */
async function queueNow(): Promise<void> {
  await consumed('saved searches');
  await queueMailsOfWeek(ctx, new Date(Date.now() + 1_000));
}

const isWeekly = ({ text }: { text?: string }) => text?.includes('New this week') ?? false;
const queuedFor = (who: TestClient) => ctx.db.rows(sql`select id from outgoing_mails where recipient = ${who.email} and template = 'weeklyMail'`);
const wasClaimed = async (who: TestClient) =>
  (await ctx.db.one(sql`select from notification_settings where user_id = ${who.id} and weekly_mail_at is not null`)) !== undefined;

describe('the weekly mail', () => {
  it('lists new matches of saved searches, with price and page', async () => {
    const text = word();
    const who = await searching(text);
    const id = await listing(await student(), { name: `Pen ${text}`, price: 40 });
    await queueNow();
    const mail = await mailTo(who.email, isWeekly);
    expect(mail.subject).toBe(`New for you: Pen ${text}`);
    expect(mail.text).toContain(`Pen ${text}, ₹40`);
    expect(mail.text).toContain(`/product/${id}`);
  });

  it('lists new listings for a followed course, once even if a search finds them as well', async () => {
    const text = word();
    const code = `QUI${Date.now() % 10_000}`;
    await (await admin()).ask(IMPORT, { csv: `${code},Penmanship,Arts` });
    const who = await searching(text);
    await who.ask(FOLLOW, { code });
    const seller = await student();
    await listing(seller, { name: `Ink ${text}`, courseCodes: [code] });
    await listing(seller, { name: 'Blotting paper', courseCodes: [code] });
    await queueNow();
    const mail = await mailTo(who.email, isWeekly);
    expect(mail.subject).toBe('2 new listings for you on CampusCart');
    expect(mail.text!.match(/\/product\//g)).toHaveLength(2);
  });

  it('lists at most the ten newest listings, and counts the others', async () => {
    const text = word();
    const who = await searching(text);
    const seller = await student();
    for (let at = 1; at <= 12; at += 1) await listing(seller, { name: `Nib ${at} ${text}` });
    await queueNow();
    const mail = await mailTo(who.email, isWeekly);
    expect(mail.text!.match(/\/product\//g)).toHaveLength(10);
    expect(mail.text).toContain(`Nib 12 ${text}`);
    expect(mail.text).not.toContain(`Nib 2 ${text}`);
    expect(mail.text).toContain('And 2 more');
  });

  it('is sent once a week', async () => {
    const text = word();
    const who = await searching(text);
    await listing(await student(), { name: `Case ${text}` });
    await consumed('saved searches');
    const week = new Date(Date.now() + 1_000);
    await queueMailsOfWeek(ctx, week);
    await mailTo(who.email, isWeekly);
    await listing(await student(), { name: `Box ${text}` });
    await consumed('saved searches');
    const again = await inTransaction(ctx, (tx) => claimWeeklyMails(tx, week, 10_000, 1));
    expect(again.map(({ email }) => email)).not.toContain(who.email);
    const next = await inTransaction(ctx, (tx) => claimWeeklyMails(tx, new Date(week.getTime() + 1), 10_000, 1));
    expect(next.find(({ email }) => email === who.email)).toMatchObject({ count: 2 });
  });

  it.each<[string, (who: TestClient & { search: string }, seller: TestClient, id: string) => Promise<unknown>]>([
    ['is sold out or taken down', (_who, seller, id) => seller.ask(`mutation { deleteProduct(input: { id: "${id}" }) { message } }`)],
    ['was looked at', (who) => who.ask('mutation ($id: ID!) { markSavedSearchSeen(input: { id: $id }) { __typename } }', { id: who.search })],
    ['is of a muted search', (who) => who.ask(MUTE, { id: who.search })],
    ['is of somebody with whom there is a block', (who, seller) => seller.ask(BLOCK, { userId: who.id })],
  ])('does not list what %s, and is not sent if nothing else is new', async (_what, change) => {
    const text = word();
    const [who, seller] = [await searching(text), await student()];
    // Users without an unmuted saved search or a course are skipped.
    await who.ask(SAVE, { input: { text: word() } });
    const id = await listing(seller, { name: `Stand ${text}` });
    await consumed('saved searches');
    const { errors } = (await change(who, seller, id)) as { errors?: unknown };
    expect(errors).toBeUndefined();
    await queueNow();
    expect(await wasClaimed(who)).toBe(true);
    expect(await queuedFor(who)).toEqual([]);
  });

  it('is not sent to users who switched it off', async () => {
    const text = word();
    const who = await searching(text);
    await who.ask(SETTINGS, { input: { weeklyMail: false } });
    await listing(await student(), { name: `Lamp ${text}` });
    await queueNow();
    expect(await wasClaimed(who)).toBe(false);
    expect(await queuedFor(who)).toEqual([]);
  });

  it('is due from Sunday 17:00 in the time zone of the college, for a day', async () => {
    const { at, isNow } = await weekOfMails(ctx);
    const { timeZone } = ctx.infra.settings;
    const parts = new Intl.DateTimeFormat('en', { timeZone, weekday: 'long', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).format(at);
    expect(parts).toMatch(/Sunday.* 17:00/);
    const age = Date.now() - at.getTime();
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(7 * 86_400_000);
    expect(isNow).toBe(age < 86_400_000);
  });
});
