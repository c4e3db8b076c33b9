import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { consumed } from '../../../../test/consumed.ts';
import { limitedServer } from '../../../../test/limited.ts';
import { admin, guest, handOver, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';

const PLACE = `mutation ($input: PlaceBundleInput!) { placeBundle(input: $input) { message
  bundle { id: databaseId total seller { id: databaseId } conversation { id: databaseId product { id: databaseId } }
    orders { id: databaseId status total lines { productId product { quantity } } conversation { id: databaseId } bundle { id: databaseId } handoverCode } } } }`;
const PROPOSE = `mutation ($input: ProposeMeetingInput!) { proposeMeeting(input: $input) { meeting { id: databaseId } } }`;
const MEETINGS = 'query ($id: ID!) { order(id: $id) { status viewerStep meeting { id: databaseId status } } }';
const ACCEPT = 'mutation ($id: ID!) { acceptMeeting(input: { id: $id }) { meeting { status } } }';
const CANCEL = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Too far" }) { order { status bundle { total names } } undoToken } }';
const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { message } }';
const CONVERSATION = `query ($id: ID!) { conversation(id: $id) { order { id: databaseId } bundle { total orders { status } } viewerCanWrite
  timeline(first: 20) { nodes { ... on OrderEntry { kind order { id: databaseId } } ... on HandoverEntry { kind order { id: databaseId } } } } } }`;
const INBOX = '{ me { conversations { nodes { id: databaseId } } notifications { nodes { kind text count } } } }';

const lines = (ids: readonly string[], price?: number) =>
  ids.map((productId) => ({ productId, quantity: 1, ...(price === undefined ? {} : { price }) }));
const codeOf = (answer: { errors: { extensions: { code: string } }[] | undefined }) => answer.errors?.[0]?.extensions.code;

const query = async <Row>(text: ReturnType<typeof sql>) => (await testApplication()).container.database.db.rows<Row>(text);
const stockOf = (ids: readonly string[]) =>
  query<{ quantity: number }>(sql`select quantity from products where id = any(${[...ids]}::bigint[]) order by id`).then((rows) =>
    rows.map(({ quantity }) => quantity),
  );

interface Shown {
  id: string;
  total: number;
  conversation: { id: string; product: { id: string } };
  orders: { id: string; status: string; total: number; conversation: { id: string }; handoverCode: string }[];
}

/** Creates a seller with three listings, and a buyer. */
async function room(price = 100, quantity = 1) {
  const [seller, buyer] = [await student(), await student()];
  const names = [unique('Kettle'), unique('Lamp'), unique('Chair')];
  const ids: string[] = [];
  for (const name of names) ids.push(await listing(seller, { name, price, quantity }));
  return { seller, buyer, ids, names };
}

async function bought(buyer: TestClient, ids: readonly string[]): Promise<Shown> {
  const { data, errors } = await buyer.ask(PLACE, { input: { lines: lines(ids) } });
  expect(errors).toBeUndefined();
  return data.placeBundle.bundle;
}

/** Returns the texts of a user's notifications of one kind. The tests share one market, where other users may want what is listed here. */
async function textsOf(who: TestClient, kind: string): Promise<string[]> {
  const { nodes } = (await who.ask(INBOX)).data.me.notifications;
  return nodes.filter((each: { kind: string }) => each.kind === kind).map(({ text }: { text: string }) => text);
}

async function spot(): Promise<string> {
  const create = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
  return (await (await admin()).ask(create, { name: unique('Gate') })).data.createCampusSpot.campusSpot.id;
}

