import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverWith, testApplication } from '../../../../test/application.ts';
import { ownDataText } from '../../../../test/own-data.ts';
import { admin, listing, order, student, withToken, type TestClient } from '../../../../test/test-clients.ts';
import { startWebhookReceiver, verified, type WebhookReceiver } from '../../../../test/webhook-receiver.ts';
import type { Ctx } from '../../../platform/context.ts';
import { globalIdOf } from '../../../platform/database/ids.ts';
import { sql } from '../../../platform/database/sql.ts';
import { seal, unseal } from './webhook-secret.ts';
import { isWebhookUrl } from './webhook.service.ts';

const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) {
  secret webhook { id: databaseId name url types scope status statusReason secretHint position lag } } }`;
const UPDATE = 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { id: databaseId name url types } } }';
const DELIVERY =
  'delivery { id: databaseId attempt status error durationMs requestHeaders requestBody responseBody nextAttemptAt event { id: databaseId } }';
const TEST = `mutation ($id: ID!) { testWebhook(input: { id: $id }) { ${DELIVERY} } }`;
const RESEND = `mutation ($id: ID!) { resendDelivery(input: { id: $id }) { ${DELIVERY} } }`;
const ROTATE = 'mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { secret webhook { id: databaseId secretHint } } }';
const PAUSE = 'mutation ($id: ID!) { pauseWebhook(input: { id: $id }) { webhook { status statusReason } } }';
const RESUME = 'mutation ($input: ResumeWebhookInput!) { resumeWebhook(input: $input) { webhook { status position } } }';
const DELETE = 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { deletedId } }';
const TOKEN =
  'mutation ($scopes: [String!]!) { createAccessToken(input: { name: "Tool", scopes: $scopes }) { token accessToken { id: databaseId } } }';
const MINE = '{ me { webhooks { id: databaseId status statusReason deliveries(first: 5) { nodes { id: databaseId error event { type } } } } } }';

let receiver: WebhookReceiver;
let context: () => Ctx;
beforeAll(async () => {
  const { container } = await testApplication();
  context = () => container.context(null, 'test');
  receiver = await startWebhookReceiver();
  container.infra.settings.webhookHosts.push(receiver.host);
});
afterAll(() => receiver.close());

const inputOf = (more: object = {}) => ({ name: 'Sync', url: receiver.url(), types: ['ORDER_PLACED'], ...more });

async function made(who: TestClient, more: object = {}) {
  const answer = await who.ask(CREATE, { input: inputOf(more) });
  expect(answer.errors).toBeUndefined();
  return answer.data.createWebhook as { secret: string; webhook: Record<string, string> & { id: string; url: string } };
}

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]!.extensions.code;
const mine = async (who: TestClient, id: string) =>
  (await who.ask(MINE)).data.me.webhooks.find((each: { id: string }) => each.id === id) as {
    status: string;
    deliveries: { nodes: { id: string; event: object | null }[] };
  };

/** Returns the first and the last position of the log. */
const ends = async () =>
  (await context().db.one<{ oldest: string; newest: string }>(sql`select min(position)::text as oldest, max(position)::text as newest from events`))!;

describe('a webhook', () => {
  it('is created with a secret that is shown once, and starts at the end of the log', async () => {
    const who = await student();
    const { secret, webhook } = await made(who);
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    expect(webhook).toMatchObject({ name: 'Sync', types: ['ORDER_PLACED'], scope: 'OWN', status: 'ACTIVE', statusReason: null });
    expect(secret.slice(-5, -1)).toBe(webhook.secretHint);
    expect(Number(webhook.lag)).toBeLessThan(10);
    expect(JSON.stringify((await who.ask(MINE)).data)).not.toContain(secret);
  });

  it('is the same, with the same secret, when its creation is repeated with an idempotency key', async () => {
    const who = await student();
    const input = inputOf({ idempotencyKey: `key-of-the-test-${Date.now()}` });
    const [first, again] = [await who.ask(CREATE, { input }), await who.ask(CREATE, { input })];
    expect(again.data).toEqual(first.data);
    expect((await who.ask(MINE)).data.me.webhooks).toHaveLength(1);
  });

  it.each([
    'http://hooks.example.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://intranet/x',
    'https://printer.local./x',
    'https://hooks.example.com:80/x',
    'https://hooks.example.com:1023/x',
    'https://user:secret@hooks.example.com/x',
    'https://hooks.example.com/x#part',
    'https://hooks.example.com/x#',
    'https://nothing.invalid/x',
  ])('cannot be sent to %s', async (url) => {
    const answer = await (await student()).ask(CREATE, { input: inputOf({ url }) });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'WEBHOOK_URL_REFUSED', fields: [{ field: 'url' }] } }]);
  });

  it('is sent to a public host over TLS, or to a host that the settings allow', () => {
    expect(isWebhookUrl('https://hooks.example.com/x?y=z', [])).toBe(true);
    expect(isWebhookUrl('https://hooks.example.com:8443/x', [])).toBe(true);
    expect(isWebhookUrl('http://hooks.campus:80/x', ['hooks.campus'])).toBe(true);
    expect(isWebhookUrl('http://hooks.campus:81/x', ['hooks.campus'])).toBe(false);
  });

  it.each([
    ['ftp://hooks.example.com/x', 'url'],
    [`https://hooks.example.com/${'x'.repeat(500)}`, 'url'],
  ])('cannot have an address such as %s', async (url, field) => {
    const answer = await (await student()).ask(CREATE, { input: inputOf({ url }) });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field }] } }]);
  });

  it('with selected types needs at least one', async () => {
    const answer = await (await student()).ask(CREATE, { input: inputOf({ types: [] }) });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'types' }] } }]);
  });

  it('is one of at most five per person, even when many are created at once', async () => {
    const who = await student();
    const answers = await Promise.all(Array.from({ length: 8 }, () => who.ask(CREATE, { input: inputOf() })));
    expect(answers.filter((answer) => codeOf(answer) === 'LIMIT_REACHED')).toHaveLength(3);
    expect((await who.ask(MINE)).data.me.webhooks).toHaveLength(5);
  });

  it('for the events of everybody is for administrators, with at most twenty in the marketplace', async () => {
    const input = inputOf({ scope: 'ALL' });
    expect(codeOf(await (await student()).ask(CREATE, { input }))).toBe('FORBIDDEN');
    const boss = await admin();
    const { id } = (await made(boss, { scope: 'ALL' })).webhook;
    await context().db.rows(sql`insert into webhooks (user_id, name, url, types, scope, secret, secret_hint, position, status)
      select user_id, 'full', url, types, scope, secret, secret_hint, position, 'PAUSED' from webhooks, generate_series(1, 20) where id = ${id}`);
    const other = await admin();
    expect(codeOf(await other.ask(CREATE, { input }))).toBe('LIMIT_REACHED');
    await context().db.rows(sql`delete from webhooks where name = 'full'`);
    expect(codeOf(await other.ask(CREATE, { input }))).toBeUndefined();
  });

  it('is seen and changed by its owner only', async () => {
    const [owner, stranger, boss] = [await student(), await student(), await admin()];
    const { id } = (await made(owner)).webhook;
    const delivery = (await owner.ask(TEST, { id })).data.testWebhook.delivery.id as string;
    for (const other of [stranger, boss]) {
      expect((await other.ask(`{ user(id: "${owner.id}") { webhooks { id: databaseId } } }`)).data.user.webhooks).toBeNull();
      const nodes = [`Webhook:${id}`, `WebhookDelivery:${delivery}`].map((text) => Buffer.from(text).toString('base64'));
      expect((await other.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: nodes })).data.nodes).toEqual([null, null]);
      const denied = [
        await other.ask(UPDATE, { input: { id, name: 'Mine' } }),
        await other.ask(RESUME, { input: { id } }),
        await other.ask(RESEND, { id: delivery }),
        ...(await Promise.all([TEST, ROTATE, PAUSE, DELETE].map((query) => other.ask(query, { id })))),
      ];
      expect(denied.map(codeOf)).toEqual(denied.map(() => 'NOT_FOUND'));
    }
    expect((await owner.ask(DELETE, { id })).data.deleteWebhook).toEqual({ deletedId: globalIdOf('Webhook', id) });
    expect((await owner.ask(MINE)).data.me.webhooks).toEqual([]);
  });

  it('is sent to another address after a change', async () => {
    const [seller, buyer] = [await student(), await student()];
    const { webhook, secret } = await made(seller);
    const url = receiver.url();
    const { data } = await seller.ask(UPDATE, { input: { id: webhook.id, url, types: ['ORDER_PLACED', 'MESSAGE_SENT'] } });
    expect(data.updateWebhook.webhook).toEqual({ id: webhook.id, name: 'Sync', url, types: ['ORDER_PLACED', 'MESSAGE_SENT'] });
    expect(codeOf(await seller.ask(UPDATE, { input: { id: webhook.id, url: 'https://10.0.0.8/' } }))).toBe('WEBHOOK_URL_REFUSED');
    await order(buyer, await listing(seller));
    await expect.poll(() => receiver.at(url).map((each) => verified(each, secret).type)).toEqual(['order.placed']);
    expect(receiver.at(webhook.url)).toEqual([]);
  });

  it('is signed with both secrets for 24 hours after a rotation, and then with the new one only', async () => {
    const who = await student();
    const { secret: before, webhook } = await made(who);
    const { secret: after } = (await who.ask(ROTATE, { id: webhook.id })).data.rotateWebhookSecret;
    expect(after).not.toBe(before);
    await who.ask(TEST, { id: webhook.id });
    await context().db.rows(sql`update webhooks set previous_until = now() where id = ${webhook.id}`);
    await who.ask(TEST, { id: webhook.id });
    const [both, one] = receiver.at(webhook.url);
    expect([verified(both!, before).type, verified(both!, after).type, verified(one!, after).type]).toEqual(Array(3).fill('webhook.test'));
    expect(() => verified(one!, before)).toThrow('No matching signature');
  });

  it('has a signature as documented', async () => {
    const who = await student();
    const { secret, webhook } = await made(who);
    await who.ask(TEST, { id: webhook.id });
    const { headers, body } = receiver.at(webhook.url)[0]!;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  it('shows the request and response of a test, which has no event', async () => {
    const who = await student();
    const { id, url } = (await made(who)).webhook;
    receiver.answer = ({ path }) => (url.endsWith(path) ? { status: 418, body: 'teapot' } : undefined);
    const { delivery } = (await who.ask(TEST, { id })).data.testWebhook;
    expect(delivery).toMatchObject({ attempt: 1, status: 418, error: 'STATUS', responseBody: 'teapot', nextAttemptAt: null, event: null });
    expect(JSON.parse(delivery.requestBody)).toMatchObject({ type: 'webhook.test', event: null });
    expect(delivery.requestHeaders).toContain('webhook-signature: v1,');
    receiver.answer = () => undefined;
  });

  it('gets an event again under the same id when its owner resends it', async () => {
    const [seller, buyer] = [await student(), await student()];
    const { webhook, secret } = await made(seller);
    await order(buyer, await listing(seller));
    const delivered = async () => (await mine(seller, webhook.id)).deliveries.nodes;
    await expect.poll(delivered).toHaveLength(1);
    const { id } = (await delivered())[0]!;
    expect((await seller.ask(RESEND, { id })).data.resendDelivery.delivery).toMatchObject({
      attempt: 1,
      status: 204,
      event: { id: expect.any(String) },
    });
    const [first, again] = receiver.at(webhook.url);
    expect(again!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(verified(again!, secret)).toEqual(verified(first!, secret));
  });

  it('is tested once at a time, and can be deleted meanwhile', async () => {
    const who = await student();
    const { id, url } = (await made(who)).webhook;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    receiver.answer = async ({ path }) => (url.endsWith(path) ? released.then(() => ({ status: 200 })) : { status: 204 });
    const sent = who.ask(TEST, { id });
    await expect.poll(() => receiver.at(url)).toHaveLength(1);
    expect(codeOf(await who.ask(TEST, { id }))).toBe('CONFLICT');
    expect((await who.ask(DELETE, { id })).errors).toBeUndefined();
    release();
    expect(codeOf(await sent)).toBe('NOT_FOUND');
    receiver.answer = () => undefined;
  });

  it('gets nothing while it is paused, and afterwards the events that it missed', async () => {
    const [seller, buyer] = [await student(), await student()];
    const { webhook, secret } = await made(seller);
    expect((await seller.ask(PAUSE, { id: webhook.id })).data.pauseWebhook.webhook).toEqual({ status: 'PAUSED', statusReason: 'It was paused.' });
    expect(codeOf(await seller.ask(PAUSE, { id: webhook.id }))).toBe('CONFLICT');
    const id = await order(buyer, await listing(seller));
    const witness = await made(seller);
    const last = await order(buyer, await listing(seller));
    await expect.poll(() => receiver.at(witness.webhook.url)).toHaveLength(1);
    expect(receiver.at(webhook.url)).toEqual([]);
    await seller.ask(RESUME, { input: { id: webhook.id } });
    const subjects = () => receiver.at(webhook.url).map((each) => verified(each, secret).event!.subjectId);
    await expect.poll(subjects).toEqual([id, last]);
  });

  it('continues after a position that is still in the log', async () => {
    const [seller, buyer] = [await student(), await student()];
    await order(buyer, await listing(seller));
    const { webhook, secret } = await made(seller);
    const seen = () => receiver.at(webhook.url).map((each) => verified(each, secret).type);
    const { oldest, newest } = await ends();
    const tooLate = await seller.ask(RESUME, { input: { id: webhook.id, from: String(Number(newest) + 100) } });
    expect(tooLate.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'from' }] } }]);
    await context().db.rows(sql`update webhooks set position = 0 where id = ${webhook.id}`);
    await seller.ask(RESUME, { input: { id: webhook.id, from: String(Number(oldest) - 1) } });
    await expect.poll(seen).toEqual(['order.placed']);
  });

  it('cannot continue where the events are no longer stored, and says from where it can', async () => {
    const [who, actor] = [await student(), await student()];
    await order(actor, await listing(who));
    const { id } = (await made(who)).webhook;
    await who.ask(PAUSE, { id });
    const { db } = context();
    const { oldest } = await ends();
    await db.rows(sql`update webhooks set position = ${oldest}::bigint - 5 where id = ${id}`);
    const answer = await who.ask(RESUME, { input: { id } });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', details: { oldest } } }]);
    const from = String(Number(oldest) - 1);
    expect((await who.ask(RESUME, { input: { id, from } })).data.resumeWebhook.webhook).toMatchObject({ status: 'ACTIVE' });
  });

  it('created with an access token is disabled when the token is revoked', async () => {
    const owner = await student();
    const { token, accessToken } = (await owner.ask(TOKEN, { scopes: ['webhooks:write', 'events:read'] })).data.createAccessToken;
    const reader = await withToken(owner, (await owner.ask(TOKEN, { scopes: ['webhooks:write'] })).data.createAccessToken.token);
    expect(codeOf(await reader.ask(CREATE, { input: inputOf() }))).toBe('INSUFFICIENT_SCOPE');
    const { id } = (await made(await withToken(owner, token))).webhook;
    expect(await mine(owner, id)).toMatchObject({ status: 'ACTIVE' });
    await owner.ask('mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { deletedId } }', { id: accessToken.id });
    await expect.poll(async () => (await mine(owner, id)).status).toBe('DISABLED');
    await owner.ask(RESUME, { input: { id } });
    expect(await mine(owner, id)).toMatchObject({ status: 'ACTIVE', statusReason: null });
  });

  it('for the events of everybody is disabled when its owner is no longer an administrator', async () => {
    const [boss, other] = [await admin(), await admin()];
    const { id } = (await made(other, { scope: 'ALL' })).webhook;
    const answer = await boss.ask('mutation ($id: ID!) { setUserRole(input: { id: $id, role: STUDENT }) { id: databaseId } }', { id: other.id });
    expect(answer.errors).toBeUndefined();
    const status = () => context().db.one(sql`select status from webhooks where id = ${id}`);
    await expect.poll(status).toEqual({ status: 'DISABLED' });
  });

  it('is part of its owner’s data, without its secret, and is deleted with the account', async () => {
    const who = await student();
    const { webhook } = await made(who);
    await who.ask(TEST, { id: webhook.id });
    const { secret } = (await context().db.one<{ secret: string }>(sql`select secret from webhooks where id = ${webhook.id}`))!;
    const text = await ownDataText(who);
    expect(JSON.parse(text)).toMatchObject({ webhooks: [{ url: webhook.url }], webhookDeliveries: [{ webhook_id: Number(webhook.id) }] });
    expect(text).not.toContain(secret);
    await who.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    expect(await context().db.rows(sql`select from webhooks where id = ${webhook.id}`)).toEqual([]);
  });
});

