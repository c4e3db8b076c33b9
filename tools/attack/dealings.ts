import { run, signIn } from './people.ts';
import { exactly, type Check } from './report.ts';
import { ask, openTarget, query, type Reply } from './target.ts';

const DEALS = 12;
const EMPTY_LISTINGS = 10;
const REJECTED = 9;
const LIST =
  'mutation ($name: String!, $quantity: Int!) { createProduct(input: { name: $name, description: "Works well.", price: 0, quantity: $quantity, shipping: false, categoryId: "1" }) { product { id: databaseId } } }';
const ORDER = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId handoverCode } } }';
const RECEIVED = 'mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { order { id: databaseId } } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { pointsAwarded } }';
const RATE = 'mutation ($id: ID!) { rateCounterpart(input: { orderId: $id, stars: 5, text: "SECRET WORDS" }) { order { id: databaseId } } }';
const CANCEL = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "SECRET WORDS" }) { undoToken } }';
const DECLINE = 'mutation ($id: ID!) { declineOrder(input: { id: $id, reason: "SECRET WORDS" }) { undoToken } }';
const HIDE = 'mutation ($id: ID!) { deleteOrder(input: { id: $id }) { undoToken } }';
const BLOCK = 'mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id: databaseId } } }';
const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { message } }';
const OFFER = 'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 0 }) { offer { id: databaseId } } }';
const COUNTER = 'mutation ($id: ID!) { counterOffer(input: { offerId: $id, price: 1 }) { offer { id: databaseId } } }';
const ACCEPT = 'mutation ($id: ID!) { acceptOffer(input: { offerId: $id }) { order { id: databaseId } } }';
const SUSPEND = 'mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: SUSPEND, reason: "No show" }) { undoToken } }';
const MEET =
  'mutation ($id: ID!, $spot: ID!, $at: DateTime!) { proposeMeeting(input: { orderId: $id, spotId: $spot, at: $at }) { order { id: databaseId } } }';

/** A signed-in person. */
interface Person {
  id: string;
  token: string;
}

/** Two users who know the rules, and their own server. */
class Pair {
  readonly one: Person;
  readonly two: Person;
  private readonly url: string;
  private readonly databaseUrl: string;

  constructor(url: string, databaseUrl: string, one: Person, two: Person) {
    this.url = url;
    this.databaseUrl = databaseUrl;
    this.one = one;
    this.two = two;
  }

  reply({ token }: Person, text: string, variables: object): Promise<Reply> {
    return ask(this.url, text, variables, { authorization: token });
  }

  /** Returns the first field of the response of an operation that must succeed. */
  async done<Value>(who: Person, text: string, variables: object): Promise<Value> {
    return Object.values(await run(this.url, who.token, text, variables))[0] as unknown as Value;
  }

  async listing(seller: Person, quantity = 1): Promise<string> {
    return (await this.done<{ product: { id: string } }>(seller, LIST, { name: 'Desk lamp', quantity })).product.id;
  }

  async order(buyer: Person, product: string): Promise<string> {
    return (await this.done<{ order: { id: string } }>(buyer, ORDER, { id: product })).order.id;
  }

  async points({ id }: Person): Promise<number> {
    return (await query<{ total: number }>(this.databaseUrl, 'select points_total as total from users where id = $1', [id]))[0]!.total;
  }

  statusOf = async (order: string) =>
    (await query<{ status: string }>(this.databaseUrl, 'select status from orders where id = $1', [order]))[0]!.status;
}

/** Trades free listings between two users who rate each other, and creates listings without stock, to earn points and ratings. */
async function farm(pair: Pair): Promise<Check[]> {
  const { one, two } = pair;
  for (let deal = 0; deal < DEALS; deal += 1) {
    const [seller, buyer] = deal % 2 ? [one, two] : [two, one];
    const order = await pair.order(buyer, await pair.listing(seller));
    await pair.done(buyer, RECEIVED, { id: order });
    await pair.done(buyer, RATE, { id: order });
    await pair.done(seller, RATE, { id: order });
  }
  const earned = (await pair.points(one)) + (await pair.points(two)) - DEALS * 20;
  const before = await pair.points(one);
  for (let index = 0; index < EMPTY_LISTINGS; index += 1) await pair.listing(one, 0);
  const forNothing = (await pair.points(one)) - before;
  const profile = await pair.done<{ ratingCount: number }>(one, 'query ($id: ID!) { profile(id: $id) { ratingCount } }', { id: two.id });
  return [
    exactly(`points of ${DEALS} deliveries between two people`, earned, 300),
    exactly(`points of ${EMPTY_LISTINGS} listings that nobody can buy`, forNothing, 0),
    exactly(`ratings that count of ${DEALS} by one person`, profile.ratingCount, 1),
  ];
}

