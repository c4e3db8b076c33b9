import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { mailTo } from '../../../../../test/mail.ts';
import { statementsAbout } from '../../../../../test/plans.ts';
import { admin, listing, order, student, type TestClient } from '../../../../../test/test-clients.ts';
import { startWebhookReceiver, verified, type HookAnswer, type WebhookReceiver } from '../../../../../test/webhook-receiver.ts';
import { startWebhookWorker } from '../../../../app/jobs/webhook-worker.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { removeOldDeliveries } from './webhook-delivery.service.ts';

const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id: databaseId } secret } }';
const READ = `{ me { webhooks { id: databaseId status statusReason position lag
  deliveries(first: 5) { nodes { attempt status error responseBody nextAttemptAt requestHeaders event { id: databaseId type position } } } } } }`;
const RESUME = 'mutation ($input: ResumeWebhookInput!) { resumeWebhook(input: $input) { webhook { status statusReason } } }';
const TEST = 'mutation ($id: ID!) { testWebhook(input: { id: $id }) { delivery { status } } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { pointsAwarded } }';

let receiver: WebhookReceiver;
let context: () => Ctx;
beforeAll(async () => {
  const { container } = await testApplication();
  context = () => container.context(null, 'test');
  receiver = await startWebhookReceiver();
  container.infra.settings.webhookHosts.push(receiver.host);
});
afterEach(() => void (receiver.answer = () => undefined));
afterAll(() => receiver.close());

const isAboutWebhook = ({ subject }: { subject?: string }) => subject === 'Your webhook Sync has stopped';

interface Hook {
  owner: TestClient;
  id: string;
  url: string;
  secret: string;
}

async function hookOf(owner: TestClient, types = ['ORDER_PLACED', 'ORDER_STATUS_CHANGED'], scope = 'OWN'): Promise<Hook> {
  const url = receiver.url();
  const answer = await owner.ask(CREATE, { input: { name: 'Sync', url, types, scope } });
  expect(answer.errors).toBeUndefined();
  const { webhook, secret } = answer.data.createWebhook;
  return { owner, id: webhook.id, url, secret };
}

const read = async ({ owner, id }: Hook) => {
  const answer = await owner.ask(READ);
  expect(answer.errors).toBeUndefined();
  return answer.data.me.webhooks.find((each: { id: string }) => each.id === id);
};
const bodies = (hook: Hook) => receiver.at(hook.url).map((each) => verified(each, hook.secret));
const idsAt = (hook: Hook) => receiver.at(hook.url).map(({ headers }) => headers['webhook-id']);

/** Sets how the receiver of one webhook responds. */
const answering = (hook: Hook, answer: HookAnswer) => void (receiver.answer = ({ path }) => (hook.url.endsWith(path) ? answer : undefined));

const shipped = (seller: TestClient, id: string) => seller.ask(STATUS, { id, status: 'SHIPPED' });

/** Returns the events that wait for a webhook, by their subject. */
const waiting = ({ id }: Hook) =>
  context().db.rows<{ subject: string; tries: number; seconds: number }>(sql`select subject_id::text as subject, tries,
    extract(epoch from next_try_at - now())::float as seconds from webhook_messages where webhook_id = ${id} order by position`);
const dueNow = ({ id }: Hook) => context().db.rows(sql`update webhook_messages set next_try_at = now() where webhook_id = ${id}`);

/** Waits until no delivery to a webhook is under way, and the given number of tries has ended. */
async function tried({ id }: Hook, count: number): Promise<void> {
  const ended = () =>
    context().db.one<{ tries: number; busy: boolean }>(sql`select (select count(*)::int from webhook_deliveries where webhook_id = ${id}) as tries,
      claimed_until is not null as busy from webhooks where id = ${id}`);
  await expect.poll(ended).toEqual({ tries: count, busy: false });
}

