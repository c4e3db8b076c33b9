import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import PostalMime from 'postal-mime';
import { outboxFolder } from '../src/app/application.ts';
import { readOutbox } from '../src/infra/mail/mailer.ts';
import { sendDueMails } from '../src/domains/notify/mail/mail.service.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { sql } from '../src/platform/database/sql.ts';
import { sendDuePushes } from '../src/domains/notify/push/push-delivery.service.ts';
import { addLamps, addPerson, KilledServer, type Person } from './killed-server.ts';
import { startPushService, type PushService, type TestBrowser } from './push-service.ts';

/** Number of orders sent concurrently before the process is killed. */
const ORDERS = 12;
/** Maximum number of kills until one leaves an event that no consumer has read. */
const MOST_KILLS = 5;

let pushService: PushService;
let server: KilledServer;
beforeAll(async () => {
  pushService = await startPushService();
  server = await KilledServer.prepare({ PUSH_HOSTS: pushService.host });
});
afterAll(async () => {
  await server.close();
  pushService.close();
});

const ask = (who: Person, query: string, variables?: object) => server.ask(who, query, variables);

const LISTING = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';
const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: databaseId } } }';
const STATUS = 'mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { pointsAwarded } }';
const BLOCK = 'mutation ($userId: ID!) { blockUser(input: { userId: $userId }) { user { id: databaseId } } }';
const SILENT = `mutation { updateNotificationSettings(input: { preferences: [{ kind: ORDER_PLACED, inApp: false, mail: false, push: false }] }) {
  notificationSettings { quietFrom } } }`;
const SUBSCRIBE = 'mutation ($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { pushSubscriptions { endpoint } } }';
const RECEIVED = '{ me { ordersReceived(first: 50) { nodes { lines { quantity } } } } }';
const NOTIFICATIONS = '{ me { notifications(first: 50) { nodes { text } } } }';

/**
 * Returns the messages that a browser shows. If the process ended between sending and recording a message, the message is sent again with the same
 * id.
 */
const shownIn = (browser: TestBrowser): string[] => [...new Map(browser.shown().map(({ id, text }) => [id, text])).values()];

const quantitiesOf = (texts: readonly string[]): number[] =>
  texts
    .flatMap((text) => /(\d+) × Lamp$/.exec(text)?.slice(1) ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);

describe('a process killed between the commit of an event and its delivery', () => {
  it('loses no notification, mail or push, repeats none, and sends none to those who turned them off', { timeout: 240_000 }, async () => {
    const [seller, silent, buyer, blocker, category] = await server.whileStopped(async (container) => {
      const people = [];
      for (const name of ['Seller', 'Silent', 'Buyer', 'Blocker']) people.push(await addPerson(container, name));
      return [...people, await addLamps(container)] as [Person, Person, Person, Person, string];
    });
    await server.start();
    const listingOf = async (who: Person): Promise<string> => {
      const input = { name: 'Lamp', description: 'Works well.', price: 1, quantity: 9999, shipping: false, categoryId: category };
      return (await ask(who, LISTING, { input })).createProduct.product.id;
    };
    const quiet = await listingOf(silent);
    const place = (who: Person, productId: string, quantity: number) => ask(who, ORDER, { input: { productId, quantity } });
    await ask(silent, SILENT);
    const browsers = [seller, silent, blocker].map((who) => ({ who, browser: pushService.browser() }));
    for (const { who, browser } of browsers) await ask(who, SUBSCRIBE, { input: browser.subscription });

    const texts = async () => (await ask(seller, NOTIFICATIONS)).me.notifications.nodes.map(({ text }: { text: string }) => text) as string[];
    let quantity = 2;
    const before = (await place(blocker, await listingOf(seller), quantity)).placeOrder.order.id as string;
    await expect.poll(texts).toHaveLength(1);
    // A block deletes pending emails and pushes.
    await expect.poll(() => shownIn(browsers[0]!.browser)).toHaveLength(1);
    await expect.poll(() => readOutbox(outboxFolder(readSettings(server.env)), 2)).toHaveLength(1);
    await ask(blocker, BLOCK, { userId: seller.id });

    let unread = 0;
    for (let kills = 0; kills < MOST_KILLS && unread === 0; kills += 1) {
      if (kills > 0) await server.start();
      // Notifications of one person about the same subject are merged, so each order is for a different listing.
      const listed = await Promise.all(Array.from({ length: ORDERS }, (_, index) => (index % 3 === 0 ? Promise.resolve(quiet) : listingOf(seller))));
      const writes = listed.map((productId) => place(buyer, productId, ++quantity));
      if (kills === 0) writes.push(ask(seller, STATUS, { id: before }));
      const settled = Promise.allSettled(writes);
      await Promise.any(writes);
      expect(await server.kill()).toEqual([null, 'SIGKILL']);
      await settled;
      unread = await server.whileStopped(async ({ database }) => {
        const rows = await database.db.rows(sql`select from events e where e.position is null
          or e.position > (select c.position from event_cursors c where c.id = 'notifications')`);
        return rows.length;
      });
    }
    expect(unread, 'events that no consumer had read when the process ended').toBeGreaterThan(0);

    await server.start();
    // Events are consumed in order, so when the last one is consumed, all are.
    const last = ++quantity;
    await place(buyer, await listingOf(seller), last);
    await expect.poll(async () => quantitiesOf(await texts())).toContain(last);
    const received = (await ask(seller, RECEIVED)).me.ordersReceived.nodes as { lines: { quantity: number }[] }[];
    const ordered = received.map(({ lines }) => lines[0]!.quantity).toSorted((one, other) => one - other);
    expect(quantitiesOf(await texts())).toEqual(ordered);
    for (const who of [silent, blocker]) expect((await ask(who, NOTIFICATIONS)).me.notifications.nodes).toEqual([]);
    expect(await server.stop()).toEqual([0, null]);

    await server.whileStopped(async (container) => {
      // A killed process had claimed emails and pushes for two minutes.
      const { db } = container.database;
      await db.rows(sql`update outgoing_mails set next_try_at = now()`);
      await db.rows(sql`update outgoing_pushes set next_try_at = now()`);
      while ((await sendDueMails(container.context(null, 'test'), (error) => expect(error).toBeUndefined())).more);
      while (await sendDuePushes(container.context(null, 'test'), (error) => expect(error).toBeUndefined()));
    });
    const mails = await Promise.all(readOutbox(outboxFolder(readSettings(server.env)), 1_000).map(({ source }) => PostalMime.parse(source)));
    const subjectsTo = ({ email }: Person) => mails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject ?? '');
    expect(quantitiesOf(subjectsTo(seller))).toEqual(ordered);
    expect([subjectsTo(silent), subjectsTo(blocker)]).toEqual([[], []]);
    const [ofSeller, ...ofOthers] = browsers.map(({ browser }) => shownIn(browser));
    expect(quantitiesOf(ofSeller!)).toEqual(ordered);
    expect(ofOthers).toEqual([[], []]);
  });
});
