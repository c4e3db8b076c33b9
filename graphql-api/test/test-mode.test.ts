import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { raw } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { comeToRest } from './consumed.ts';
import { closeSockets, socket } from './sockets.ts';
import { tableSums } from './table-sums.ts';
import { atServer, student, type TestClient } from './test-clients.ts';
import { serverWithTestMode, testProgram, type ServerWithTestMode } from './test-market.ts';
import { drawing } from './test-pictures.ts';
import { startWebhookReceiver, verified, type WebhookReceiver } from './webhook-receiver.ts';

let server: ServerWithTestMode;
let receiver: WebhookReceiver;
let developer: TestClient;
let [seller, buyer, admin]: TestClient[] = [];

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await serverWithTestMode({ webhookHosts: [receiver.host] });
  developer = atServer(server.url, await student());
  seller = await testProgram(developer, 'SELLER', server.url);
  buyer = await testProgram(developer, 'BUYER', server.url);
  admin = await testProgram(developer, 'ADMIN', server.url);
}, 120_000);

afterAll(async () => {
  closeSockets();
  receiver.close();
  await server.stop();
}, 60_000);

const ask = (headers: Record<string, string>, query = '{ products(first: 50) { nodes { name } } }', path = '/graphql') =>
  fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query }) });

/** Returns checksums of all tables of the marketplace. */
const checksums = (): Promise<Record<string, string>> => tableSums((text) => server.container.database.db.rows(raw(text)));

/** Returns `checksums` after the server's background work, such as the emails of other tests, has finished. */
async function restingChecksums(): Promise<Record<string, string>> {
  await comeToRest();
  let found = await checksums();
  const isAtRest = async () => {
    const before = found;
    found = await checksums();
    return isDeepStrictEqual(found, before);
  };
  await vi.waitUntil(isAtRest, { timeout: 30_000, interval: 500 });
  return found;
}

const ORDER = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }';
async function ordered(productId: string): Promise<string> {
  const { data, errors } = await buyer!.ask(ORDER, { id: productId });
  expect(errors).toBeUndefined();
  return data.placeOrder.order.id;
}