describe('a webhook', () => {
  it('gets the events of its types that concern its owner, in a request that a Standard Webhooks library verifies', async () => {
    const [seller, buyer, other] = [await student(), await student(), await student()];
    const hook = await hookOf(seller);
    const id = await order(buyer, await listing(seller), 2);
    await order(buyer, await listing(other));
    await shipped(seller, id);
    await expect.poll(() => bodies(hook).map(({ type }) => type)).toEqual(['order.placed', 'order.status_changed']);
    const [placed, changed] = bodies(hook);
    expect(placed).toMatchObject({
      data: { quantity: 2, product: expect.any(String) },
      event: { subjectType: 'ORDER', subjectId: id, actorId: buyer.id, version: 1 },
    });
    expect(changed).toMatchObject({ data: { from: 'NOT_PROCESSED', to: 'SHIPPED' }, event: { subjectId: id, actorId: seller.id } });
    expect(Math.abs(Date.parse(placed!.timestamp) - Date.now())).toBeLessThan(60_000);
    expect(idsAt(hook)).toEqual([placed, changed].map((each) => `evt_${each!.event!.position}`));
    expect(receiver.at(hook.url)[0]!.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'CampusCart-Webhooks/1' });
    await tried(hook, 2);
    const { status, lag, deliveries } = await read(hook);
    expect([status, lag]).toEqual(['ACTIVE', 0]);
    expect(deliveries.nodes).toMatchObject([
      { attempt: 1, status: 204, error: null, nextAttemptAt: null, event: { type: 'ORDER_STATUS_CHANGED' } },
      { attempt: 1, status: 204, error: null, event: { id: placed!.event!.id, position: placed!.event!.position } },
    ]);
  });

  it('is released once after a test, as another process may have claimed it since', async () => {
    const hook = await hookOf(await student());
    const statements = await statementsAbout('webhooks', () => hook.owner.ask(TEST, { id: hook.id }));
    expect(statements.filter((text) => text.startsWith('update "webhooks" as "h" set "claimed_until" = $1'))).toHaveLength(1);
  });

  it('of an administrator gets the events of everybody', async () => {
    const [boss, seller, buyer] = [await admin(), await student(), await student()];
    const hook = await hookOf(boss, ['ORDER_PLACED'], 'ALL');
    const id = await order(buyer, await listing(seller));
    await expect.poll(() => bodies(hook).map(({ event }) => event!.subjectId)).toContain(id);
  });

  it('gets an event again under its id, with the same body, until its receiver accepts it', async () => {
    const [seller, buyer] = [await student(), await student()];
    const hook = await hookOf(seller);
    answering(hook, { status: 500, body: 'not today' });
    await order(buyer, await listing(seller));
    await tried(hook, 1);
    const { tries, seconds } = (await waiting(hook))[0]!;
    expect([tries, seconds > 0, seconds <= 6]).toEqual([1, true, true]);
    expect((await read(hook)).deliveries.nodes).toMatchObject([
      { attempt: 1, status: 500, error: 'STATUS', responseBody: 'not today', nextAttemptAt: expect.any(String) },
    ]);
    await dueNow(hook);
    await tried(hook, 2);
    expect((await waiting(hook))[0]!.seconds).toBeGreaterThan(47);
    receiver.answer = () => undefined;
    await dueNow(hook);
    await tried(hook, 3);
    expect(await waiting(hook)).toEqual([]);
    const [first, ...others] = receiver.at(hook.url);
    expect(new Set(idsAt(hook)).size).toBe(1);
    expect(others.map(({ body }) => body)).toEqual([first!.body, first!.body]);
    expect(bodies(hook)).toHaveLength(3);
  });

  it.each([
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, { status: 302, error: 'REDIRECT' }],
    ['a connection that breaks', 'reset', { status: null, error: 'CONNECT' }],
    ['a client error', { status: 404 }, { status: 404, error: 'STATUS' }],
  ] as const)('is retried after %s', async (_what, answer, recorded) => {
    const [seller, buyer] = [await student(), await student()];
    const hook = await hookOf(seller);
    answering(hook, answer);
    await order(buyer, await listing(seller));
    await tried(hook, 1);
    expect((await read(hook)).deliveries.nodes).toMatchObject([recorded]);
    expect(await waiting(hook)).toMatchObject([{ tries: 1 }]);
  });

  it.each([
    ['429', { status: 429, headers: { 'retry-after': '900' } }, 890],
    ['503', { status: 503, headers: { 'retry-after': '600' } }, 590],
    ['429 for longer than an hour', { status: 429, headers: { 'retry-after': '7200' } }, 0],
    ['500', { status: 500, headers: { 'retry-after': '900' } }, 0],
  ])('waits as long as its receiver requests with %s', async (_what, answer, seconds) => {
    const [seller, buyer] = [await student(), await student()];
    const hook = await hookOf(seller);
    answering(hook, answer);
    await order(buyer, await listing(seller));
    await tried(hook, 1);
    const found = (await waiting(hook))[0]!.seconds;
    if (seconds > 0) expect(found).toBeGreaterThan(seconds);
    else expect(found).toBeLessThanOrEqual(6);
  });

  it('gets the events of each subject in order, and a failure delays only those about the same subject', async () => {
    const [seller, buyer] = [await student(), await student()];
    const hook = await hookOf(seller);
    const [failing, working] = [await order(buyer, await listing(seller)), await order(buyer, await listing(seller))];
    await tried(hook, 2);
    receiver.answer = ({ body }) =>
      (JSON.parse(body) as { event: { subjectId: string } }).event.subjectId === failing ? { status: 500 } : undefined;
    for (const status of ['PROCESSING', 'SHIPPED']) {
      for (const id of [failing, working]) await seller.ask(STATUS, { id, status });
    }
    const changes = (id: string) =>
      bodies(hook)
        .filter(({ type, event }) => type === 'order.status_changed' && event!.subjectId === id)
        .map(({ data }) => data.to);
    const wanted = await context().db.rows<{ to: string }>(sql`select payload ->> 'to' as to from events
      where type = 'ORDER_STATUS_CHANGED' and subject_id = ${working} order by id`);
    const inOrder = wanted.map(({ to }) => to);
    expect(inOrder).toEqual(['PROCESSING', 'SHIPPED']);
    await expect.poll(() => changes(working)).toEqual(inOrder);
    await tried(hook, 3 + inOrder.length);
    expect(changes(failing)).toEqual(inOrder.slice(0, 1));
    receiver.answer = () => undefined;
    await dueNow(hook);
    await expect.poll(() => changes(failing)).toEqual([inOrder[0], ...inOrder]);
  });

  it('gets one event at a time, and does not delay other webhooks', async () => {
    const [seller, buyer] = [await student(), await student()];
    const [slow, quick] = [await hookOf(seller), await hookOf(seller)];
    let [open, most] = [0, 0];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    receiver.answer = async ({ path }) => {
      if (!slow.url.endsWith(path)) return { status: 204 };
      most = Math.max(most, ++open);
      await released;
      await wait(20);
      open -= 1;
      return { status: 204 };
    };
    for (let count = 0; count < 3; count += 1) await order(buyer, await listing(seller));
    await expect.poll(() => bodies(quick).length).toBe(3);
    expect(receiver.at(slow.url)).toHaveLength(1);
    release();
    await expect.poll(() => bodies(slow).length).toBe(3);
    expect(most).toBe(1);
  });

  it('fails after 72 hours, mails its owner, and continues without loss when resumed', async () => {
    const [seller, buyer] = [await student(), await student()];
    const hook = await hookOf(seller);
    answering(hook, { status: 500 });
    await order(buyer, await listing(seller));
    await tried(hook, 1);
    await context().db.rows(sql`update webhook_messages set first_try_at = now() - interval '73 hours', tries = 20 where webhook_id = ${hook.id}`);
    await dueNow(hook);
    await tried(hook, 2);
    expect(await read(hook)).toMatchObject({ status: 'FAILING', statusReason: expect.stringContaining('72 hours') });
    expect((await mailTo(seller.email, isAboutWebhook)).text).toContain('Sync');
    receiver.answer = () => undefined;
    await order(buyer, await listing(seller));
    await dueNow(hook);
    await wait(1_500);
    expect(receiver.at(hook.url)).toHaveLength(2);
    const resumed = await seller.ask(RESUME, { input: { id: hook.id } });
    expect(resumed.data.resumeWebhook.webhook).toEqual({ status: 'ACTIVE', statusReason: null });
    await expect.poll(() => new Set(idsAt(hook)).size).toBe(2);
    await tried(hook, 4);
    expect(await waiting(hook)).toEqual([]);
  });

  it('waits at most until 72 hours after the first try', async () => {
    const [seller, buyer] = [await student(), await student()];
    const hook = await hookOf(seller);
    answering(hook, { status: 500 });
    await order(buyer, await listing(seller));
    await tried(hook, 1);
    await context().db.rows(sql`update webhook_messages set first_try_at = now() - interval '71 hours', tries = 20 where webhook_id = ${hook.id}`);
    await dueNow(hook);
    await tried(hook, 2);
    const { seconds } = (await waiting(hook))[0]!;
    expect([seconds > 3_000, seconds <= 3_600]).toEqual([true, true]);
    expect((await read(hook)).status).toBe('ACTIVE');
  });

  it('is disabled when its receiver answers 410 Gone', async () => {
    const [seller, buyer] = [await student(), await student()];
    const hook = await hookOf(seller);
    answering(hook, { status: 410 });
    await order(buyer, await listing(seller));
    await tried(hook, 1);
    expect(await read(hook)).toMatchObject({ status: 'DISABLED', statusReason: expect.stringContaining('410') });
    expect((await mailTo(seller.email, isAboutWebhook)).text).toContain('410');
  });

  it('of a banned owner is disabled at once', async () => {
    const [boss, seller, buyer] = [await admin(), await student(), await student()];
    const [hook, product] = [await hookOf(seller), await listing(seller)];
    const ban = 'mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: BAN, reason: "r" }) { __typename } }';
    await order(buyer, product);
    await tried(hook, 1);
    expect((await boss.ask(ban, { id: seller.id })).errors).toBeUndefined();
    const before = receiver.at(hook.url).length;
    await context().db.rows(sql`insert into webhook_messages (webhook_id, position, subject_type, subject_id)
      select ${hook.id}::bigint, position, subject_type, subject_id from events where position is not null order by position limit 1`);
    const status = () => context().db.one(sql`select status from webhooks where id = ${hook.id}`);
    await expect.poll(status).toEqual({ status: 'DISABLED' });
    await wait(1_200);
    expect(receiver.at(hook.url)).toHaveLength(before);
  });

  it('stops reading while 1,000 events wait, and continues when they are sent', async () => {
    const [seller, buyer] = [await student(), await student()];
    const hook = await hookOf(seller);
    await context().db.rows(sql`insert into webhook_messages (webhook_id, position, subject_type, subject_id, next_try_at)
      select ${hook.id}::bigint, -number, 'ORDER', number, now() + interval '1 day' from generate_series(1, 1000) number`);
    const { position } = await read(hook);
    const id = await order(buyer, await listing(seller));
    await wait(1_500);
    const stopped = await read(hook);
    expect([stopped.position, stopped.lag > 1_000, receiver.at(hook.url)]).toEqual([position, true, []]);
    await context().db.rows(sql`delete from webhook_messages where webhook_id = ${hook.id} and position < 0`);
    await expect.poll(() => bodies(hook).map(({ event }) => event!.subjectId)).toEqual([id]);
  });

  it('keeps its deliveries for seven days', async () => {
    const [seller, buyer] = [await student(), await student()];
    const hook = await hookOf(seller);
    for (let count = 0; count < 2; count += 1) await order(buyer, await listing(seller));
    await tried(hook, 2);
    await context().db.rows(sql`update webhook_deliveries set at = now() - interval '169 hours'
      where id = (select min(id) from webhook_deliveries where webhook_id = ${hook.id})`);
    await removeOldDeliveries(context());
    expect((await read(hook)).deliveries.nodes).toHaveLength(1);
  });
});

