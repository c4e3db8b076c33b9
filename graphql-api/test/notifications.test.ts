import { beforeAll, describe, expect, it } from 'vitest';
import type { NotificationKind } from '../src/domains/notify/notifications/notification.entity.ts';
import { sql } from '../src/platform/database/sql.ts';
import { expireListings } from '../src/domains/market/products/availability/product-availability.service.ts';
import { testApplication } from './application.ts';
import { notificationsOf } from './consumed.ts';
import { course } from './course-list.ts';
import { proposed } from './rings.ts';
import { admin, category, handOver, listing, order, student, unique, type TestClient } from './test-clients.ts';

type Parties = Record<'seller' | 'buyer', TestClient>;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Sends a mutation with a single input, and returns its payload. */
async function change(who: TestClient, call: string, returned: string, input: object) {
  const type = `${call[0]!.toUpperCase()}${call.slice(1)}Input`;
  const { data, errors } = await who.ask(`mutation ($input: ${type}!) { ${call}(input: $input) { ${returned} } }`, { input });
  expect(errors).toBeUndefined();
  return data[call];
}

const orderOf = async ({ seller, buyer }: Parties) => order(buyer, await listing(seller));

async function conversationOf({ seller, buyer }: Parties): Promise<{ productId: string; conversationId: string }> {
  const productId = await listing(seller);
  const { conversation } = await change(buyer, 'startConversation', 'conversation { id: databaseId }', { productId });
  return { productId, conversationId: conversation.id };
}

async function deletion({ seller }: Parties): Promise<TestClient> {
  await change(await admin(), 'deleteProduct', 'deletedId', { id: await listing(seller), reason: 'Not allowed' });
  return seller;
}

/** For each kind, an action that causes a notification. Returns the notified user and the target of the link. */
const causes: Record<NotificationKind, (parties: Parties) => Promise<[who: TestClient, link: string]>> = {
  ORDER_PLACED: async (parties) => {
    await orderOf(parties);
    return [parties.seller, '/dashboard/user/order'];
  },
  ORDER_STATUS: async (parties) => {
    const id = await orderOf(parties);
    await parties.seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { message } }', { id });
    return [parties.buyer, '/dashboard/user/orders'];
  },
  MESSAGE: async (parties) => {
    const { conversationId } = await conversationOf(parties);
    await change(parties.buyer, 'sendMessage', 'message { id: databaseId }', { conversationId, text: 'Hello' });
    return [parties.seller, `/dashboard/user/chats?conversation=${conversationId}`];
  },
  OFFER: async (parties) => {
    const { productId, conversationId } = await conversationOf(parties);
    await change(parties.buyer, 'makeOffer', 'offer { id: databaseId }', { productId, price: 70 });
    return [parties.seller, `/dashboard/user/chats?conversation=${conversationId}`];
  },
  SWAP: async () => {
    const { people } = await proposed([100, 100]);
    return [people[0]!, '/swaps'];
  },
  RESERVATION: async (parties) => {
    const { productId, conversationId } = await conversationOf(parties);
    await change(parties.seller, 'reserveProduct', 'product { id: databaseId }', { conversationId });
    return [parties.buyer, `/product/${productId}`];
  },
  MEETING: async (parties) => {
    const orderId = await orderOf(parties);
    const { campusSpot } = await change(await admin(), 'createCampusSpot', 'campusSpot { id: databaseId }', { name: unique('Fountain') });
    await change(parties.seller, 'proposeMeeting', 'meeting { id: databaseId }', { orderId, spotId: campusSpot.id, at: inHours(5) });
    return [parties.buyer, `/dashboard/user/orders?handover=${orderId}`];
  },
  HANDOVER: async (parties) => {
    const orderId = await orderOf(parties);
    await handOver(parties.seller, parties.buyer, orderId);
    await change(parties.buyer, 'rateCounterpart', 'rating { stars }', { orderId, stars: 5, onTime: true });
    return [parties.seller, `/dashboard/user/order?handover=${orderId}`];
  },
  REVIEW: async ({ seller, buyer }) => {
    const productId = await listing(seller);
    await change(buyer, 'addReview', 'review { id: databaseId }', { productId, rating: 5, text: 'Good' });
    return [seller, `/product/${productId}`];
  },
  FAVOURITE: async ({ seller, buyer }) => {
    const productId = await listing(seller);
    await change(buyer, 'addFavourite', 'productId', { productId });
    await change(seller, 'updateProduct', 'message', { id: productId, price: 80 });
    return [buyer, `/product/${productId}`];
  },
  SAVED_SEARCH: async ({ seller, buyer }) => {
    const categoryId = await category();
    await change(buyer, 'saveSearch', 'savedSearch { id: databaseId }', { filter: { categoryIds: [categoryId] } });
    return [buyer, `/product/${await listing(seller, { categoryId })}`];
  },
  WANTED: async ({ seller, buyer }) => {
    const [title, categoryId] = [unique('Sextant'), await category()];
    await change(buyer, 'createWantedPost', 'wantedPost { id: databaseId }', { title, categoryId });
    return [buyer, `/product/${await listing(seller, { name: title, categoryId })}`];
  },
  COURSE: async ({ seller, buyer }) => {
    const code = await course();
    await change(buyer, 'followCourse', 'course { id: databaseId }', { code });
    return [buyer, `/product/${await listing(seller, { courseCodes: [code] })}`];
  },
  LISTING: async ({ seller }) => {
    const { container } = await testApplication();
    await container.database.db.rows(sql`update products set expires_at = now() where id = ${await listing(seller)}`);
    await expireListings(container.context(null, 'test'));
    return [seller, '/dashboard/user/products'];
  },
  POINTS: async (parties) => [await deletion(parties), '/dashboard/user'],
  MODERATION: async (parties) => [await deletion(parties), '/dashboard/user/profile#safety'],
  ANNOUNCEMENT: async () => {
    const [boss, reader] = [await admin(), await admin()];
    const input = { title: unique('Assembly'), text: 'In the hall', until: inHours(1), audience: 'ADMINISTRATORS' };
    const { announcement } = await change(boss, 'createAnnouncement', 'announcement { id: databaseId }', input);
    await notificationsOf(reader, 'announcements');
    await change(boss, 'endAnnouncement', 'announcement { id: databaseId }', { id: announcement.id });
    return [reader, '/notifications'];
  },
};

beforeAll(() => testApplication());

describe('a notification has a complete text and leads to its subject', () => {
  it.each(Object.entries(causes))('%s', async (kind, cause) => {
    const [who, link] = await cause({ seller: await student(), buyer: await student() });
    const ofKind = async () => {
      const { data } = await who.ask('{ me { notifications(first: 50) { nodes { kind text link } } } }');
      return (data.me.notifications.nodes as { kind: string; text: string; link: string }[]).filter((each) => each.kind === kind);
    };
    await expect.poll(ofKind).toEqual([{ kind, text: expect.stringMatching(/^(?!.*(undefined|null|[{}])).+\w/), link }]);
  });
});
