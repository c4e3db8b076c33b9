import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createApp } from '../../src/app/http/server.ts';
import type { ApplicationContainer } from '../../src/app/application.ts';
import { noRateLimiter } from '../../src/infra/rate-limit.ts';
import { testApplication } from '../application.ts';
import { admin, category, guest, listing, order, student, unique, type TestClient } from '../test-clients.ts';
import { drawing } from '../test-pictures.ts';
import type { Random } from './random.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { globalId, type Subjects } from './values.ts';

/** The server under test, without rate limits, and its log. */
export interface Target extends Subjects {
  url: string;
  port: number;
  /** Log lines of level `error` or higher. */
  errors: string[];
  /** A guest, a buyer, a seller with data of every kind, and an administrator. */
  people: TestClient[];
  picture: Buffer;
  /** Calls and root fields that were executed with valid input. */
  reached: Set<string>;
  /** Creates new objects from time to time, because inputs sell, cancel and remove the old ones. */
  restock: (random: Random) => Promise<void>;
  stop: () => Promise<void>;
}

const start = 'mutation ($id: ID!) { made: startConversation(input: { productId: $id }) { thing: conversation { id: databaseId } } }';
const say =
  'mutation ($id: ID!) { made: sendMessage(input: { conversationId: $id, text: "Is it still there?" }) { thing: message { id: databaseId } } }';
const offer = 'mutation ($id: ID!) { made: makeOffer(input: { productId: $id, price: 50 }) { thing: offer { id: databaseId } } }';
const review = 'mutation ($id: ID!) { made: addReview(input: { productId: $id, rating: 4, text: "Good" }) { thing: review { id: databaseId } } }';

/** Returns the id of the object that a mutation created. */
async function madeBy(sender: TestClient, mutation: string, about: string): Promise<string> {
  const answer = await sender.ask(mutation, { id: about });
  if (answer.errors) throw new Error(`${mutation}: ${JSON.stringify(answer.errors)}`);
  return (answer.data as { made: { thing: { id: string } } }).made.thing.id;
}

/** Creates a separate campus spot. */
async function campusSpot(): Promise<string> {
  const { container } = await testApplication();
  const row = await container.database.db.one<{ id: string }>(
    sql`insert into campus_spots (name) values (${unique('Gate')}) returning id::text as id`,
  );
  return row!.id;
}

/** Creates a course with the code that inputs use. */
async function makeCourse(): Promise<void> {
  const { container } = await testApplication();
  await container.database.db.rows(
    sql`insert into courses (code, name, department) values ('CSE2005', 'Data Structures', 'SCOPE') on conflict (code) do nothing`,
  );
}

/** Creates two listings of a seller, with an order, a conversation, an offer and a review by a buyer. */
async function thingsOf(buyer: TestClient, seller: TestClient): Promise<Omit<Subjects, 'cursors'>> {
  const shelf = await category();
  const [product, other] = [await listing(seller, { categoryId: shelf, quantity: 9_999 }), await listing(seller, { categoryId: shelf })];
  const bought = await order(buyer, product);
  const chat = await madeBy(buyer, start, other);
  const message = await madeBy(buyer, say, chat);
  const price = await madeBy(buyer, offer, other);
  const opinion = await madeBy(buyer, review, product);
  const named = { Category: shelf, Product: product, Order: bought, Conversation: chat, Message: message, Offer: price, Review: opinion };
  const spot = await campusSpot();
  await makeCourse();
  const people = [buyer, seller].map(({ id }) => globalId('User', id));
  return {
    ids: [shelf, product, other, bought, chat, price, opinion, spot, buyer.id, seller.id],
    fitting: {
      category: shelf,
      categoryId: shelf,
      categoryIds: shelf,
      checked: shelf,
      productId: product,
      orderId: bought,
      conversationId: chat,
      offerId: price,
      spotId: spot,
      userId: buyer.id,
    },
    emails: [buyer.email, seller.email],
    globalIds: [...Object.entries(named).map(([type, id]) => globalId(type, id)), ...people, globalId('Notification', '1'), globalId('Query', '1')],
  };
}

const lists = [
  'products(first: 1)',
  'products(first: 1, sort: PRICE_ASC)',
  'users(first: 1)',
  'orders(first: 1)',
  'events(first: 1)',
  'wantedPosts(first: 1)',
];

/** Returns cursors of real pages. */
async function cursorsOf(boss: TestClient): Promise<string[]> {
  const pages = lists.map((list, index) => `a${index}: ${list} { pageInfo { endCursor } }`).join(' ');
  const answer = await boss.ask(`{ ${pages} }`);
  return Object.values(answer.data as Record<string, { pageInfo: { endCursor: string | null } }>).flatMap(({ pageInfo }) => pageInfo.endCursor ?? []);
}

export async function openTarget(): Promise<Target> {
  const { container } = await testApplication();
  const settings = { ...container.infra.settings, rateLimits: false };
  const infra = { ...container.infra, settings, rateLimiter: noRateLimiter };
  const context: ApplicationContainer['context'] = (viewer, ip) => ({ ...container.context(viewer, ip), infra });
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const app = await createApp({ ...container, infra, context }, log);
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const { port } = app.http.address() as AddressInfo;
  const people = [await guest(), await student(), await student(), await admin()] as const;
  const target: Target = {
    url: `http://127.0.0.1:${port}`,
    port,
    errors,
    people: [...people],
    picture: await drawing(40, 30).png().toBuffer(),
    reached: new Set(),
    ...(await thingsOf(people[1], people[2])),
    cursors: await cursorsOf(people[3]),
    restock: async (random) => {
      if (!random.chance(0.01)) return;
      const [buyer, seller] = [await student(), await student()];
      Object.assign(target, { people: [people[0], buyer, seller, people[3]] }, await thingsOf(buyer, seller));
    },
    stop: () => app.stop(),
  };
  return target;
}
