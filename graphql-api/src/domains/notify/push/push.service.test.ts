import { createECDH, ECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { ownDataText } from '../../../../test/own-data.ts';
import { startPushService, verifiedClaims, type PushService, type TestBrowser } from '../../../../test/push-service.ts';
import { guest, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { consumed } from '../../../../test/consumed.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { sendDuePushes } from './push-delivery.service.ts';
import { isPushEndpoint } from './push.service.ts';

const SAVE = 'mutation ($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { pushSubscriptions { endpoint createdAt } } }';
const RENEW = 'mutation ($input: RenewPushSubscriptionInput!) { renewPushSubscription(input: $input) { renewed } }';
const REMOVE = 'mutation ($endpoint: String!) { removePushSubscription(input: { endpoint: $endpoint }) { pushSubscriptions { endpoint } } }';
const LIST = '{ pushSubscriptions { endpoint } }';
const SETTINGS =
  'mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { notificationSettings { quietFrom } } }';

/** A 65-byte key that is not on the curve. */
const NO_POINT = Buffer.alloc(65, 4).toString('base64url');
const OTHER_FORM = ECDH.convertKey(createECDH('prime256v1').generateKeys(), 'prime256v1', undefined, 'base64url', 'hybrid') as string;

let service: PushService;
let context: () => Ctx;
beforeAll(async () => {
  const { container } = await testApplication();
  context = () => container.context(null, 'test');
  service = await startPushService();
  container.infra.settings.pushHosts.push(service.host);
});
afterAll(() => service.close());

async function browserOf(who: TestClient): Promise<TestBrowser> {
  const browser = service.browser();
  const answer = await who.ask(SAVE, { input: browser.subscription });
  expect(answer.errors).toBeUndefined();
  return browser;
}

/** Waits until the consumer has queued the pushes of all events, and a browser shows the given number. */
async function shows(browser: TestBrowser, count: number): Promise<void> {
  await consumed('notifications');
  await expect.poll(browser.shown).toHaveLength(count);
}

const endpointsOf = async (who: TestClient): Promise<string[]> =>
  (await who.ask(LIST)).data.pushSubscriptions.map(({ endpoint }: { endpoint: string }) => endpoint);

const pathOf = ({ subscription }: TestBrowser): string => new URL(subscription.endpoint).pathname;
const triesAt = (browser: TestBrowser) => service.received.filter(({ path }) => path === pathOf(browser));

/** Returns the queued pushes of a browser. */
const waitingFor = ({ subscription }: TestBrowser) =>
  context().db.rows<{ seconds: number; text: string }>(sql`select extract(epoch from p.next_try_at - now())::float as seconds, p.text
    from outgoing_pushes p join push_subscriptions s on s.id = p.subscription_id where s.endpoint = ${subscription.endpoint}`);

describe('a browser with a push subscription', () => {
  it('gets each notification of its user once, encrypted for the browser and signed by the marketplace', async () => {
    const [seller, buyer, name] = [await student(), await student(), unique('Lamp')];
    const browser = await browserOf(seller);
    await order(buyer, await listing(seller, { name }), 2);
    await shows(browser, 1);
    const [shown] = browser.shown();
    expect(shown).toMatchObject({ title: 'CampusCart', text: `${buyer.name} ordered 2 × ${name}`, link: '/dashboard/user/order' });
    const [message] = triesAt(browser);
    expect(message!.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    const { key, ...claims } = verifiedClaims(message!);
    expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: expect.stringContaining('mailto:') });
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(86_400);
    expect((await seller.ask('{ pushPublicKey }')).data.pushPublicKey).toBe(key);
    await order(buyer, await listing(seller));
    await shows(browser, 2);
    // The push is deleted once the push service has responded, which is after the browser received it.
    await expect.poll(() => waitingFor(browser)).toEqual([]);
  });

  it('gets nothing of a kind that its user switched off, nor from people whom the user blocked', async () => {
    const [seller, buyer, other] = [await student(), await student(), await student()];
    const [ofSeller, ofBuyer] = [await browserOf(seller), await browserOf(buyer)];
    const product = await listing(seller);
    await seller.ask(SETTINGS, { input: { preferences: [{ kind: 'ORDER_PLACED', push: false }] } });
    const id = await order(buyer, product);
    await buyer.ask('mutation ($userId: ID!) { blockUser(input: { userId: $userId }) { user { id: databaseId } } }', { userId: seller.id });
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { pointsAwarded } }', { id });
    const witness = await browserOf(other);
    await order(seller, await listing(other));
    await shows(witness, 1);
    expect([ofSeller.shown(), ofBuyer.shown()]).toEqual([[], []]);
  });

  it('gets nothing in quiet hours, and afterwards the newest unread message of each group', async () => {
    const [seller, buyer, name] = [await student(), await student(), unique('Chair')];
    const browser = await browserOf(seller);
    const { timeZone } = context().infra.settings;
    const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
    await seller.ask(SETTINGS, { input: { quietFrom: hour, quietUntil: (hour + 2) % 24 } });
    const id = await order(buyer, await listing(seller, { name }));
    const send = 'mutation ($id: ID!, $text: String!) { sendMessage(input: { orderId: $id, text: $text }) { message { id: databaseId } } }';
    for (const text of ['First', 'Second']) {
      await buyer.ask(send, { id, text });
      await consumed('notifications');
    }
    const waiting = await waitingFor(browser);
    expect(waiting.map(({ text }) => text).toSorted()).toEqual([`${buyer.name} ordered ${name}`, `${buyer.name} wrote to you about ${name}`]);
    for (const { seconds } of waiting) expect(seconds).toBeGreaterThan(59 * 60);
    const orders = (await seller.ask('{ me { notifications { nodes { id: databaseId kind } } } }')).data.me.notifications.nodes;
    const read = orders.filter(({ kind }: { kind: string }) => kind === 'ORDER_PLACED').map((each: { id: string }) => each.id);
    await seller.ask('mutation ($ids: [ID!]) { markNotificationsRead(input: { ids: $ids }) { user { id: databaseId } } }', { ids: read });
    await context().db.rows(sql`update outgoing_pushes set next_try_at = now() where text like ${`%${name}`}`);
    await sendDuePushes(context(), () => undefined);
    await expect.poll(browser.shown).toHaveLength(1);
    expect(browser.shown()).toMatchObject([{ text: `${buyer.name} wrote to you about ${name}` }]);
    expect(await waitingFor(browser)).toEqual([]);
  });

  it('gets nothing after quiet hours from people blocked meanwhile, or of kinds switched off meanwhile', async () => {
    const [seller, blocked, other, name] = [await student(), await student(), await student(), unique('Chair')];
    const browser = await browserOf(seller);
    const { timeZone } = context().infra.settings;
    const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
    await seller.ask(SETTINGS, { input: { quietFrom: hour, quietUntil: (hour + 2) % 24 } });
    const product = await listing(seller, { name });
    await order(blocked, product);
    const id = await order(other, product);
    await other.ask('mutation ($id: ID!) { sendMessage(input: { orderId: $id, text: "Hello" }) { message { id: databaseId } } }', { id });
    await consumed('notifications');
    expect(await waitingFor(browser)).toHaveLength(3);
    await seller.ask('mutation ($userId: ID!) { blockUser(input: { userId: $userId }) { user { id: databaseId } } }', { userId: blocked.id });
    await seller.ask(SETTINGS, { input: { preferences: [{ kind: 'MESSAGE', push: false }] } });
    await context().db.rows(sql`update outgoing_pushes set next_try_at = now() where text like ${`%${name}`}`);
    await sendDuePushes(context(), () => undefined);
    await expect.poll(() => waitingFor(browser)).toEqual([]);
    expect(browser.shown()).toMatchObject([{ text: `${other.name} ordered ${name}` }]);
  });

  it.each([400, 404, 410])('is deleted when its push service answers %i', async (status) => {
    const [seller, buyer] = [await student(), await student()];
    const browser = await browserOf(seller);
    service.answers.set(pathOf(browser), { status });
    await order(buyer, await listing(seller));
    await consumed('notifications');
    await expect.poll(() => endpointsOf(seller)).toEqual([]);
    expect(triesAt(browser)).toHaveLength(1);
  });

  it('is deleted at the first message if an earlier release saved a key that is no point of the curve', async () => {
    const [seller, buyer] = [await student(), await student()];
    const { subscription } = await browserOf(seller);
    await context().db.rows(sql`update push_subscriptions set p256dh = ${NO_POINT} where endpoint = ${subscription.endpoint}`);
    await order(buyer, await listing(seller));
    await consumed('notifications');
    await expect.poll(() => endpointsOf(seller)).toEqual([]);
  });

  it('is retried after a failure of its push service, and no earlier than that requests', async () => {
    const [seller, buyer] = [await student(), await student()];
    const [busy, broken] = [await browserOf(seller), await browserOf(seller)];
    service.answers.set(pathOf(busy), { status: 429, headers: { 'retry-after': '300' } });
    service.answers.set(pathOf(broken), { status: 503 });
    await order(buyer, await listing(seller));
    await consumed('notifications');
    await expect.poll(async () => (await waitingFor(busy))[0]?.seconds ?? 0).toBeGreaterThan(290);
    await expect.poll(async () => (await waitingFor(broken))[0]?.seconds ?? Infinity).toBeLessThan(10);
    for (const each of [busy, broken]) service.answers.delete(pathOf(each));
    await context().db.rows(sql`update outgoing_pushes set next_try_at = now()`);
    await sendDuePushes(context(), () => undefined);
    await expect.poll(() => Promise.all([waitingFor(busy), waitingFor(broken)])).toEqual([[], []]);
    expect([triesAt(busy), triesAt(broken)].map(({ length }) => length)).toEqual([2, 2]);
  });

  it.each([401, 403, 413])('loses a message that its push service rejects with %i, and other browsers get theirs', async (status) => {
    const [seller, buyer] = [await student(), await student()];
    const [rejecting, working] = [await browserOf(seller), await browserOf(seller)];
    service.answers.set(pathOf(rejecting), { status });
    await order(buyer, await listing(seller));
    await shows(working, 1);
    await expect.poll(() => waitingFor(rejecting)).toEqual([]);
    expect(await endpointsOf(seller)).toHaveLength(2);
  });
});