describe('the secret of a webhook', () => {
  const key = 'a key that is long enough for this test';

  it('is stored encrypted with SECRET_KEY, differently each time, and cannot be read with another key', () => {
    const sealed = seal('whsec_abc', key);
    expect(sealed).not.toContain('abc');
    expect(seal('whsec_abc', key)).not.toBe(sealed);
    expect(unseal(sealed, key)).toBe('whsec_abc');
    expect([unseal(sealed, `${key}!`), unseal(sealed, undefined)]).toEqual([undefined, undefined]);
    expect(unseal(seal('whsec_abc', undefined), key)).toBe('whsec_abc');
  });

  it('that can no longer be read stops all sending, rather than sending unsigned, until it is rotated', async () => {
    const who = await student();
    const { webhook } = await made(who);
    await context().db.rows(sql`update webhooks set secret = ${seal('whsec_abc', key)} where id = ${webhook.id}`);
    expect(codeOf(await who.ask(TEST, { id: webhook.id }))).toBe('CONFLICT');
    await order(await student(), await listing(who));
    await expect.poll(async () => (await mine(who, webhook.id)).status).toBe('DISABLED');
    expect(receiver.at(webhook.url)).toEqual([]);
    await who.ask(ROTATE, { id: webhook.id });
    expect((await who.ask(TEST, { id: webhook.id })).data.testWebhook.delivery.status).toBe(204);
  });

  it('is encrypted in the table if SECRET_KEY is set', async () => {
    const server = await serverWith(() => ({ secretKey: key }));
    const who = await student();
    const headers = { 'content-type': 'application/json', authorization: who.token };
    const body = JSON.stringify({ query: CREATE, variables: { input: inputOf() } });
    const response = (await (await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })).json()) as {
      data: { createWebhook: { secret: string; webhook: { id: string } } };
    };
    const { secret, webhook } = response.data.createWebhook;
    const stored = await context().db.one<{ secret: string }>(sql`select secret from webhooks where id = ${webhook.id}`);
    expect(stored!.secret).not.toContain(secret);
    expect(unseal(stored!.secret, key)).toBe(secret);
    await server.stop();
  });
});