describe('test mode', () => {
  it('has its own people with fixed ids and says that it is the test mode', async () => {
    expect([seller, buyer, admin].map((person) => [person!.id, person!.name])).toEqual([
      ['1', 'Sana Seller'],
      ['2', 'Bala Buyer'],
      ['3', 'Amit Admin'],
    ]);
    const answer = await ask({ authorization: seller!.token! });
    expect(answer.headers.get('campuscart-mode')).toBe('test');
    expect(((await answer.json()) as any).data.products.nodes).toContainEqual({ name: 'Desk lamp' });
    expect((await ask({ authorization: developer.token! })).headers.get('campuscart-mode')).toBeNull();
    expect((await admin!.ask('{ users(first: 5) { nodes { email } } }')).data.users.nodes).toHaveLength(3);
  });

  it('rejects tokens of the marketplace, and the marketplace rejects those of test mode', async () => {
    const refused = { errors: [{ extensions: { code: 'TOKEN_INVALID' } }] };
    const atTest = await ask({ authorization: developer.token!, 'campuscart-mode': 'test' });
    expect([atTest.status, await atTest.json()]).toMatchObject([401, refused]);
    expect(await (await ask({ authorization: developer.token! }, '{ me { id } }', '/test-mode/graphql')).json()).toMatchObject(refused);
    // A server without test mode on the same database.
    const { url } = await testApplication();
    const market = atServer(url, seller!);
    expect(await market.ask('{ me { id } }')).toMatchObject({ status: 401, ...refused });
    expect((await market.rest('GET', '/api/product/productCount')).status).toBe(401);
    expect((await fetch(`${url}/graphql?query={me{id}}`, { headers: { 'campuscart-mode': 'test' } })).status).toBe(404);
    const call = await fetch(`${server.url}/test-mode/api/product/productCount`, { headers: { authorization: developer.token! } });
    expect(call.status).toBe(401);
    const live = await socket(seller!.token, url);
    live.client.on('closed', () => undefined);
    void live.subscribe('subscription { events { type } }').catch(() => undefined);
    expect(await live.closed).toBe(4403);
  });

  it('leaves every table of the marketplace unchanged after 1,000 writes, including photos', { timeout: 120_000 }, async () => {
    const before = await restingChecksums();
    const photo = new Blob([new Uint8Array(await drawing(140, 105).png().toBuffer())]);
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { photoUrl } } }';
    const input = { name: 'Lamp with a photo', description: 'Works.', price: 10, quantity: 99, shipping: false, categoryId: '2', photo: null };
    const { data } = await seller!.upload(create, { input }, 'variables.input.photo', photo);
    const { photoUrl } = data.createProduct.product as { photoUrl: string };
    expect((await fetch(server.url + photoUrl)).status).toBe(200);
    await ordered('2');
    const pair = (each: number) =>
      `a${each}: addFavourite(input: { productId: "2" }) { product { id } } r${each}: removeFavourite(input: { productId: "2" }) { product { id } }`;
    const writes = `mutation { ${Array.from({ length: 7 }, (_, each) => pair(each)).join(' ')} }`;
    for (let written = 2; written < 1_000; written += 14) expect((await buyer!.ask(writes)).errors).toBeUndefined();
    expect(await checksums()).toEqual(before);
  });

  it("shows a reader only mails to people for whom the reader's tokens act", async () => {
    await buyer!.ask('mutation { requestSignUpOtp(input: { email: "new@vitstudent.ac.in", collegeId: "N-1" }) { message } }');
    await ordered('2');
    const mailbox = async (reader: TestClient) =>
      (await reader.ask('{ testMailbox { to subject text sentAt } }')).data.testMailbox as { to: string; text: string }[];
    const addressees = async (reader: TestClient) => new Set((await mailbox(reader)).map(({ to }) => to));
    await vi.waitFor(async () => expect(await addressees(developer)).toContain('new@vitstudent.ac.in'), 20_000);
    await vi.waitFor(async () => expect(await addressees(seller!)).toContain('seller@campuscart.test'), 20_000);
    expect(await addressees(buyer!)).not.toContain('seller@campuscart.test');
    expect(await mailbox(atServer(server.url, await student()))).toEqual([]);
  });

  it('sends webhooks that are marked as tests', async () => {
    const url = receiver.url();
    const make = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }';
    const { data, errors } = await seller!.ask(make, { input: { name: 'w', url, types: ['REVIEW_ADDED'] } });
    expect(errors).toBeUndefined();
    expect((await seller!.ask('mutation { test { triggerEvent(type: REVIEW_ADDED) } }')).data.test.triggerEvent).toBe('REVIEW_ADDED');
    await vi.waitFor(() => expect(receiver.at(url)).toHaveLength(1), 20_000);
    expect(verified(receiver.at(url)[0]!, data.createWebhook.secret)).toMatchObject({ type: 'review.added', test: true });
  });

  it('can move its clock, which ends what expires', async () => {
    const offer = await buyer!.ask('mutation { makeOffer(input: { productId: "6", price: 500, quantity: 1 }) { offer { id status } } }');
    expect(offer.errors).toBeUndefined();
    const { data, errors } = await admin!.ask('mutation { test { advanceClock(by: 259200) } }');
    expect(errors).toBeUndefined();
    expect(Date.parse(data.test.advanceClock) - Date.now()).toBeGreaterThan(259_000_000);
    const lapsed = 'query ($id: ID!) { node(id: $id) { ... on Offer { status } } }';
    expect((await seller!.ask(lapsed, { id: offer.data.makeOffer.offer.id })).data.node.status).toBe('EXPIRED');
    const made = await seller!.ask('mutation { createWantedPost(input: { title: "A tent for two" }) { wantedPost { createdAt } } }');
    expect(Date.parse(made.data.createWantedPost.wantedPost.createdAt) - Date.now()).toBeGreaterThan(259_000_000);
    // Tokens expire no earlier than before.
    expect((await seller!.ask('{ me { name } }')).data.me.name).toBe('Sana Seller');
    expect((await admin!.ask('mutation { test { advanceClock(by: 0) } }')).errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  });

  it('fails the next operation of a token on request and changes nothing', async () => {
    const fail = async (code: string) => expect((await buyer!.ask(`mutation { test { failNext(code: ${code}) } }`)).data.test.failNext).toBe(code);
    await fail('OUT_OF_STOCK');
    expect((await seller!.ask('{ me { id } }')).errors).toBeUndefined();
    const failed = await buyer!.ask(ORDER, { id: '2' });
    expect(failed).toMatchObject({
      status: 200,
      data: { placeOrder: null },
      errors: [{ path: ['placeOrder'], extensions: { code: 'OUT_OF_STOCK' } }],
    });
    await fail('RATE_LIMITED');
    expect(await buyer!.ask('{ me { id } }')).toMatchObject({ status: 429, errors: [{ extensions: { retryAfter: 1 } }] });
    await fail('TOKEN_EXPIRED');
    expect(await buyer!.ask('{ me { id } }')).toMatchObject({ status: 401, errors: [{ extensions: { code: 'TOKEN_EXPIRED' } }] });
    expect((await buyer!.ask('{ me { id } }')).errors).toBeUndefined();
  });

  it('confirms a handover without its two people, but controls nothing in the marketplace', async () => {
    const id = await ordered('2');
    const confirm = 'mutation ($id: ID!) { test { confirmHandover(orderId: $id) { id: databaseId status } } }';
    expect((await admin!.ask(confirm, { id })).data.test.confirmHandover).toEqual({ id, status: 'DELIVERED' });
    expect((await developer.ask('mutation { test { advanceClock(by: 60) } }')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('opens sockets at its own path', async () => {
    const client = await socket(seller!.token, `${server.url}/test-mode`);
    const events = await client.subscribe('subscription { events { type } }');
    await seller!.ask('mutation { test { triggerEvent(type: OFFER_MADE) } }');
    await vi.waitFor(() => expect(events.events.map((each) => each.events.type)).toContain('OFFER_MADE'), 20_000);
  });

  it('returns the same token for a repeated key, lists it and revokes it', async () => {
    const input = { name: 'CI', person: 'SELLER', scopes: ['products:read'], idempotencyKey: 'a-key-of-some-length' };
    const create = 'mutation ($input: CreateTestTokenInput!) { createTestToken(input: $input) { testToken { id } token } }';
    const answers = await Promise.all(Array.from({ length: 5 }, () => developer.ask(create, { input })));
    const first = answers[0]!;
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => first.data));
    const { testToken, token } = first.data.createTestToken;
    const { id } = testToken;
    expect(token).toMatch(/^cctest_ccpat_/);
    const changed = await developer.ask(create, { input: { ...input, name: 'Other' } });
    expect(changed.errors).toMatchObject([{ extensions: { code: 'IDEMPOTENCY_CONFLICT' } }]);
    expect((await developer.ask(create, { input: { ...input, idempotencyKey: null, scopes: ['admin:audit:read'] } })).errors).toBeDefined();
    const list = async () =>
      (await developer.ask('{ testTokens { id name person prefix scopes createdAt lastUsedAt } }')).data.testTokens as { id: string }[];
    expect(await list()).toContainEqual({
      id,
      name: 'CI',
      person: 'SELLER',
      prefix: token.slice(7, 19),
      scopes: ['products:read'],
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    const program = atServer(server.url, { ...developer, token });
    expect((await program.ask('{ products { nodes { id } } }')).errors).toBeUndefined();
    const revoke = `mutation { revokeTestToken(input: { id: "${id}" }) { deletedId } }`;
    expect((await atServer(server.url, await student()).ask(revoke)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await developer.ask(revoke)).data.revokeTestToken.deletedId).toBe(id);
    expect((await program.ask('{ products { nodes { id } } }')).status).toBe(401);
  });

  it("does what the guide's example says", async () => {
    const { data, errors } = await buyer!.ask(readFileSync(resolve(import.meta.dirname, '../../examples/steer.graphql'), 'utf8'));
    expect([data, errors]).toMatchObject([{ test: { failNext: 'OUT_OF_STOCK', triggerEvent: 'ORDER_PLACED' } }, undefined]);
    expect((await buyer!.ask('{ me { id } }')).errors).toMatchObject([{ extensions: { code: 'OUT_OF_STOCK' } }]);
  });

  it('lets a token without scopes do everything that its person may do', async () => {
    const { data } = await developer.ask('mutation { createTestToken(input: { name: "All", person: ADMIN }) { token } }');
    const all = atServer(server.url, { ...developer, token: data.createTestToken.token });
    expect((await all.ask('{ users(first: 1) { nodes { email } } }')).errors).toBeUndefined();
  });

  it('stops every token of an owner who may not act in the marketplace', async () => {
    const other = atServer(server.url, await student());
    const program = await testProgram(other, 'BUYER', server.url);
    await server.container.database.db.rows(raw(`update users set banned_at = now() where id = ${other.id}`));
    await vi.waitFor(async () => expect((await program.ask('{ me { id } }')).status).toBe(401), { timeout: 10_000, interval: 500 });
  });

  it('refills itself with the same ids when a reset is due, and keeps tokens and event positions', { timeout: 60_000 }, async () => {
    const last = async () => Number((await seller!.ask('{ events(first: 50) { nodes { position } } }')).data.events.nodes.at(-1).position);
    const before = await last();
    await server.market.current!.pool.query({ text: "update test_mode.market set filled_at = filled_at - interval '1 day'" });
    // Checks concurrently, because the timer may start a check at the same time.
    void server.market.look();
    await server.market.look();
    expect((await seller!.ask('{ me { id: databaseId } }')).data.me.id).toBe('1');
    const { data } = await seller!.ask('{ categories { id: databaseId name } products(first: 50) { nodes { id: databaseId name createdAt } } }');
    expect(data.categories).toEqual(['Books', 'Electronics', 'Furniture'].map((name, index) => ({ id: String(index + 1), name })));
    expect(data.products.nodes.map(({ name }: { name: string }) => name)).not.toContain('Lamp with a photo');
    expect(data.products.nodes.map(({ id }: { id: string }) => Number(id)).toSorted((a: number, b: number) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Math.abs(Date.parse(data.products.nodes[0].createdAt) - Date.now())).toBeLessThan(60_000);
    expect(await last()).toBeGreaterThan(before);
  });
});
