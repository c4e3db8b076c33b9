import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { mailTo } from '../../../../test/mail.ts';
import { closeSockets, socket } from '../../../../test/sockets.ts';
import { admin, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { LoggedEvent } from '../../log/events/event-payloads.ts';
import { readOutbox } from '../../../infra/mail/mailer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { notificationConsumer } from './notification.consumer.ts';
import { queueDailyMails } from './notification.service.ts';

const LIST = `query ($unread: Boolean) { me { unreadNotificationCount notifications(first: 20, unread: $unread) {
  nodes { id: databaseId kind text link readAt actor { id: databaseId } subject { type objectId } } } } }`;
const SETTINGS =
  'mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { notificationSettings { quietFrom } } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { pointsAwarded } }';
const SEND = 'mutation ($id: ID!, $text: String!) { sendMessage(input: { orderId: $id, text: $text }) { message { id: databaseId } } }';

interface Shown {
  id: string;
  kind: string;
  text: string;
  link: string;
  readAt: string | null;
  actor: { id: string } | null;
  subject: { type: string; objectId: string };
}

const shown = async (who: TestClient, unread?: boolean): Promise<Shown[]> => (await who.ask(LIST, { unread })).data.me.notifications.nodes;
const count = async (who: TestClient): Promise<number> => (await who.ask(LIST)).data.me.unreadNotificationCount;

/** Waits until a user has this many notifications. */
async function notified(who: TestClient, wanted: number): Promise<Shown[]> {
  await expect.poll(async () => (await shown(who)).length).toBe(wanted);
  return shown(who);
}

const openOfferOf = async (who: TestClient, id: string): Promise<string | undefined> =>
  (await who.ask('query ($id: ID!) { product(id: $id) { viewerConversation { openOffer { id: databaseId } } } }', { id })).data.product
    .viewerConversation.openOffer?.id;

let context: () => Ctx;
let subjects: () => string[];
beforeAll(async () => {
  const { container, outbox } = await testApplication();
  context = () => container.context(null, 'test');
  subjects = () => readOutbox(outbox, 10_000).map(({ source }) => /^Subject: (.*)$/m.exec(source.toString())?.[1] ?? '');
});
afterAll(closeSockets);

describe('notifications', () => {
  it('notify a seller of an order at once, and the buyer of its new status', async () => {
    const [seller, buyer, name] = [await student(), await student(), unique('Lamp')];
    const live = await (await socket(seller.token)).subscribe('subscription { notificationAdded { kind text } }');
    const id = await order(buyer, await listing(seller, { name }), 2);
    const text = `${buyer.name} ordered 2 × ${name}`;
    expect((await live.count(1))[0].notificationAdded).toEqual({ kind: 'ORDER_PLACED', text });
    const subject = { type: 'ORDER', objectId: id };
    expect(await notified(seller, 1)).toMatchObject([{ text, link: '/dashboard/user/order', actor: { id: buyer.id }, subject, readAt: null }]);
    await seller.ask(STATUS, { id, status: 'SHIPPED' });
    expect(await notified(buyer, 1)).toMatchObject([{ kind: 'ORDER_STATUS', text: `2 × ${name} is now Shipped`, link: '/dashboard/user/orders' }]);
    expect(await count(seller)).toBe(1);
  });

  it('replace the unread one of the same chat, and are marked as read when the chat is read', async () => {
    const [seller, buyer, name] = [await student(), await student(), unique('Desk')];
    const id = await order(buyer, await listing(seller, { name }));
    await notified(seller, 1);
    await buyer.ask(SEND, { id, text: 'Hello' });
    const [first] = await notified(seller, 2);
    await buyer.ask(SEND, { id, text: 'Are you there?' });
    await expect.poll(async () => (await shown(seller))[0]!.id).not.toBe(first!.id);
    expect(await notified(seller, 2)).toMatchObject([
      { kind: 'MESSAGE', text: `${buyer.name} wrote to you about ${name}`, link: `/dashboard/user/chats?chat=${id}` },
      { kind: 'ORDER_PLACED' },
    ]);
    await seller.ask('mutation ($id: ID!) { markMessagesRead(input: { orderId: $id }) { id: databaseId } }', { id });
    expect(await shown(seller, true)).toEqual([]);
    await buyer.ask(SEND, { id, text: 'Thanks' });
    await notified(seller, 3);
  });

  it('about orders, their status and meetings are read once their chat is shown, but not those of other chats and ratings', async () => {
    const [seller, buyer] = [await student(), await student()];
    const [shelf, rack] = [await order(buyer, await listing(seller)), await order(buyer, await listing(seller))];
    const meet = 'mutation ($input: ProposeMeetingInput!) { proposeMeeting(input: $input) { meeting { id: databaseId } } }';
    const addSpot = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
    const spotId = (await (await admin()).ask(addSpot, { name: unique('Gate') })).data.createCampusSpot.campusSpot.id;
    const at = new Date(Date.now() + 86_400_000).toISOString();
    for (const orderId of [shelf, rack]) await seller.ask(meet, { input: { orderId, spotId, at } });
    await seller.ask(STATUS, { id: shelf, status: 'DELIVERED' });
    await buyer.ask('mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { __typename } }', { id: shelf });
    await seller.ask('mutation ($input: RateCounterpartInput!) { rateCounterpart(input: $input) { __typename } }', {
      input: { orderId: shelf, stars: 5 },
    });
    await notified(buyer, 4);
    const read = 'mutation ($id: ID!) { markMessagesRead(input: { orderId: $id }) { id: databaseId } }';
    await buyer.ask(read, { id: shelf });
    expect(await shown(buyer, true)).toMatchObject([{ kind: 'HANDOVER' }, { kind: 'MEETING', subject: { objectId: rack } }]);
    await seller.ask(read, { id: rack });
    expect(await shown(seller, true)).toMatchObject([{ kind: 'ORDER_PLACED', subject: { objectId: shelf } }]);
  });

  it('about a message and an offer are read once their chat is, even if they are written later', async () => {
    const [seller, buyer] = [await student(), await student()];
    const productId = await listing(seller);
    const make = 'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 80 }) { offer { conversation { id: databaseId } } } }';
    const { id } = (await buyer.ask(make, { id: productId })).data.makeOffer.offer.conversation;
    const read =
      'mutation ($id: ID!) { markConversationRead(input: { conversationId: $id }) { conversation { seller { unreadNotificationCount } } } }';
    await buyer.ask('mutation ($id: ID!) { sendMessage(input: { conversationId: $id, text: "Hello" }) { message { id: databaseId } } }', { id });
    await buyer.ask('mutation ($id: ID!) { addReview(input: { productId: $id, rating: 5, text: "Good" }) { review { id: databaseId } } }', {
      id: productId,
    });
    await notified(seller, 3);
    const { conversation } = (await seller.ask(read, { id })).data.markConversationRead;
    expect(conversation.seller.unreadNotificationCount).toBe(1);
    expect(await shown(seller, true)).toMatchObject([{ kind: 'REVIEW' }]);
    await buyer.ask('mutation ($id: ID!) { withdrawOffer(input: { offerId: $id }) { offer { id: databaseId } } }', {
      id: (await openOfferOf(buyer, productId))!,
    });
    await notified(seller, 4);
    await seller.ask(read, { id });
    expect(await shown(seller, true)).toMatchObject([{ kind: 'REVIEW' }]);
  });

  it('report a review, and a removal by an administrator without naming the administrator', async () => {
    const [seller, author, boss, name] = [await student(), await student(), await admin(), unique('Kettle')];
    const id = await listing(seller, { name });
    const add = 'mutation ($id: ID!) { addReview(input: { productId: $id, rating: 1, text: "Leaks" }) { review { id: databaseId } } }';
    const review = (await author.ask(add, { id })).data.addReview.review.id;
    expect(await notified(seller, 1)).toMatchObject([{ kind: 'REVIEW', text: `${author.name} gave ${name} 1 star`, link: `/product/${id}` }]);
    await boss.ask('mutation ($id: ID!) { deleteReview(input: { id: $id, reason: "Rude" }) { product { id: databaseId } } }', { id: review });
    expect(await notified(author, 1)).toMatchObject([
      { kind: 'MODERATION', text: `Your review of ${name} was removed. See the reason`, link: '/dashboard/user/profile#safety' },
    ]);
    await boss.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id, reason: "No" }) { deletedId } }', { id });
    expect(await notified(seller, 3)).toMatchObject([
      { kind: 'POINTS', text: '20 points were taken: Product Deleted' },
      { kind: 'MODERATION', text: `Your listing ${name} was removed. See the reason`, link: '/dashboard/user/profile#safety' },
      { kind: 'REVIEW' },
    ]);
  });

  it('report administrators’ decisions about a report, a person and an appeal, and their undoing', async () => {
    const [person, reporter, boss] = [await student(), await student(), await admin()];
    const texts = async (who: TestClient, total: number) => (await notified(who, total)).map(({ text }) => text);
    const subject = (await boss.ask('query ($id: ID!) { user(id: $id) { globalId: id } }', { id: person.id })).data.user.globalId;
    const report = 'mutation ($subject: ID!) { report(input: { subject: $subject, reason: ABUSE }) { report { id: databaseId } } }';
    const { id } = (await reporter.ask(report, { subject })).data.report.report;
    const decide = `mutation ($id: ID!) { decideReport(input: { id: $id, action: SUSPEND, reason: "Rude" }) { undoToken } }`;
    const { undoToken } = (await boss.ask(decide, { id })).data.decideReport;
    expect(await texts(reporter, 1)).toEqual(['Your report was decided: the person was suspended']);
    expect(await texts(person, 1)).toEqual(['Your account is suspended. See why and until when']);
    await boss.ask('mutation ($token: String!) { undo(input: { token: $token }) { kind } }', { token: undoToken });
    expect(await texts(reporter, 2)).toContain('Your report is open again');
    expect(await texts(person, 2)).toContain('The last decision about you was undone');

    await boss.ask('mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: WARN, reason: "Rude" }) { user { id: databaseId } } }', {
      id: person.id,
    });
    expect(await texts(person, 3)).toContain('You were warned. See the reason');
    const { nodes } = (await person.ask('{ me { decisions { nodes { id: databaseId appealCode } } } }')).data.me.decisions;
    await person.ask('mutation ($code: String!) { appealDecision(input: { code: $code, text: "No" }) { message } }', { code: nodes[0].appealCode });
    const answer = 'mutation ($id: ID!) { answerAppeal(input: { id: $id, granted: false, answer: "It stays" }) { decision { id: databaseId } } }';
    await boss.ask(answer, { id: nodes[0].id });
    expect(await texts(person, 4)).toContain('Your appeal was rejected. See the answer');
  });

  it('from one person about one thing are merged while unread, with their number, but not with those from others', async () => {
    const [seller, buyer, other, name] = [await student(), await student(), await student(), unique('Kettle')];
    const product = await listing(seller, { name, quantity: 9 });
    const placed = [await order(buyer, product), await order(buyer, product), await order(buyer, product)];
    await order(other, product);
    for (const id of placed)
      await buyer.ask('mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Too far" }) { order { id: databaseId } } }', { id });
    const rows = 'query { me { notifications(first: 20) { nodes { text count } } } }';
    await expect
      .poll(async () => (await seller.ask(rows)).data.me.notifications.nodes, { timeout: 5_000 })
      .toEqual([
        { text: `${name} is now Cancelled`, count: 3 },
        { text: `${other.name} ordered ${name}`, count: 1 },
        { text: `${buyer.name} ordered ${name}`, count: 3 },
      ]);
    const [newest] = await shown(seller);
    await seller.ask('mutation ($ids: [ID!]) { markNotificationsRead(input: { ids: $ids }) { user { id: databaseId } } }', { ids: [newest!.id] });
    await buyer.ask('mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Too far" }) { order { id: databaseId } } }', {
      id: await order(buyer, product),
    });
    await expect
      .poll(async () => (await seller.ask(rows)).data.me.notifications.nodes.map(({ count: n }: { count: number }) => n))
      .toEqual([1, 4, 3, 1]);
  });

  it('are marked as read one by one or all together, and only by their user', async () => {
    const [seller, buyer, stranger] = [await student(), await student(), await student()];
    for (let index = 0; index < 3; index += 1) await order(buyer, await listing(seller));
    const ids = (await notified(seller, 3)).map(({ id }) => id);
    const mark = 'mutation ($ids: [ID!]) { markNotificationsRead(input: { ids: $ids }) { user { unreadNotificationCount } } }';
    await stranger.ask(mark, { ids });
    expect(await count(seller)).toBe(3);
    expect((await seller.ask(mark, { ids: [ids[1]] })).data.markNotificationsRead.user.unreadNotificationCount).toBe(2);
    expect((await shown(seller, true)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect((await seller.ask(mark)).data.markNotificationsRead.user.unreadNotificationCount).toBe(0);
    const other = 'query ($id: ID!) { user(id: $id) { unreadNotificationCount notifications { totalCount } } }';
    for (const who of [stranger, await admin()])
      expect((await who.ask(other, { id: seller.id })).data.user).toEqual({ unreadNotificationCount: null, notifications: null });
  });

  it('are not sent in ways that their user switched off, nor about someone whom the user blocked', async () => {
    const [seller, buyer, name] = [await student(), await student(), unique('Chair')];
    const product = await listing(seller, { name });
    await seller.ask(SETTINGS, { input: { preferences: [{ kind: 'ORDER_PLACED', mail: false }] } });
    const first = await order(buyer, product, 1);
    await notified(seller, 1);
    await seller.ask(SETTINGS, { input: { preferences: [{ kind: 'ORDER_PLACED', inApp: false, mail: true }] } });
    const second = await order(buyer, product, 2);
    await mailTo(seller.email, ({ subject }) => subject === `New order: 2 × ${name}`);
    await buyer.ask('mutation ($userId: ID!) { blockUser(input: { userId: $userId }) { user { id: databaseId } } }', { userId: seller.id });
    for (const id of [first, second]) await seller.ask(STATUS, { id, status: 'SHIPPED' });
    // The worker handles events in order, so once the last one is handled, all are.
    const [witness, other] = [await student(), await student()];
    await order(other, await listing(witness));
    await notified(witness, 1);
    expect((await shown(seller)).map(({ subject }) => subject.objectId)).toEqual([first]);
    expect(await shown(buyer)).toEqual([]);
    await mailTo(witness.email);
    expect(subjects().filter((subject) => subject === `New order: ${name}`)).toEqual([]);
  });

  it('are written once, even if the events are delivered twice', async () => {
    const [seller, buyer] = [await student(), await student()];
    const id = await order(buyer, await listing(seller));
    await notified(seller, 1);
    const events = await context().db.rows(sql`select id, subject_id as "subjectId", actor_id as actor, audience, type, subject_type as subject,
      occurred_at as "occurredAt", position, payload from events where type = ${EventType.ORDER_PLACED} and subject_type = ${EventSubject.ORDER}
      and subject_id = ${id}`);
    await inTransaction(context(), (tx) => notificationConsumer.consume(tx, events as unknown as LoggedEvent[]));
    expect(await shown(seller)).toHaveLength(1);
  });

  it('delay their mails until the end of quiet hours', async () => {
    const [seller, buyer] = [await student(), await student()];
    const { timeZone } = context().infra.settings;
    const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
    await seller.ask(SETTINGS, { input: { quietFrom: hour, quietUntil: (hour + 2) % 24 } });
    const id = await order(buyer, await listing(seller));
    await notified(seller, 1);
    const mails = await context().db.rows<{ minutes: number }>(sql`select extract(epoch from next_try_at - now()) / 60 as minutes
      from outgoing_mails where data ->> 'orderId' = ${id}`);
    expect(mails).toHaveLength(1);
    expect(Number(mails[0]!.minutes)).toBeGreaterThan(59);
    expect(Number(mails[0]!.minutes)).toBeLessThanOrEqual(120);
  });

  it('are mailed once a day on request, with everything unread', async () => {
    const [seller, buyer, name] = [await student(), await student(), unique('Bag')];
    await seller.ask(SETTINGS, { input: { dailyMail: true } });
    await order(buyer, await listing(seller, { name }), 1);
    await order(buyer, await listing(seller, { name }), 2);
    const [newest] = await notified(seller, 2);
    await seller.ask('mutation ($ids: [ID!]) { markNotificationsRead(input: { ids: $ids }) { user { id: databaseId } } }', { ids: [newest!.id] });
    // The email is due from eight o'clock on, so the test uses a time zone where it is later.
    const { infra } = context();
    const timeZone = new Date().getUTCHours() < 9 ? 'Etc/GMT-12' : 'Etc/UTC';
    const ctx = { ...context(), infra: { ...infra, settings: { ...infra.settings, timeZone } } };
    await queueDailyMails(ctx);
    await queueDailyMails(ctx);
    const mail = await mailTo(seller.email);
    expect(mail.subject).toBe('1 new notification on CampusCart');
    expect(mail.text).toContain(`${buyer.name} ordered ${name}`);
    expect(subjects().filter((subject) => subject.includes(name))).toEqual([]);
  });

  it('have settings with defaults, and a change to one leaves the rest unchanged', async () => {
    const who = await student();
    const read = '{ notificationSettings { quietFrom quietUntil dailyMail preferences { kind inApp mail } } }';
    const before = (await who.ask(read)).data.notificationSettings;
    expect(before).toMatchObject({ quietFrom: 0, quietUntil: 0, dailyMail: false });
    await who.ask(SETTINGS, { input: { preferences: [{ kind: 'MESSAGE', mail: true }], quietFrom: 22, quietUntil: 7 } });
    await who.ask(SETTINGS, { input: { preferences: [{ kind: 'MESSAGE', inApp: false }], dailyMail: true } });
    const preferences = before.preferences.map((each: { kind: string }) =>
      each.kind === 'MESSAGE' ? { kind: 'MESSAGE', inApp: false, mail: true } : each,
    );
    expect((await who.ask(read)).data.notificationSettings).toEqual({ quietFrom: 22, quietUntil: 7, dailyMail: true, preferences });
    const wrong = await who.ask(SETTINGS, { input: { quietFrom: 24 } });
    expect(wrong.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'quietFrom' }] });
  });
});
