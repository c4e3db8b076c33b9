import { beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../test/application.ts';
import { consumed } from '../../test/consumed.ts';
import { mailTo } from '../../test/mail.ts';
import { listing, order, student, unique, type TestClient } from '../../test/test-clients.ts';
import { readOutbox } from '../infra/mailer.ts';
import type { Ctx } from '../platform/context.ts';
import { sql } from '../platform/sql.ts';

const SETTINGS =
  'mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { notificationSettings { quietFrom } } }';
const BLOCK = 'mutation ($userId: ID!) { blockUser(input: { userId: $userId }) { user { id } } }';

let context: () => Ctx;
let subjects: () => string[];
beforeAll(async () => {
  const { container, outbox } = await testApplication();
  context = () => container.context(null, 'test');
  subjects = () => readOutbox(outbox, 10_000).map(({ source }) => /^Subject: (.*)$/m.exec(source.toString())?.[1] ?? '');
});

/** Has quiet hours begin for a user: this one and the next. */
async function quieten(who: TestClient): Promise<void> {
  const { timeZone } = context().infra.settings;
  const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
  await who.ask(SETTINGS, { input: { quietFrom: hour, quietUntil: (hour + 2) % 24 } });
}

/** Has everything that waits for a user be due, as at the end of quiet hours. */
const endQuietHours = (who: TestClient) => context().db.rows(sql`update outgoing_mails set next_try_at = now() where user_id = ${who.id}`);

const waitingFor = (who: TestClient) => context().db.rows(sql`select id from outgoing_mails where user_id = ${who.id}`);

/** Orders something of a name of its own, and waits until the seller's mail is queued. */
async function ordered(buyer: TestClient, seller: TestClient): Promise<string> {
  const name = unique('Lamp');
  await order(buyer, await listing(seller, { name }));
  await consumed('notifications');
  return name;
}

describe('a mail that waits for the end of quiet hours', () => {
  it('is not sent when its user has blocked who caused it, or was blocked by them', async () => {
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

  it('is not sent when its user has switched its kind off', async () => {
    const [seller, buyer] = [await student(), await student()];
    await quieten(seller);
    const name = await ordered(buyer, seller);
    await seller.ask(SETTINGS, { input: { preferences: [{ kind: 'ORDER_PLACED', mail: false }] } });
    await endQuietHours(seller);
    await expect.poll(() => waitingFor(seller)).toEqual([]);
    expect(subjects().filter((subject) => subject.includes(name))).toEqual([]);
  });
});
