import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { addLamps, addPerson, KilledServer } from './killed-server.ts';
import { startWebhookReceiver, verified, type WebhookReceiver } from './webhook-receiver.ts';

const ORDERS = 6;

let receiver: WebhookReceiver;
let server: KilledServer;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await KilledServer.prepare({ WEBHOOK_ALLOWED_HOSTS: receiver.host, SECRET_KEY: 'a key that is long enough for this test' });
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

const HOOK = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
const LISTING = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';
const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: databaseId } } }';

describe('a process killed while it sends to a webhook', () => {
  it('leaves no event out, and sends none under another id: a receiver that knows ids has each once and in order', { timeout: 180_000 }, async () => {
    const [seller, buyer, category] = await server.whileStopped(
      async (container) => [await addPerson(container, 'Seller'), await addPerson(container, 'Buyer'), await addLamps(container)] as const,
    );
    await server.start();
    const url = receiver.url();
    const { secret } = (await server.ask(seller, HOOK, { input: { name: 'Sync', url, types: ['ORDER_PLACED'] } })).createWebhook;
    const listed = { name: 'Lamp', description: 'Works well.', price: 1, quantity: 9999, shipping: false, categoryId: category };
    const productId = (await server.ask(seller, LISTING, { input: listed })).createProduct.product.id;
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
      placed.push((await server.ask(buyer, ORDER, { input: { productId, quantity } })).placeOrder.order.id);
    }
    await started;
    expect(await server.kill()).toEqual([null, 'SIGKILL']);
    const before = receiver.at(url);
    expect(before).toHaveLength(3);

    receiver.answer = () => undefined;
    // The claim of the killed process ends by itself after half a minute.
    await server.whileStopped(({ database }) => database.db.rows(sql`update webhooks set claimed_until = now()`));
    await server.start();
    await expect.poll(() => receiver.at(url).length, { timeout: 30_000 }).toBe(ORDERS + 1);
    const received = receiver.at(url);
    expect(received[3]!.headers['webhook-id']).toBe(before[2]!.headers['webhook-id']);
    expect(received[3]!.body).toBe(before[2]!.body);
    const known = new Map(received.map((each) => [each.headers['webhook-id'], verified(each, secret).event!.subjectId]));
    expect([...known.values()]).toEqual(placed);
    expect(await server.stop()).toEqual([0, null]);
  });
});
