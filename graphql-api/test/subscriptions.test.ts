import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { admin, handOver, listing, order, student } from './test-clients.ts';
import { closeSockets, socket } from './sockets.ts';
import { testApplication } from './application.ts';

const ORDER = 'subscription { orderChanged { id: databaseId status unreadCount } }';
const POINTS = 'subscription { pointsChanged { total } }';
const PRODUCT = 'subscription ($id: ID!) { productChanged(id: $id) { id: databaseId quantity rating { count } } }';
const CHAT =
  'subscription ($orderId: ID!, $after: ID) { messageAdded(orderId: $orderId, after: $after) { id: databaseId text sender { id: databaseId } } }';
const SEND = 'mutation ($orderId: ID!, $text: String!) { sendMessage(input: { orderId: $orderId, text: $text }) { message { id: databaseId } } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { order { id: databaseId } } }';

afterEach(closeSockets);

async function chatOfOrder() {
  const [seller, buyer] = [await student(), await student()];
  const productId = await listing(seller, { quantity: 5 });
  return { seller, buyer, productId, orderId: await order(buyer, productId) };
}

const texts = (events: { messageAdded: { text: string } }[]) => events.map(({ messageAdded }) => messageAdded.text);

describe('subscriptions', () => {
  it('send every status of an order to both sides, each with the state at that time', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const bought = await (await socket(buyer.token)).subscribe(ORDER);
    const sold = await (await socket(seller.token)).subscribe(ORDER);
    for (const [index, status] of ['PROCESSING', 'SHIPPED', 'DELIVERED'].entries()) {
      await seller.ask(STATUS, { id: orderId, status });
      await bought.count(index + 1);
    }
    const seen = (await bought.count(3)).map(({ orderChanged }) => orderChanged.status);
    expect(seen).toEqual(['PROCESSING', 'SHIPPED', 'DELIVERED']);
    expect(await sold.count(3)).toHaveLength(3);
  });

  it("send a new order, the points of its delivery, and the product's changes to the seller", async () => {
    const { seller, buyer, productId } = await chatOfOrder();
    const sold = await (await socket(seller.token)).subscribe(ORDER);
    const points = await (await socket(seller.token)).subscribe(POINTS);
    const product = await (await socket()).subscribe(PRODUCT, { id: productId });
    const id = await order(buyer, productId);
    expect((await sold.count(1))[0].orderChanged).toMatchObject({ id, status: 'NOT_PROCESSED' });
    expect((await product.count(1))[0].productChanged.quantity).toBe(3);
    await handOver(seller, buyer, id);
    expect((await points.count(1))[0].pointsChanged.total).toBe(120);
    await buyer.ask('mutation ($id: ID!) { addReview(input: { productId: $id, rating: 5, text: "Good" }) { review { id: databaseId } } }', {
      id: productId,
    });
    expect((await product.count(2)).at(-1).productChanged.rating.count).toBe(1);
  });

  it.each([
    ['at its field', 'subscription { pointsChanged @skip(if: true) { total } }'],
    ['at an inline fragment', 'subscription { ... @include(if: false) { pointsChanged { total } } }'],
    ['inside a fragment', 'subscription { ...Points } fragment Points on Subscription { pointsChanged @skip(if: true) { total } }'],
  ])('with a condition %s are rejected', async (_place, query) => {
    const listener = await (await socket((await student()).token)).subscribe(query);
    await expect.poll(() => listener.errors).toHaveLength(1);
    expect(listener.errors[0]).toMatchObject({
      message: 'The field of a subscription takes neither @skip nor @include',
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
  });

  it('send messages to both sides, and unread counts to the receiver', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const chat = await (await socket(seller.token)).subscribe(CHAT, { orderId });
    const sold = await (await socket(seller.token)).subscribe(ORDER);
    await buyer.ask(SEND, { orderId, text: 'Hello' });
    await buyer.ask(SEND, { orderId, text: 'Still there?' });
    expect(texts(await chat.count(2))).toEqual(['Hello', 'Still there?']);
    expect((await sold.count(2)).at(-1).orderChanged.unreadCount).toBe(2);
    await seller.ask('mutation ($orderId: ID!) { markMessagesRead(input: { orderId: $orderId }) { id: databaseId } }', { orderId });
    expect((await sold.count(3)).at(-1).orderChanged.unreadCount).toBe(0);
  });

  it.each([
    ['what was written', '__typename id what: text text createdAt readAt sender { id: databaseId ...Name } order { id: databaseId }'],
    ['more than was written', 'id: databaseId text sender { ...Name email } order { id: databaseId status buyer { name } }'],
  ])('send %s equal to the message that is read afterwards', async (_, fields) => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const text = `subscription ($orderId: ID!, $after: ID) { messageAdded(orderId: $orderId, after: $after) { ${fields} } } fragment Name on User { __typename name }`;
    const line = await socket(seller.token);
    const live = await line.subscribe(text, { orderId });
    await buyer.ask(SEND, { orderId, text: 'नमस्ते "you"' });
    const [received] = await live.count(1);
    expect(received.messageAdded).toMatchObject({ text: 'नमस्ते "you"', sender: { name: buyer.name } });
    expect(received).toEqual((await (await line.subscribe(text, { orderId, after: '0' })).count(1))[0]);
  });

  it('neither lose nor repeat a message when a socket is dropped', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const first = await socket(seller.token);
    const before = await first.subscribe(CHAT, { orderId });
    await buyer.ask(SEND, { orderId, text: 'one' });
    expect(texts(await (await first.subscribe(CHAT, { orderId, after: '0' })).count(1))).toEqual(['one']);
    const last = (await before.count(1))[0].messageAdded.id;
    first.drop();
    await first.closed;
    await buyer.ask(SEND, { orderId, text: 'two' });
    await buyer.ask(SEND, { orderId, text: 'three' });
    const after = await (await socket(seller.token)).subscribe(CHAT, { orderId, after: last });
    await Promise.all(['four', 'five', 'six'].map((text) => buyer.ask(SEND, { orderId, text })));
    const seen = texts(await after.count(5));
    expect(seen.slice(0, 2)).toEqual(['two', 'three']);
    expect(seen.slice(2).toSorted()).toEqual(['five', 'four', 'six']);
  });

  it('send nothing to strangers and guests', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const stranger = await socket((await student()).token);
    const guest = await socket();
    const listeners = [
      await stranger.subscribe(CHAT, { orderId }),
      await stranger.subscribe(ORDER),
      await stranger.subscribe(POINTS),
      await guest.subscribe(CHAT, { orderId }),
      await guest.subscribe(ORDER),
      await guest.subscribe(POINTS),
    ];
    await buyer.ask(SEND, { orderId, text: 'secret' });
    await seller.ask(STATUS, { id: orderId, status: 'DELIVERED' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(listeners.map(({ events }) => events)).toEqual([[], [], [], [], [], []]);
    const codes = listeners.map(({ errors }) => (errors[0] as { extensions: { code: string } } | undefined)?.extensions.code);
    expect(codes).toEqual(['NOT_FOUND', undefined, undefined, 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });

  it('let an administrator read a chat', async () => {
    const { buyer, orderId } = await chatOfOrder();
    const chat = await (await socket((await admin()).token)).subscribe(CHAT, { orderId });
    await buyer.ask(SEND, { orderId, text: 'Hello' });
    expect(texts(await chat.count(1))).toEqual(['Hello']);
  });

  it('end with 4403 immediately when the session is signed out or the password changes', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const signedOut = await socket(seller.token);
    const listener = await signedOut.subscribe(CHAT, { orderId });
    await seller.ask('mutation { signOut }');
    expect(await signedOut.closed).toBe(4403);
    await buyer.ask(SEND, { orderId, text: 'gone' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(listener.events).toEqual([]);
    const again = await socket(seller.token);
    await again.subscribe(ORDER);
    expect(await again.closed).toBe(4403);
  });

  it('report an unknown order, an unknown field and an unknown message to resume from', async () => {
    const { seller, orderId } = await chatOfOrder();
    const line = await socket(seller.token);
    const code = async (query: string, variables: Record<string, unknown>) => {
      const { errors } = await line.subscribe(query, variables);
      await vi.waitUntil(() => errors.length > 0, { timeout: 15_000 });
      return (errors[0] as { extensions: { code: string } }).extensions.code;
    };
    expect(await code(CHAT, { orderId, after: '999999999' })).toBe('INVALID_INPUT');
    expect(await code(CHAT, { orderId: '999999999' })).toBe('NOT_FOUND');
    expect(await code('subscription { nothing }', {})).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await code('subscription {', {})).toBe('GRAPHQL_PARSE_FAILED');
  });

  it('share their socket with queries', async () => {
    const { orderId, seller } = await chatOfOrder();
    const line = await socket(seller.token);
    expect((await line.subscribe('query ($id: ID!) { order(id: $id) { status } }', { id: orderId })).events).toEqual([
      { order: { status: 'NOT_PROCESSED' } },
    ]);
  });
});

describe('a socket', () => {
  it('carries 20 operations and rejects the next', async () => {
    const line = await socket((await student()).token);
    for (let index = 0; index < 20; index += 1) void line.subscribe(ORDER);
    const next = await line.subscribe(ORDER);
    await expect.poll(() => next.errors[0]).toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  });

  it('is closed with 4429 when its user has 10 others', async () => {
    const user = await student();
    for (let index = 0; index < 10; index += 1) await (await socket(user.token)).subscribe(ORDER);
    const eleventh = await socket(user.token);
    await eleventh.subscribe(ORDER);
    expect(await eleventh.closed).toBe(4429);
  });

  it('is closed after a message of more than 64 KiB, and after 5 seconds without connection_init', async () => {
    const { url } = await testApplication();
    const open = () => new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = (line: WebSocket) => new Promise<number>((resolve) => line.once('close', resolve));
    const large = open();
    await new Promise((resolve) => large.once('open', resolve));
    large.send(JSON.stringify({ type: 'connection_init', payload: { pad: 'x'.repeat(66_000) } }));
    expect(await closed(large)).toBe(1009);
    expect(await closed(open())).toBe(4408);
  }, 10_000);

  it('is rejected at any path other than /graphql', async () => {
    const { url } = await testApplication();
    const line = new WebSocket(`${url.replace('http', 'ws')}/elsewhere`);
    const error = await new Promise<Error>((resolve) => line.once('error', resolve));
    expect(error.message).toContain('404');
  });
});
