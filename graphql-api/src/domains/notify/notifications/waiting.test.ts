import { beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { consumed } from '../../../../test/consumed.ts';
import { mailTo } from '../../../../test/mail.ts';
import { listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { readOutbox } from '../../../infra/mail/mailer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { claimDailyMails } from './notification.queries.ts';
import { queueDailyMails } from './notification.service.ts';

const SETTINGS =
  'mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { notificationSettings { quietFrom } } }';
const BLOCK = 'mutation ($userId: ID!) { blockUser(input: { userId: $userId }) { user { id: databaseId } } }';

let context: () => Ctx;
let subjects: () => string[];
beforeAll(async () => {
  const { container, outbox } = await testApplication();
  context = () => container.context(null, 'test');
  subjects = () => readOutbox(outbox, 10_000).map(({ source }) => /^Subject: (.*)$/m.exec(source.toString())?.[1] ?? '');
});

/** Returns the context of a college in a time zone where it is the given hour now. */
function at(hour: number): Ctx {
  const offset = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  const timeZone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  const { infra } = context();
  return { ...context(), infra: { ...infra, settings: { ...infra.settings, timeZone } } };
}

/** Starts quiet hours for a user: the current hour and the next. */
async function quieten(who: TestClient): Promise<void> {
  const { timeZone } = context().infra.settings;
  const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
  await who.ask(SETTINGS, { input: { quietFrom: hour, quietUntil: (hour + 2) % 24 } });
}

/** Makes all queued messages of a user due, as at the end of quiet hours. */
const endQuietHours = (who: TestClient) => context().db.rows(sql`update outgoing_mails set next_try_at = now() where user_id = ${who.id}`);

const waitingFor = (who: TestClient) => context().db.rows(sql`select id from outgoing_mails where user_id = ${who.id}`);

/** Orders a listing with a unique name, and waits until the seller's email is queued. */
async function ordered(buyer: TestClient, seller: TestClient): Promise<string> {
  const name = unique('Lamp');
  await order(buyer, await listing(seller, { name }));
  await consumed('notifications');
  return name;
}

describe('a mail that waits for the end of quiet hours', () => {
  it('is not sent if its user or the person who caused it has blocked the other', async () => {
    const [seller, blocked, blocking, other] = [await student(), await student(), await student(), await student()];
    await quieten(seller);
    const names = [await ordered(blocked, seller), await ordered(blocking, seller), await ordered(other, seller)];
    await seller.ask(BLOCK, { userId: blocked.id });
    await blocking.ask(BLOCK, { userId: seller.id });
    await endQuietHours(seller);
    expect((await mailTo(seller.email)).subject).toBe(`New order: ${names[2]}`);
    await expect.poll(() => waitingFor(seller)).toEqual([]);
    expect(subjects().filter((subject) => names.some((name) => subject.includes(name)))).toHaveLength(1);
  });

  it('is not sent if its user has switched its kind off', async () => {
    const [seller, buyer] = [await student(), await student()];
    await quieten(seller);
    const name = await ordered(buyer, seller);
    await seller.ask(SETTINGS, { input: { preferences: [{ kind: 'ORDER_PLACED', mail: false }] } });
    await endQuietHours(seller);
    await expect.poll(() => waitingFor(seller)).toEqual([]);
    expect(subjects().filter((subject) => subject.includes(name))).toEqual([]);
  });
});

describe('the daily mail', () => {
  it('does not replace mails of a kind that is not in the list', async () => {
    const [seller, buyer] = [await student(), await student()];
    await seller.ask(SETTINGS, { input: { dailyMail: true, preferences: [{ kind: 'ORDER_PLACED', inApp: false, mail: true }] } });
    const name = await ordered(buyer, seller);
    expect((await mailTo(seller.email)).subject).toBe(`New order: ${name}`);
  });

  it('names nothing from people with a block in either direction', async () => {
    const [seller, blocked, other] = [await student(), await student(), await student()];
    await seller.ask(SETTINGS, { input: { dailyMail: true } });
    const names = [await ordered(blocked, seller), await ordered(other, seller)];
    await seller.ask(BLOCK, { userId: blocked.id });
    await queueDailyMails(at(12));
    const { subject, text } = await mailTo(seller.email);
    expect(subject).toBe('1 new notification on CampusCart');
    expect(names.map((name) => text!.includes(name))).toEqual([false, true]);
  });

  it.each([
    ['from eight o’clock on', [0, 0], 7, 8],
    ['when the quiet hours end in which eight o’clock lies', [22, 10], 9, 10],
    ['when quiet hours end that last until the next night', [8, 3], 2, 3],
    ['not in quiet hours that begin later', [12, 14], 13, 14],
  ])('comes %s', async (_when, [quietFrom, quietUntil], before, from) => {
    const [seller, buyer] = [await student(), await student()];
    await seller.ask(SETTINGS, { input: { dailyMail: true, quietFrom, quietUntil } });
    await ordered(buyer, seller);
    const sentAt = () =>
      context().db.one<{ at: string | null }>(sql`select daily_mail_at as at from notification_settings where user_id = ${seller.id}`);
    await queueDailyMails(at(before));
    expect(await sentAt()).toEqual({ at: null });
    await queueDailyMails(at(from));
    expect((await mailTo(seller.email)).subject).toBe('1 new notification on CampusCart');
  });

  it('reaches everybody in one run, starting with those who waited longest', async () => {
    const key = unique('digest').replaceAll(' ', '');
    const readers = 450;
    const work = inTransaction(at(12), async (tx) => {
      await tx.db.rows(sql`delete from notification_settings`);
      await tx.db.rows(sql`with reader as (insert into users (name, email, phone, college_id)
          select 'Reader', ${key} || n || '@vitstudent.ac.in', '', ${key} || n from generate_series(1, ${readers}::int) n returning id),
        setting as (insert into notification_settings (user_id, daily_mail, daily_mail_at)
          select id, true, now() - interval '3 days' from reader)
        insert into notifications (user_id, event_id, kind, subject_type, subject_id, words, link)
          select id, 1, 'POINTS', 'USER', id, 'News', '/' from reader`);
      const last = await tx.db.one<{ id: string }>(sql`select max(user_id)::text as id from notification_settings`);
      await tx.db.rows(sql`update notification_settings set daily_mail_at = null where user_id = ${last!.id}`);
      await tx.db.rows(sql`update notification_settings set daily_mail_at = now() - interval '9 days' where user_id = ${last!.id}::bigint - 1`);
      const [first, ...rest] = await claimDailyMails(tx, 2);
      expect([first, ...rest].map((mail) => mail!.user).toSorted()).toEqual([String(Number(last!.id) - 1), last!.id]);
      await tx.db.rows(sql`update notification_settings set daily_mail_at = null where user_id >= ${last!.id}::bigint - 1`);
      await queueDailyMails(tx);
      const queued = await tx.db.one(sql`select count(distinct recipient)::int as count from outgoing_mails where recipient like ${`${key}%`}`);
      expect(queued).toEqual({ count: readers });
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
  });
});
