import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from './application.ts';
import { registeredApp, startOAuthMarket } from './oauth-market.ts';
import { admin, listing, order, student, type TestClient } from './test-clients.ts';
import { startWebhookReceiver, verified, type WebhookReceiver } from './webhook-receiver.ts';

const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } secret } }';
const UPDATE = 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { name } } }';
const QUERY = 'subscription { events { subjectId subject { id } } }';
const START = 'mutation ($input: StartBulkExportInput!) { startBulkExport(input: $input) { bulkJob { id } } }';
const JOB = 'query ($id: ID!) { node(id: $id) { ... on BulkJob { status url } } }';
const NARROW = ['webhooks:write', 'events:read'];
const WIDE = [...NARROW, 'orders:read', 'products:read'];

let market: Awaited<ReturnType<typeof startOAuthMarket>>;
let receiver: WebhookReceiver;
let boss: TestClient;
beforeAll(async () => {
  const { container } = await testApplication();
  receiver = await startWebhookReceiver();
  container.infra.settings.webhookHosts.push(receiver.host);
  market = await startOAuthMarket();
  boss = await admin();
});
afterAll(async () => {
  receiver.close();
  await market.stop();
});

describe("anything that outlasts an app's token has at most the scopes of that token, not those of the grant", () => {
  it('such as a webhook, which belongs to the token that changes it', async () => {
    const [seller, buyer] = [await student(), await student()];
    const app = await registeredApp(boss, { scopes: WIDE });
    const [wide, narrow] = [await market.signIn(app, buyer, WIDE.join(' ')), await market.signIn(app, buyer, NARROW.join(' '))].map(({ tokens }) =>
      market.client(buyer, tokens.access_token),
    ) as [TestClient, TestClient];
    const url = receiver.url();
    const { data, errors } = await narrow.ask(CREATE, { input: { name: 'Sync', url, types: ['ORDER_PLACED'], query: QUERY } });
    expect(errors).toBeUndefined();
    const { webhook, secret } = data.createWebhook;
    const sent = async (count: number) => {
      await expect.poll(() => receiver.at(url).length, { timeout: 15_000 }).toBe(count);
      return verified(receiver.at(url).at(-1)!, secret).data;
    };
    const first = await order(buyer, await listing(seller));
    expect(await sent(1)).toEqual({ events: { subjectId: first, subject: null } });
    expect((await wide.ask(UPDATE, { input: { id: webhook.id, name: 'Orders' } })).errors).toBeUndefined();
    const second = await order(buyer, await listing(seller));
    expect(await sent(2)).toMatchObject({ events: { subjectId: second, subject: { id: expect.any(String) } } });
    expect((await narrow.ask(UPDATE, { input: { id: webhook.id, name: 'Numbers' } })).errors).toBeUndefined();
    const third = await order(buyer, await listing(seller));
    expect(await sent(3)).toEqual({ events: { subjectId: third, subject: null } });
  });

  it('such as an export', async () => {
    const scopes = ['admin:users:read', 'user:email'];
    const app = await registeredApp(boss, { scopes, password: 'password' });
    const person = await student();
    /** Returns the student's email address in an export made with a token with these scopes. */
    const exportedBy = async (granted: string[]): Promise<unknown> => {
      const way = await market.begin(app, granted.join(' '));
      const { body } = await market.answer(way, boss, { approve: true, scopes: granted, password: 'password' });
      const { access_token: token } = await market.tokensOf(way, await market.callback(way, body.location!));
      const client = market.client(boss, token);
      const { data, errors } = await client.ask(START, { input: { kind: 'USERS', query: '{ databaseId email }' } });
      expect(errors).toBeUndefined();
      const job = async () => (await client.ask(JOB, { id: data.startBulkExport.bulkJob.id })).data.node;
      await expect.poll(async () => (await job()).status, { timeout: 15_000 }).toBe('DONE');
      const path = new URL((await job()).url).pathname;
      const file = gunzipSync(Buffer.from(await (await fetch((await testApplication()).url + path)).arrayBuffer())).toString();
      const users = file.split('\n').flatMap((line) => (line ? [JSON.parse(line) as { databaseId: string; email?: string }] : []));
      return users.find(({ databaseId }) => databaseId === person.id)!.email;
    };
    expect(await exportedBy(scopes)).toBe(person.email);
    expect(await exportedBy(['admin:users:read'])).toBe(undefined);
  });
});