describe('a bundle', () => {
  it('is one order per listing, with one conversation, one handover code and the sum of their prices', async () => {
    const { seller, buyer, ids } = await room();
    const { data } = await buyer.ask(PLACE, { input: { lines: lines(ids, 100) } });
    const { bundle } = data.placeBundle;
    expect(bundle).toMatchObject({ total: 300, seller: { id: seller.id }, conversation: { product: { id: ids[0] } } });
    expect(bundle.orders).toMatchObject(
      ids.map((id) => ({
        total: 100,
        lines: [{ productId: id, product: { quantity: 0 } }],
        conversation: { id: bundle.conversation.id },
        bundle: { id: bundle.id },
      })),
    );
    expect(new Set(bundle.orders.map((each: { handoverCode: string }) => each.handoverCode)).size).toBe(1);
    expect((await seller.ask(INBOX)).data.me.conversations.nodes).toEqual([{ id: bundle.conversation.id }]);
  });

  it('is visible to its two sides and administrators', async () => {
    const { seller, buyer, ids } = await room();
    const { id } = await bought(buyer, ids);
    const read = async (who: TestClient) =>
      (await who.ask('query ($id: ID!) { node(id: $id) { id } }', { id: Buffer.from(`Bundle:${id}`).toString('base64') })).data.node;
    for (const who of [seller, buyer, await admin()]) expect(await read(who)).not.toBeNull();
    for (const who of [await student(), await guest()]) expect(await read(who)).toBeNull();
  });

  it('is all or nothing: an unavailable listing is named, and the others are not ordered', async () => {
    const { seller, buyer, ids, names } = await room();
    await order(await student(), ids[1]!);
    const answer = await buyer.ask(PLACE, { input: { lines: lines(ids) } });
    expect(answer.errors).toMatchObject([{ message: `${names[1]}: Product is out of stock`, extensions: { code: 'OUT_OF_STOCK' } }]);
    expect(await stockOf(ids)).toEqual([1, 0, 1]);
    expect((await buyer.ask(INBOX)).data.me.conversations.nodes).toEqual([]);
    expect(codeOf(await buyer.ask(PLACE, { input: { lines: lines([ids[0]!, ids[2]!], 90) } }))).toBe('CONFLICT');
    expect(codeOf(await seller.ask(PLACE, { input: { lines: lines([ids[0]!, ids[2]!]) } }))).toBe('FORBIDDEN');
    expect(await stockOf(ids)).toEqual([1, 0, 1]);
  });

  it('has 2 to 5 listings of one seller, each once', async () => {
    const { buyer, ids } = await room();
    const other = await listing(await student());
    for (const given of [[], [ids[0]!], [ids[0]!, ids[0]!], [ids[0]!, other], [...ids, other, other, other]])
      expect(codeOf(await buyer.ask(PLACE, { input: { lines: lines(given) } }))).toBe('INVALID_INPUT');
    expect(codeOf(await buyer.ask(PLACE, { input: { lines: lines([ids[0]!, '999999999']) } }))).toBe('NOT_FOUND');
    expect(codeOf(await (await guest()).ask(PLACE, { input: { lines: lines(ids) } }))).toBe('UNAUTHENTICATED');
    expect(await stockOf(ids)).toEqual([1, 1, 1]);
  });

  it('cannot be ordered across a block', async () => {
    const { seller, buyer, ids } = await room();
    await seller.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id: databaseId } } }', { id: buyer.id });
    expect(codeOf(await buyer.ask(PLACE, { input: { lines: lines(ids) } }))).toBe('NOT_FOUND');
  });

  it('is created once for an idempotency key, even when it is sent 10 times at once', async () => {
    const { buyer, ids } = await room(100, 9);
    const input = { lines: lines(ids), idempotencyKey: unique('key') };
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.ask(PLACE, { input })));
    expect(new Set(answers.map(({ data }) => data.placeBundle.bundle.id)).size).toBe(1);
    expect(await stockOf(ids)).toEqual([8, 8, 8]);
    expect(codeOf(await buyer.ask(PLACE, { input: { ...input, lines: lines(ids.slice(1)) } }))).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('notifies the seller once, and the buyer once of its handover', async () => {
    const { seller, buyer, ids, names } = await room();
    const { orders } = await bought(buyer, ids);
    await consumed('notifications');
    expect(await textsOf(seller, 'ORDER_PLACED')).toEqual([`${buyer.name} ordered 3 things together: ${names[0]} and 2 more`]);
    await handOver(seller, buyer, orders[0]!.id);
    await consumed('notifications');
    expect(await textsOf(buyer, 'ORDER_STATUS')).toHaveLength(1);
  });

  it('keeps the other orders when one is cancelled, which can be undone', async () => {
    const { buyer, ids, names } = await room();
    const { orders, conversation } = await bought(buyer, ids);
    const { order: cancelled, undoToken } = (await buyer.ask(CANCEL, { id: orders[0]!.id })).data.cancelOrder;
    expect(cancelled).toEqual({ status: 'CANCELLED', bundle: { total: 200, names: names.slice(1) } });
    expect(await stockOf(ids)).toEqual([1, 0, 0]);
    const shown = (await buyer.ask(CONVERSATION, { id: conversation.id })).data.conversation;
    expect(shown).toMatchObject({ order: { id: orders[1]!.id }, viewerCanWrite: true });
    expect(shown.bundle.orders.map((each: { status: string }) => each.status)).toEqual(['CANCELLED', 'NOT_PROCESSED', 'NOT_PROCESSED']);
    expect((await buyer.ask(UNDO, { token: undoToken })).errors).toBeUndefined();
    expect(await stockOf(ids)).toEqual([0, 0, 0]);
  });

  it('has one meeting, and one code confirms the handover of all orders that are not cancelled', async () => {
    const { seller, buyer, ids } = await room();
    const { orders } = await bought(buyer, ids);
    const input = { orderId: orders[2]!.id, spotId: await spot(), at: new Date(Date.now() + 5 * 3_600_000).toISOString() };
    const { id } = (await buyer.ask(PROPOSE, { input })).data.proposeMeeting.meeting;
    await buyer.ask(CANCEL, { id: orders[0]!.id });
    expect((await seller.ask(ACCEPT, { id })).data.acceptMeeting.meeting.status).toBe('ACCEPTED');
    for (const each of orders) expect((await buyer.ask(MEETINGS, { id: each.id })).data.order.meeting).toEqual({ id, status: 'ACCEPTED' });
    await handOver(seller, buyer, orders[1]!.id);
    const statuses = await Promise.all(orders.map(async (each) => (await buyer.ask(MEETINGS, { id: each.id })).data.order.status));
    expect(statuses).toEqual(['CANCELLED', 'DELIVERED', 'DELIVERED']);
  });

  it('has the history of all its orders in the timeline of its conversation', async () => {
    const { seller, buyer, ids } = await room();
    const { orders, conversation } = await bought(buyer, ids);
    await handOver(seller, buyer, orders[0]!.id);
    const { nodes } = (await seller.ask(CONVERSATION, { id: conversation.id })).data.conversation.timeline;
    const about = (kind: string) =>
      nodes.filter((each: { kind: string }) => each.kind === kind).map((each: { order: { id: string } }) => each.order.id);
    expect(about('HANDED_OVER').toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    expect(new Set(about('ORDER_CHANGED'))).toEqual(new Set(orders.map(({ id }) => id)));
  });

  it('counts each of its orders against the limits of the buyer', async () => {
    const server = await limitedServer();
    try {
      const { buyer, ids } = await room(100, 9);
      const limited = server.at(buyer);
      expect((await limited.ask(PLACE, { input: { lines: lines(ids) } })).errors).toBeUndefined();
      const { errors } = await limited.ask(PLACE, { input: { lines: lines(ids) } });
      expect(errors).toMatchObject([{ message: expect.stringContaining('5 open orders with this seller'), extensions: { code: 'CONFLICT' } }]);
      expect(await stockOf(ids)).toEqual([8, 8, 8]);
    } finally {
      await server.stop();
    }
  });
});

