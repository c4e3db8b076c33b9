import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApplication, type ApplicationContainer } from '../src/app/application.ts';
import { createUser } from '../src/domains/people/accounts/auth.service.ts';
import { startSession } from '../src/domains/people/sessions/session.service.ts';
import { Role } from '../src/domains/people/users/user.entity.ts';
import { sql } from '../src/platform/database/sql.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { copyFirstStart } from './embedded-folder.ts';
import { freshDatabase } from './fresh-database.ts';
import { launch, type ServerProcess } from './server-process.ts';
import { databaseUrl } from './settings.ts';
import { startWebhookReceiver, verified, type WebhookReceiver } from './webhook-receiver.ts';

const ORDERS = 6;

const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-hooks-'));
let receiver: WebhookReceiver;
let server: ServerProcess | undefined;
let env: Record<string, string | undefined>;
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  const database = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
  drop = database?.drop ?? drop;
  if (!database) await copyFirstStart(dataDir);
  receiver = await startWebhookReceiver();
  env = {
    WEBHOOK_ALLOWED_HOSTS: receiver.host,
    SECRET_KEY: 'a key that is long enough for this test',
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url,
    DEMO_DATA: '0',
    RATE_LIMITS: '0',
  };
});
afterAll(async () => {
  await server?.stop();
  receiver.close();
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Opens the database while no server runs. */
async function whileStopped<Result>(work: (container: ApplicationContainer) => Promise<Result>): Promise<Result> {
  const container = await openApplication(readSettings(env));
  try {
    await container.database.migrate();
    return await work(container);
  } finally {
    await container.close();
  }
}

async function addPerson(container: ApplicationContainer, name: string): Promise<string> {
  const ctx = container.context(null, 'test');
  const passwordHash = await ctx.infra.passwords.hash('password');
  const email = `${name.toLowerCase()}@vitstudent.ac.in`;
  const { id } = await createUser(ctx, { name, email, phone: '+919840012345', collegeId: name, passwordHash, role: Role.STUDENT });
  return (await startSession(ctx, id, passwordHash))!.token;
}

// The shape is the query's.
async function ask(token: string, query: string, variables: object): Promise<any> {
  const headers = { 'content-type': 'application/json', authorization: token };
  const response = await fetch(`${server!.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const HOOK = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
const LISTING = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }';

describe('a process killed while it sends to a webhook', () => {
  it('leaves no event out, and sends none under another id: a receiver that knows ids has each once and in order', { timeout: 180_000 }, async () => {
    const [seller, buyer, category] = await whileStopped(async (container) => {
      const people = [await addPerson(container, 'Seller'), await addPerson(container, 'Buyer')];
      const row = await container.database.db.one<{ id: string }>(sql`insert into categories (name) values ('Lamps') returning id::text as id`);
      return [...people, row!.id] as [string, string, string];
    });
    server = await launch(env);
    const url = receiver.url();
    const { secret } = (await ask(seller, HOOK, { input: { name: 'Sync', url, types: ['ORDER_PLACED'] } })).createWebhook;
    const listed = { name: 'Lamp', description: 'Works well.', price: 1, quantity: 9999, shipping: false, categoryId: category };
    const productId = (await ask(seller, LISTING, { input: listed })).createProduct.product.id;
    // The process is killed when the receiver has the third event and has not answered.
    const started = new Promise<void>((resolve) => {
      receiver.answer = () => {
        if (receiver.at(url).length < 3) return { status: 204 };
        resolve();
        return 'never';
      };
    });
    const placed: string[] = [];
    for (let quantity = 1; quantity <= ORDERS; quantity += 1) {
      placed.push((await ask(buyer, ORDER, { input: { productId, quantity } })).placeOrder.order.id);
    }
    await started;
    const ended = once(server.child, 'exit');
    server.child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const before = receiver.at(url);
    expect(before).toHaveLength(3);

    receiver.answer = () => undefined;
    // The claim of the killed process ends by itself after half a minute.
    await whileStopped(({ database }) => database.db.rows(sql`update webhooks set claimed_until = now()`));
    server = await launch(env);
    await expect.poll(() => receiver.at(url).length, { timeout: 30_000 }).toBe(ORDERS + 1);
    const received = receiver.at(url);
    expect(received[3]!.headers['webhook-id']).toBe(before[2]!.headers['webhook-id']);
    expect(received[3]!.body).toBe(before[2]!.body);
    const known = new Map(received.map((each) => [each.headers['webhook-id'], verified(each, secret).event!.subjectId]));
    expect([...known.values()]).toEqual(placed);
    expect(await server.stop()).toEqual([0, null]);
  });
});