async function beRejected(pair: Pair, poor: Person): Promise<Check> {
  await Promise.all(Array.from({ length: REJECTED }, () => pair.reply(poor, LIST, { name: 'Country pistol', quantity: 1 })));
  return exactly(`points of somebody without any after ${REJECTED} rejected listings`, await pair.points(poor), 0);
}

/** Tries to reopen, as the seller, orders that their buyer ended, and orders that ended before a block. */
async function reopen(pair: Pair): Promise<Check[]> {
  const { one: seller, two: buyer } = pair;
  const cancelled = await pair.order(buyer, await pair.listing(seller));
  await pair.done(buyer, CANCEL, { id: cancelled });
  const hidden = await pair.order(buyer, await pair.listing(seller));
  await pair.done(seller, STATUS, { id: hidden, status: 'CANCELLED' });
  await pair.done(buyer, HIDE, { id: hidden });
  const declined = await pair.order(buyer, await pair.listing(seller));
  const { undoToken } = await pair.done<{ undoToken: string }>(seller, DECLINE, { id: declined });
  const open = await pair.order(buyer, await pair.listing(seller));
  await pair.done(buyer, BLOCK, { id: seller.id });
  for (const id of [cancelled, hidden, declined]) await pair.reply(seller, STATUS, { id, status: 'DELIVERED' });
  await pair.reply(seller, UNDO, { token: undoToken });
  const statuses = await Promise.all([cancelled, hidden, declined].map(pair.statusOf));
  return [
    exactly(
      'orders of three that a seller opens again who did not end them, or is blocked',
      statuses.filter((each) => each !== 'CANCELLED').length,
      0,
    ),
    exactly('words that reach somebody across a block', await speak(pair, open), 0),
  ];
}

/** Sends every text about an order that is still possible, as a blocked seller. Returns how many of them the buyer could read. */
async function speak(pair: Pair, open: string): Promise<number> {
  const { one: seller, two: buyer } = pair;
  const { campusSpots } = (await pair.reply(seller, '{ campusSpots { id: databaseId } }', {})).body.data as { campusSpots: { id: string }[] };
  const meeting = { id: open, spot: campusSpots[0]?.id ?? '1', at: new Date(Date.now() + 86_400_000).toISOString() };
  const proposed = await pair.reply(seller, MEET, meeting);
  await pair.reply(seller, DECLINE, { id: open });
  const read =
    'query ($id: ID!) { order(id: $id) { timeline { reason } meeting { id: databaseId } } me { notifications(first: 50) { nodes { text } } } }';
  const seen = JSON.stringify((await pair.reply(buyer, read, { id: open })).body);
  return (proposed.body.errors ? 0 : 1) + seen.split('SECRET WORDS').length - 1;
}

/** Suspends a seller: none of the seller's listings is sold, and agreed handovers take place. */
async function suspend(pair: Pair, seller: Person, boss: Person): Promise<Check[]> {
  const { two: buyer } = pair;
  const [listed, offered] = [await pair.listing(seller), await pair.listing(seller)];
  const agreed = await pair.order(buyer, await pair.listing(seller));
  const { offer } = await pair.done<{ offer: { id: string } }>(buyer, OFFER, { id: offered });
  const counter = await pair.done<{ offer: { id: string } }>(seller, COUNTER, { id: offer.id });
  await pair.done(boss, SUSPEND, { id: seller.id });
  const sold = [await pair.reply(buyer, ORDER, { id: listed }), await pair.reply(buyer, ACCEPT, { id: counter.offer.id })];
  await pair.done(buyer, RECEIVED, { id: agreed });
  return [
    exactly('orders of a suspended seller', sold.filter(({ body }) => !body.errors).length, 0),
    exactly('order that was agreed before', await pair.statusOf(agreed), 'DELIVERED'),
  ];
}

/** Two users exploit every rule: for points and ratings, to reopen what the other ended, and to contact a user who blocked them. */
export async function dealInBadFaith(): Promise<Check[]> {
  const { database, server, stop } = await openTarget({ RATE_LIMITS: 'off' });
  try {
    const tokens = await signIn(database.url, 4);
    await query(database.url, "update users set role = 'ADMIN' where email = 'room4@vitstudent.ac.in'");
    const people: Person[] = [];
    for (const token of tokens)
      people.push({ token, id: (await run(server.url, token, '{ me { id: databaseId } }', {})).me!.id as unknown as string });
    const [one, two, poor, boss] = people as [Person, Person, Person, Person];
    const pair = new Pair(server.url, database.url, one, two);
    const checks = [...(await farm(pair)), await beRejected(pair, poor), ...(await reopen(pair))];
    return [...checks, ...(await suspend(pair, poor, boss))];
  } finally {
    await stop();
  }
}