describe('fifty bundles at once', () => {
  it('with shared listings keep stock and money exact, and none is ordered in part', async () => {
    const seller = await student();
    const ids = await Promise.all(Array.from({ length: 6 }, () => listing(seller, { quantity: 10, price: 33.33 })));
    const buyers = await Promise.all(Array.from({ length: 50 }, () => student()));
    const given = buyers.map((_, index) => [0, 1, 2].map((step) => ids[(index * (step + 1) + step * 2) % 6]!));
    const answers = await Promise.all(buyers.map((buyer, index) => buyer.ask(PLACE, { input: { lines: lines([...new Set(given[index])]) } })));
    const placed = answers.filter(({ errors }) => !errors).map(({ data }) => data.placeBundle.bundle as Shown);
    const codes = new Set(answers.map(codeOf).filter(Boolean));
    expect([...codes].filter((code) => code !== 'OUT_OF_STOCK' && code !== 'INVALID_INPUT')).toEqual([]);
    const counted = await query<{ left: number; ordered: number }>(sql`select p.quantity as left,
      (select count(*)::int from orders o where o.product_id = p.id) as ordered from products p where p.id = any(${ids}::bigint[])`);
    for (const { left, ordered } of counted) expect([left + ordered, left >= 0]).toEqual([10, true]);
    const rows = await query<{ orders: number; total: string }>(sql`select count(*)::int as orders, sum(price * quantity) as total
      from orders where seller_id = ${seller.id} group by bundle_id`);
    expect(rows).toHaveLength(placed.length);
    for (const { orders, total } of rows) expect(Number(total)).toBe(Number((orders * 33.33).toFixed(2)));
    expect(rows.reduce((sum, { orders }) => sum + orders, 0)).toBe(placed.reduce((sum, { orders }) => sum + orders.length, 0));
  }, 120_000);
});