describe('several processes', () => {
  it('send to ten webhooks in parallel, one event to each, and each event once', async () => {
    const { container } = await testApplication();
    const hooks: Hook[] = [];
    const buyer = await student();
    const products: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const seller = await student();
      products.push(await listing(seller));
      for (let each = 0; each < 5; each += 1) hooks.push(await hookOf(seller, ['ORDER_PLACED']));
    }
    const open = new Map<string, number>();
    let [most, mostOfOne] = [0, 0];
    receiver.answer = async ({ path }) => {
      open.set(path, (open.get(path) ?? 0) + 1);
      most = Math.max(most, [...open.values()].filter((count) => count > 0).length);
      mostOfOne = Math.max(mostOfOne, open.get(path)!);
      await wait(100);
      open.set(path, open.get(path)! - 1);
      return { status: 204 };
    };
    const log = pino({ level: 'silent' });
    const others = [startWebhookWorker(container, log), startWebhookWorker(container, log)];
    for (let count = 0; count < 3; count += 1) await Promise.all(products.map((product) => order(buyer, product)));
    for (const hook of hooks) await expect.poll(() => idsAt(hook).length).toBe(3);
    await Promise.all(others.map((stop) => stop()));
    for (const hook of hooks) expect(new Set(idsAt(hook)).size).toBe(idsAt(hook).length);
    expect(mostOfOne).toBe(1);
    expect([most > 1, most <= 10]).toEqual([true, true]);
  });
});
