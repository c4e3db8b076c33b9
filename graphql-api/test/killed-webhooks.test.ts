import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { addLamps, addPerson, KilledServer } from './killed-server.ts';
import { isLong } from './settings.ts';
import { startWebhookReceiver, verified, type WebhookReceiver } from './webhook-receiver.ts';

const ORDERS = 6;
/** Numbers of events, recipients and kills. With `--long`, they match what integrators were promised. */
const LOAD = isLong ? { events: 100_000, owners: 10, kills: 10 } : { events: 60, owners: 1, kills: 3 };
/** Number of webhooks per person. */
const HOOKS = 5;
/** Number of subjects of the events. */
const SUBJECTS = 20;
const DEADLINE_MS = isLong ? 3_600_000 : 120_000;

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

describe('a process killed while it sends webhook events', () => {
  it("loses no event and never changes an event's id, so a receiver that knows ids gets each once and in order", { timeout: 180_000 }, async () => {
    const [seller, buyer, category] = await server.whileStopped(
      async (container) => [await addPerson(container, 'Seller'), await addPerson(container, 'Buyer'), await addLamps(container)] as const,
    );
    await server.start();
    const url = receiver.url();
    const { secret } = (await server.ask(seller, HOOK, { input: { name: 'Sync', url, types: ['ORDER_PLACED'] } })).createWebhook;
    const listed = { name: 'Lamp', description: 'Works well.', price: 1, quantity: 9999, shipping: false, categoryId: category };
    const productId = (await server.ask(seller, LISTING, { input: listed })).createProduct.product.id;
    // The process is killed when the receiver has the third event and has not responded.
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
    // The claim of the killed process expires after half a minute.
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

  it('several times loses no event and sends the events of each subject in order to every webhook', { timeout: DEADLINE_MS * 2 }, async () => {
    const owners = await server.whileStopped(async (container) => {
      const people = [];
      for (let index = 0; index < LOAD.owners; index += 1) people.push(await addPerson(container, `Owner${index}`));
      return people;
    });
    await server.start();
    const hooks: string[][] = [];
    for (const owner of owners) {
      hooks.push(Array.from({ length: HOOKS }, () => receiver.url()));
      for (const url of hooks.at(-1)!) await server.ask(owner, HOOK, { input: { name: 'Sync', url, types: ['PRICE_SCHEDULE_CLEARED'] } });
    }
    expect(await server.stop()).toEqual([0, null]);
    await server.whileStopped(({ database }) =>
      database.db.rows(sql`insert into events (type, subject_type, subject_id, audience, payload)
          select 'PRICE_SCHEDULE_CLEARED', 'PRODUCT', 1000 + n % ${SUBJECTS}::int, array[(${owners.map(({ id }) => id)}::bigint[])[1 + n % ${owners.length}::int]], '{}'
          from generate_series(1, ${LOAD.events}::int) n`),
    );
    const urls = hooks.flat();
    const expected = LOAD.events * HOOKS;
    const arrived = new Set<string>();
    receiver.answer = ({ path, headers }) => void arrived.add(`${path} ${headers['webhook-id'] as string}`);
    for (let kill = 1; kill <= LOAD.kills; kill += 1) {
      await server.start();
      await expect.poll(() => arrived.size, { timeout: DEADLINE_MS }).toBeGreaterThanOrEqual(Math.floor((expected * kill) / (LOAD.kills + 1)));
      expect(await server.kill()).toEqual([null, 'SIGKILL']);
      // The claims of the killed process expire after half a minute.
      await server.whileStopped(({ database }) => database.db.rows(sql`update webhooks set claimed_until = now()`));
    }
    await server.start();
    await expect.poll(() => arrived.size, { timeout: DEADLINE_MS }).toBe(expected);
    for (const url of urls) {
      const positions = new Map<string, number[]>();
      for (const { body } of receiver.at(url)) {
        const { subjectId, position } = (JSON.parse(body) as { event: { subjectId: string; position: string } }).event;
        positions.set(subjectId, [...(positions.get(subjectId) ?? []), Number(position)]);
      }
      // Only events that were being sent when the process ended are sent again.
      for (const of of positions.values()) expect(of).toEqual(of.toSorted((one, other) => one - other));
      expect(receiver.at(url).length - new Set(receiver.at(url).map(({ headers }) => headers['webhook-id'])).size).toBeLessThanOrEqual(LOAD.kills);
    }
    expect(await server.stop()).toEqual([0, null]);
  });
});
