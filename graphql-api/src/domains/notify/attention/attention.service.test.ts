import { afterAll, describe, expect, it } from 'vitest';
import { notificationsOf } from '../../../../test/consumed.ts';
import { testApplication } from '../../../../test/application.ts';
import { proposed as proposedSwap } from '../../../../test/rings.ts';
import { closeSockets, socket } from '../../../../test/sockets.ts';
import { admin, guest, handOver, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';

const COUNTS = '{ me { counts { ordersReceived ordersPlaced chats } } }';
const STEP = 'query ($id: ID!) { order(id: $id) { viewerStep awaitsViewer } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { message } }';
const PROPOSE = `mutation ($id: ID!, $spot: ID!, $at: DateTime!) {
  proposeMeeting(input: { orderId: $id, spotId: $spot, at: $at }) { meeting { id: databaseId } } }`;
const ACCEPT_MEETING = 'mutation ($id: ID!) { acceptMeeting(input: { id: $id }) { meeting { id: databaseId } } }';
const RECEIVED = 'mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { message } }';
const RATE = 'mutation ($id: ID!) { rateCounterpart(input: { orderId: $id, stars: 5 }) { order { id: databaseId } } }';
const START = 'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }';
const SEND = 'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, text: "Hi" }) { message { id: databaseId } } }';
const READ = 'mutation ($id: ID!) { markConversationRead(input: { conversationId: $id }) { conversation { awaitsViewer } } }';
const OFFER = 'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 80 }) { offer { id: databaseId conversation { id: databaseId } } } }';
const DECLINE = 'mutation ($id: ID!) { declineOffer(input: { offerId: $id }) { offer { id: databaseId } } }';
const BLOCK = 'mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }';
const QUEUE = '{ me { adminQueue { total reports objections appeals doubtfulListings contactMessages } } }';
const OBJECT = 'mutation ($id: ID!) { disputeDelivery(input: { orderId: $id, reason: "It never came" }) { order { dispute { id: databaseId } } } }';

afterAll(closeSockets);

const countsOf = async (who: TestClient) => (await who.ask(COUNTS)).data.me.counts;
const none = { ordersReceived: 0, ordersPlaced: 0, chats: 0 };

async function sold() {
  const [seller, buyer] = [await student(), await student()];
  return { seller, buyer, id: await order(buyer, await listing(seller)) };
}

async function spot(): Promise<string> {
  const make = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
  return (await (await admin()).ask(make, { name: unique('Gate') })).data.createCampusSpot.campusSpot.id;
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

async function proposed(who: TestClient, id: string): Promise<string> {
  return (await who.ask(PROPOSE, { id, spot: await spot(), at: tomorrow() })).data.proposeMeeting.meeting.id;
}

/** Returns the next step of both sides of an order, and how many orders need the attention of each. */
async function stepsOf({ seller, buyer, id }: Awaited<ReturnType<typeof sold>>) {
  const [selling, buying] = [(await seller.ask(STEP, { id })).data.order, (await buyer.ask(STEP, { id })).data.order];
  const [received, placed] = [(await countsOf(seller)).ordersReceived, (await countsOf(buyer)).ordersPlaced];
  expect([received > 0, placed > 0]).toEqual([selling.awaitsViewer, buying.awaitsViewer]);
  return { seller: [selling.viewerStep, received], buyer: [buying.viewerStep, placed] };
}

describe('orders that need attention', () => {
  it('are new ones without a meeting for the seller, and proposed meetings for the other side', async () => {
    const sale = await sold();
    expect(await stepsOf(sale)).toEqual({ seller: ['PROPOSE_MEETING', 1], buyer: ['PROPOSE_MEETING', 0] });
    const first = await proposed(sale.seller, sale.id);
    expect(await stepsOf(sale)).toEqual({ seller: [null, 0], buyer: ['ANSWER_MEETING', 1] });
    const second = await proposed(sale.buyer, sale.id);
    expect(await stepsOf(sale)).toEqual({ seller: ['ANSWER_MEETING', 1], buyer: [null, 0] });
    expect((await sale.buyer.ask(ACCEPT_MEETING, { id: first })).errors).toHaveLength(1);
    await sale.seller.ask(ACCEPT_MEETING, { id: second });
    expect(await stepsOf(sale)).toEqual({ seller: ['ENTER_CODE', 0], buyer: ['SHOW_CODE', 0] });
    await handOver(sale.seller, sale.buyer, sale.id);
    expect(await stepsOf(sale)).toEqual({ seller: ['RATE', 0], buyer: ['RATE', 0] });
    await sale.buyer.ask(RATE, { id: sale.id });
    expect(await stepsOf(sale)).toEqual({ seller: ['RATE', 0], buyer: [null, 0] });
  });

  it('are deliveries for the buyer, until they are confirmed or disputed', async () => {
    const [one, other] = [await sold(), await sold()];
    for (const { seller, id } of [one, other]) await seller.ask(STATUS, { id, status: 'SHIPPED' });
    expect(await stepsOf(one)).toEqual({ seller: ['ENTER_CODE', 0], buyer: ['SHOW_CODE', 0] });
    for (const { seller, id } of [one, other]) await seller.ask(STATUS, { id, status: 'DELIVERED' });
    expect(await stepsOf(one)).toEqual({ seller: [null, 0], buyer: ['CONFIRM_RECEIVED', 1] });
    await one.buyer.ask(RECEIVED, { id: one.id });
    await other.buyer.ask(OBJECT, { id: other.id });
    expect([await countsOf(one.buyer), await countsOf(other.buyer)]).toEqual([none, none]);
  });

  it('exclude cancelled orders, and those that the buyer removed from the list', async () => {
    const [one, other] = [await sold(), await sold()];
    await one.buyer.ask('mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Found another" }) { order { id: databaseId } } }', {
      id: one.id,
    });
    await other.seller.ask(STATUS, { id: other.id, status: 'DELIVERED' });
    await other.buyer.ask('mutation ($id: ID!) { deleteOrder(input: { id: $id }) { message } }', { id: other.id });
    expect([await countsOf(one.seller), await countsOf(one.buyer), await countsOf(other.buyer)]).toEqual([none, none, none]);
  });

  it('are counted for the user only, and have a next step for the two sides only', async () => {
    const { seller, id } = await sold();
    const [stranger, boss] = [await student(), await admin()];
    const read = 'query ($id: ID!) { user(id: $id) { counts { chats } adminQueue { total } } }';
    for (const who of [stranger, boss]) expect((await who.ask(read, { id: seller.id })).data.user).toEqual({ counts: null, adminQueue: null });
    expect((await boss.ask(STEP, { id })).data.order).toEqual({ viewerStep: null, awaitsViewer: false });
    expect((await (await guest()).ask(COUNTS)).data.me).toBeNull();
  });
});

describe('chats that need attention', () => {
  it('are conversations with unread messages, each once, excluding orders', async () => {
    const [seller, buyer] = [await student(), await student()];
    const { id } = (await buyer.ask(START, { id: await listing(seller) })).data.startConversation.conversation;
    for (const _ of [1, 2]) await buyer.ask(SEND, { id });
    expect([await countsOf(seller), await countsOf(buyer)]).toEqual([{ ...none, chats: 1 }, none]);
    expect((await seller.ask(READ, { id })).data.markConversationRead.conversation.awaitsViewer).toBe(false);
    expect(await countsOf(seller)).toEqual(none);
  });

  it('are conversations with an open offer, for the side that can answer, until it is answered', async () => {
    const [seller, buyer] = [await student(), await student()];
    const { id, conversation } = (await buyer.ask(OFFER, { id: await listing(seller) })).data.makeOffer.offer;
    expect([(await countsOf(seller)).chats, (await countsOf(buyer)).chats]).toEqual([1, 0]);
    // Reading the conversation does not answer it.
    expect((await seller.ask(READ, { id: conversation.id })).data.markConversationRead.conversation.awaitsViewer).toBe(true);
    await seller.ask(DECLINE, { id });
    expect((await countsOf(seller)).chats).toBe(0);
  });

  it('exclude those with a person whom the viewer has blocked', async () => {
    const [seller, buyer] = [await student(), await student()];
    await buyer.ask(OFFER, { id: await listing(seller) });
    await seller.ask(BLOCK, { id: buyer.id });
    expect((await countsOf(seller)).chats).toBe(0);
  });
});

describe('what the viewer must do today', () => {
  const TODAY = '{ me { counts { offersEnding meetings swaps } } }';
  const calm = { offersEnding: 0, meetings: 0, swaps: 0 };
  const todayOf = async (who: TestClient) => (await who.ask(TODAY)).data.me.counts;
  const change = async (statement: ReturnType<typeof sql>) => (await testApplication()).container.database.db.rows(statement);

  it('includes offers that end within a day, for the side that can answer, unless that side has blocked the other', async () => {
    const [seller, buyer] = [await student(), await student()];
    const { id } = (await buyer.ask(OFFER, { id: await listing(seller) })).data.makeOffer.offer;
    expect(await todayOf(seller)).toEqual(calm);
    await change(sql`update offers set expires_at = now() + interval '23 hours' where id = ${id}`);
    expect([await todayOf(seller), await todayOf(buyer)]).toEqual([{ ...calm, offersEnding: 1 }, calm]);
    await seller.ask(BLOCK, { id: buyer.id });
    expect(await todayOf(seller)).toEqual(calm);
  });

  it('includes agreed meetings within a day, for both sides, until the handover', async () => {
    const sale = await sold();
    const meeting = await proposed(sale.seller, sale.id);
    const both = async () => [await todayOf(sale.seller), await todayOf(sale.buyer)];
    expect(await both()).toEqual([calm, calm]);
    await sale.buyer.ask(ACCEPT_MEETING, { id: meeting });
    expect(await both()).toEqual(Array(2).fill({ ...calm, meetings: 1 }));
    await change(sql`update meetings set at = now() + interval '25 hours' where id = ${meeting}`);
    expect(await both()).toEqual([calm, calm]);
    await change(sql`update meetings set at = now() - interval '1 hour' where id = ${meeting}`);
    expect(await both()).toEqual(Array(2).fill({ ...calm, meetings: 1 }));
    await handOver(sale.seller, sale.buyer, sale.id);
    expect(await both()).toEqual([calm, calm]);
  });

  it('includes proposed swaps, until the viewer has accepted', async () => {
    const { people, id } = await proposedSwap([100, 100, 100]);
    const [first, second] = [people[0]!, people[1]!];
    await first.ask('mutation ($id: ID!) { acceptSwap(input: { proposalId: $id }) { proposal { id } } }', { id });
    expect([await todayOf(first), await todayOf(second)]).toEqual([calm, { ...calm, swaps: 1 }]);
  });
});

describe('the counts', () => {
  const CHANGED = 'subscription { countsChanged { counts { ordersReceived chats } unreadNotificationCount } }';

  it('are published to every browser of a user, even when another browser has read', async () => {
    const [seller, buyer] = [await student(), await student()];
    const phone = await (await socket(seller.token)).subscribe(CHANGED);
    const { id } = (await buyer.ask(START, { id: await listing(seller) })).data.startConversation.conversation;
    const latest = () => phone.events.at(-1)?.countsChanged;
    await buyer.ask(SEND, { id });
    await expect.poll(latest).toEqual({ counts: { ordersReceived: 0, chats: 1 }, unreadNotificationCount: 1 });
    await seller.ask(READ, { id });
    await expect.poll(latest).toEqual({ counts: { ordersReceived: 0, chats: 0 }, unreadNotificationCount: 0 });
    await order(buyer, await listing(seller));
    await expect.poll(latest).toEqual({ counts: { ordersReceived: 1, chats: 0 }, unreadNotificationCount: 1 });
    await seller.ask('mutation { markNotificationsRead(input: {}) { user { id: databaseId } } }');
    await expect.poll(latest).toEqual({ counts: { ordersReceived: 1, chats: 0 }, unreadNotificationCount: 0 });
  });
});

describe('the admin queue', () => {
  const queueOf = async (boss: TestClient) => (await boss.ask(QUEUE)).data.me.adminQueue;
  const subjectOf = (id: string) => Buffer.from(`Product:${id}`).toString('base64');
  const REPORT = 'mutation ($subject: ID!) { report(input: { subject: $subject, reason: SCAM }) { report { id: databaseId } } }';
  const DOUBTFUL = 'Cannabis and Society, sociology textbook';
  const SANCTION = 'mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: WARN, reason: "Late" }) { user { id: databaseId } } }';

  /** For each kind of entry in the admin queue: what adds it, and what settles it. */
  const kinds: Record<string, (boss: TestClient) => Promise<() => Promise<unknown>>> = {
    reports: async (boss) => {
      const { id } = (await (await student()).ask(REPORT, { subject: subjectOf(await listing(await student())) })).data.report.report;
      return () => boss.ask('mutation ($id: ID!) { decideReport(input: { id: $id, action: DISMISS }) { report { id: databaseId } } }', { id });
    },
    objections: async (boss) => {
      const { seller, buyer, id } = await sold();
      await seller.ask(STATUS, { id, status: 'DELIVERED' });
      const { dispute } = (await buyer.ask(OBJECT, { id })).data.disputeDelivery.order;
      return () =>
        boss.ask('mutation ($id: ID!) { settleDispute(input: { id: $id, handedOver: false }) { dispute { id: databaseId } } }', { id: dispute.id });
    },
    appeals: async (boss) => {
      const who = await student();
      await boss.ask(SANCTION, { id: who.id });
      const [{ id, appealCode }] = (await who.ask('{ me { decisions { nodes { id: databaseId appealCode } } } }')).data.me.decisions.nodes;
      await who.ask('mutation ($code: String!) { appealDecision(input: { code: $code, text: "Ill" }) { message } }', { code: appealCode });
      return () =>
        boss.ask('mutation ($id: ID!) { answerAppeal(input: { id: $id, granted: true, answer: "Fine" }) { decision { id: databaseId } } }', { id });
    },
    doubtfulListings: async (boss) => {
      const product = await listing(await student(), { name: DOUBTFUL });
      const { nodes } = (await boss.ask('{ doubtfulListings(first: 1) { nodes { id: databaseId product { id: databaseId } } } }')).data
        .doubtfulListings;
      expect(nodes[0].product.id).toBe(product);
      return () => boss.ask('mutation ($id: ID!) { approveListing(input: { id: $id }) { doubtfulListing { id: databaseId } } }', { id: nodes[0].id });
    },
    contactMessages: async (boss) => {
      const send = 'mutation { sendContactMessage(input: { name: "Asha", email: "a@example.com", message: "Hello" }) { reference } }';
      const id = (await (await student()).ask(send)).data.sendContactMessage.reference;
      return () => boss.ask('mutation ($id: ID!) { setContactMessageHandled(input: { id: $id, handled: true }) { id: databaseId } }', { id });
    },
  };

  it.each(Object.keys(kinds))('counts %s until they are settled, live, and notifies administrators of new ones', async (kind) => {
    const boss = await admin();
    const live = await (await socket(boss.token)).subscribe('subscription { countsChanged { adminQueue { total } } }');
    const before = await queueOf(boss);
    const settle = await kinds[kind]!(boss);
    expect(await queueOf(boss)).toEqual({ ...before, [kind]: before[kind] + 1, total: before.total + 1 });
    await expect.poll(() => live.events.at(-1)?.countsChanged.adminQueue.total).toBe(before.total + 1);
    expect((await notificationsOf(boss, 'notifications'))[0]).toMatch(/wait|doubt/);
    await settle();
    expect(await queueOf(boss)).toEqual(before);
    await expect.poll(() => live.events.at(-1)?.countsChanged.adminQueue.total).toBe(before.total);
  });

  it('sends no notification to students, nor to the administrator who caused it', async () => {
    const boss = await admin();
    const seller = await student();
    expect((await seller.ask(QUEUE)).data.me.adminQueue).toBeNull();
    await boss.ask(REPORT, { subject: subjectOf(await listing(seller)) });
    expect([await notificationsOf(boss, 'notifications'), await notificationsOf(seller, 'notifications')]).toEqual([[], []]);
  });
});