describe('a push subscription', () => {
  it('ends with the session in which it was saved', async () => {
    const who = await student();
    const signIn = 'mutation ($email: String!) { signIn(input: { email: $email, password: "password" }) { token } }';
    await browserOf(who);
    const elsewhere = await student();
    expect(await endpointsOf(elsewhere)).toEqual([]);
    await who.ask('mutation { signOut }');
    const { token } = (await (await guest()).ask(signIn, { email: who.email })).data.signIn;
    const rows = await context().db.rows(sql`select id from push_subscriptions where user_id = ${who.id}`);
    expect([typeof token, rows]).toEqual(['string', []]);
  });

  it('belongs to the user who saved it last', async () => {
    const [before, after] = [await student(), await student()];
    const { subscription } = await browserOf(before);
    await after.ask(SAVE, { input: subscription });
    expect([await endpointsOf(before), await endpointsOf(after)]).toEqual([[], [subscription.endpoint]]);
  });

  it('is replaced by the one that its push service provides, if the request has its key', async () => {
    const [who, buyer] = [await student(), await student()];
    const [before, after, stranger] = [await browserOf(who), service.browser(), await guest()];
    const renew = (oldAuth: string) => stranger.ask(RENEW, { input: { ...after.subscription, oldEndpoint: before.subscription.endpoint, oldAuth } });
    expect((await renew(after.subscription.auth)).data.renewPushSubscription).toEqual({ renewed: false });
    expect(await endpointsOf(who)).toEqual([before.subscription.endpoint]);
    expect((await renew(before.subscription.auth)).data.renewPushSubscription).toEqual({ renewed: true });
    expect(await endpointsOf(who)).toEqual([after.subscription.endpoint]);
    expect((await renew(before.subscription.auth)).data.renewPushSubscription).toEqual({ renewed: false });
    await order(buyer, await listing(who));
    await shows(after, 1);
    expect(before.shown()).toEqual([]);
    await who.ask('mutation { signOut }');
    expect(await context().db.rows(sql`select id from push_subscriptions where endpoint = ${after.subscription.endpoint}`)).toEqual([]);
  });

  it('is not replaced by an invalid address', async () => {
    const { endpoint, auth } = (await browserOf(await student())).subscription;
    const input = { ...service.browser().subscription, endpoint: 'https://10.0.0.8/x', oldEndpoint: endpoint, oldAuth: auth };
    const { errors } = await (await guest()).ask(RENEW, { input });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'endpoint' }] });
  });

  it('replaces one with the same address', async () => {
    const who = await student();
    const [before, after] = [await browserOf(who), await browserOf(who)];
    const input = { ...after.subscription, oldEndpoint: before.subscription.endpoint, oldAuth: before.subscription.auth };
    expect((await (await guest()).ask(RENEW, { input })).data.renewPushSubscription).toEqual({ renewed: true });
    expect(await endpointsOf(who)).toEqual([after.subscription.endpoint]);
  });

  it('is deleted by its user only', async () => {
    const [owner, stranger] = [await student(), await student()];
    const { endpoint } = (await browserOf(owner)).subscription;
    await stranger.ask(REMOVE, { endpoint });
    expect(await endpointsOf(owner)).toEqual([endpoint]);
    expect((await owner.ask(REMOVE, { endpoint })).data.removePushSubscription.pushSubscriptions).toEqual([]);
  });

  it('replaces the oldest of its user at the limit of ten', async () => {
    const who = await student();
    const browsers = [];
    for (let count = 0; count < 11; count += 1) browsers.push(await browserOf(who));
    expect(await endpointsOf(who)).toEqual(browsers.slice(1).map(({ subscription }) => subscription.endpoint));
  });

  it('is part of the user’s data, without its keys', async () => {
    const who = await student();
    const { endpoint, auth } = (await browserOf(who)).subscription;
    const text = await ownDataText(who);
    expect(JSON.parse(text).pushSubscriptions).toMatchObject([{ endpoint }]);
    expect(text).not.toContain(auth);
  });

  it.each([
    'http://push.example.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://10.0.0.8/x',
    'https://[::1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://2130706433/x',
    'https://intranet/x',
    'https://printer.local/x',
    'https://printer.local./x',
    'https://localhost./x',
    'https://push.example.com./x',
    'https://[3fff::1]/x',
    'https://push.example.com:8080/x',
    'https://user:secret@push.example.com/x',
    'ftp://push.example.com/x',
    'nonsense',
  ])('cannot name %s', async (endpoint) => {
    const who = await student();
    const { errors } = await who.ask(SAVE, { input: { ...service.browser().subscription, endpoint } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'endpoint' }] });
  });

  it.each([
    ['a key that is no point of the curve', { p256dh: NO_POINT }],
    ['a key in another form than the uncompressed one', { p256dh: OTHER_FORM }],
    ['a key of another length', { p256dh: 'BAAA' }],
    ['a secret of another length', { auth: Buffer.alloc(15).toString('base64url') }],
  ])('is neither saved nor renewed with %s', async (_what, wrong) => {
    const who = await student();
    const [before, after] = [await browserOf(who), service.browser()];
    const input = { ...after.subscription, ...wrong };
    const renewal = { ...input, oldEndpoint: before.subscription.endpoint, oldAuth: before.subscription.auth };
    const answers = [await who.ask(SAVE, { input }), await (await guest()).ask(RENEW, { input: renewal })];
    const error = { code: 'INVALID_INPUT', fields: [{ field: Object.keys(wrong)[0], message: 'This is not a key of a push subscription' }] };
    expect(answers.map(({ errors }) => errors![0]!.extensions)).toEqual([error, error].map((one) => expect.objectContaining(one)));
    expect(await endpointsOf(who)).toEqual([before.subscription.endpoint]);
  });

  it('uses a public push service, or a host that the settings allow', () => {
    expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc', [])).toBe(true);
    expect(isPushEndpoint('http://push.campus:8080/x', ['push.campus:8080'])).toBe(true);
    expect(isPushEndpoint('http://push.campus:8081/x', ['push.campus:8080'])).toBe(false);
  });
});
