import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../app/http/server.ts';
import { testApplication } from '../../../../../test/application.ts';
import { admin, listing, order, student, withToken, type TestClient } from '../../../../../test/test-clients.ts';
import { startWebhookReceiver, verified, type WebhookReceiver } from '../../../../../test/webhook-receiver.ts';

const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id databaseId query } secret } }';
const UPDATE = 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { query } } }';
const QUERY = 'subscription { events { type subject { ... on Order { status seller { name email } } } } }';
const TOKEN = 'mutation ($scopes: [String!]!) { createAccessToken(input: { name: "t", scopes: $scopes }) { token } }';

let receiver: WebhookReceiver;
beforeAll(async () => {
  const { container } = await testApplication();
  receiver = await startWebhookReceiver();
  container.infra.settings.webhookHosts.push(receiver.host);
});
afterAll(() => receiver.close());

interface Hook {
  id: string;
  url: string;
  secret: string;
}

async function hookOf(owner: TestClient, more: object): Promise<Hook> {
  const url = receiver.url();
  const { data, errors } = await owner.ask(CREATE, { input: { name: 'Sync', url, types: ['ORDER_PLACED', 'PRODUCT_LISTED'], ...more } });
  expect(errors).toBeUndefined();
  const { webhook, secret } = data.createWebhook;
  return { id: webhook.id, url, secret };
}

const bodies = ({ url, secret }: Hook) => receiver.at(url).map((each) => verified(each, secret));
const received = async (hook: Hook, count: number) => {
  await expect.poll(() => bodies(hook).length).toBe(count);
  return bodies(hook);
};

describe('the query of a webhook', () => {
  it('has its result sent in place of the payload, as its owner sees it at that time', async () => {
    const [seller, buyer] = [await student(), await student()];
    const hook = await hookOf(seller, { query: 'subscription { events { type subject { __typename ... on Product { name } } } }' });
    const product = await listing(seller, { name: 'Lamp' });
    const [listed] = await received(hook, 1);
    expect(listed!.data).toEqual({ events: { type: 'PRODUCT_LISTED', subject: { __typename: 'Product', name: 'Lamp' } } });
    await order(buyer, product);
    await received(hook, 2);
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }', { id: product });
    const deliveries = await seller.ask('{ me { webhooks { deliveries(last: 1) { nodes { id } } } } }');
    const delivery = deliveries.data.me.webhooks[0].deliveries.nodes[0].id as string;
    const again = await seller.ask('mutation ($id: ID!) { resendDelivery(input: { id: $id }) { delivery { status } } }', { id: delivery });
    expect(again.data.resendDelivery.delivery.status).toBe(204);
    expect((await received(hook, 3))[2]!.data).toEqual({ events: { type: 'PRODUCT_LISTED', subject: null } });
  });

  it('is executed even after another operation in the same container has ended', async () => {
    const { container } = await testApplication();
    const seller = await student();
    const hook = await hookOf(seller, { query: 'subscription { events { type } }' });
    await (await createApp(container, pino({ level: 'silent' }))).stop();
    await listing(seller);
    expect((await received(hook, 1))[0]!.data).toEqual({ events: { type: 'PRODUCT_LISTED' } });
  });

  it('returns what the access token that created the webhook may see, without contact data outside its scopes', async () => {
    const [seller, buyer] = [await student(), await student()];
    const made = await buyer.ask(TOKEN, { scopes: ['webhooks:write', 'events:read', 'orders:read', 'products:read'] });
    const hook = await hookOf(await withToken(buyer, made.data.createAccessToken.token), { types: ['ORDER_PLACED'], query: QUERY });
    await order(buyer, await listing(seller));
    const [placed] = await received(hook, 1);
    expect(placed!.data).toMatchObject({ events: { subject: { status: 'NOT_PROCESSED', seller: { name: seller.name, email: null } } } });
    const poor = await buyer.ask(TOKEN, { scopes: ['webhooks:write', 'events:read'] });
    const blind = await hookOf(await withToken(buyer, poor.data.createAccessToken.token), {
      types: ['ORDER_PLACED'],
      query: 'subscription { events { subjectId subject { id } } }',
    });
    const id = await order(buyer, await listing(seller));
    expect((await received(blind, 1))[0]!.data).toEqual({ events: { subjectId: id, subject: null } });
  });

  it('on the events of everybody is for administrators', async () => {
    const [boss, seller, buyer] = [await admin(), await student(), await student()];
    const query = 'subscription { events(scope: ALL) { subjectId } }';
    const hook = await hookOf(boss, { types: ['ORDER_PLACED'], scope: 'ALL', query });
    const id = await order(buyer, await listing(seller));
    await expect.poll(() => bodies(hook).map(({ data }) => data)).toContainEqual({ events: { subjectId: id } });
  });

  it.each([
    'subscription {',
    'subscription { events { nothing } }',
    '{ me { id } }',
    'subscription { orderChanged { id } }',
    'subscription { events(scope: ALL) { id } }',
    'subscription { events(after: "0") { id } }',
    'subscription ($s: ID) { events(subject: $s) { id } }',
    'subscription { events @skip(if: true) { id } }',
    'subscription { events { id } } query Another { me { id } }',
    'subscription { events { subject { ... on User { products(first: 50) { nodes { id name price description } } } } } }',
  ])('must be one cheap subscription on its events: not %s', async (query) => {
    const answer = await (await student()).ask(CREATE, { input: { name: 'Sync', url: receiver.url(), types: ['ORDER_PLACED'], query } });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'query' }] } }]);
  });

  it('can be changed and cleared', async () => {
    const who = await student();
    const { id } = await hookOf(who, {});
    expect((await who.ask(UPDATE, { input: { id, query: QUERY } })).data.updateWebhook.webhook.query).toBe(QUERY);
    expect((await who.ask(UPDATE, { input: { id, query: '{ me { id } }' } })).errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
    expect((await who.ask(UPDATE, { input: { id, query: null } })).data.updateWebhook.webhook.query).toBeNull();
  });
});
