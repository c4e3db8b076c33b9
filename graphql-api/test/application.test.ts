import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { consumed } from './consumed.ts';
import { startPushService } from './push-service.ts';
import { listing, order, student } from './test-clients.ts';

const SAVE = 'mutation ($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { pushSubscriptions { endpoint } } }';

beforeAll(async () => {
  await testApplication();
});

describe('the statements that tests count', () => {
  it('are those of the test and its requests, not those of a worker running at the same time', async () => {
    const { container, statements } = await testApplication();
    const [seller, buyer] = [await student(), await student()];
    const service = await startPushService();
    container.infra.settings.pushHosts.push(service.host);
    const browser = service.browser();
    await seller.ask(SAVE, { input: browser.subscription });
    const product = await listing(seller);
    statements.clear();
    await order(buyer, product);
    await consumed('notifications');
    await expect.poll(browser.shown).toHaveLength(1);
    await container.database.db.rows(sql`select 1 as one`);
    // A connection is passed from the worker to the requests that wait for it, and back.
    await Promise.all(Array.from({ length: 20 }, () => buyer.ask('{ me { ordersPlaced(first: 1) { totalCount } } }')));
    service.close();
    expect(statements.list.filter((text) => /push_|number_events/.test(text))).toEqual([]);
    expect(statements.list).toContain('select 1 as one');
    expect(statements.list.filter((text) => text.includes('"orders"')).length).toBeGreaterThan(20);
  });
});
