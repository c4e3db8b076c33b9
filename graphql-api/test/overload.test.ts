import { describe, expect, it } from 'vitest';
import { entities } from '../src/app/schema/entities.ts';
import { openDatabase } from '../src/infra/database/database.ts';
import type { Ctx, Db } from '../src/platform/context.ts';
import { migrations } from '../migrations/index.ts';
import { student } from './test-clients.ts';
import { serverWith, testApplication } from './application.ts';
import { databaseUrl } from './settings.ts';

/** Returns a function for the contexts of a server whose requests read the database through `rows`. */
const withDatabase =
  (rows: Db['rows']) =>
  (ctx: Ctx): Ctx => ({ ...ctx, db: { rows, one: async (query) => (await rows(query))[0] } });

/** Wraps the `rows` of a database and counts the maximum number of concurrent statements. */
function countStatements(db: Db) {
  let [atOnce, most] = [0, 0];
  const counted: Db['rows'] = async (query) => {
    most = Math.max(most, ++atOnce);
    try {
      return await db.rows(query);
    } finally {
      atOnce -= 1;
    }
  };
  return { counted, most: () => most };
}

const json = { 'content-type': 'application/json' };

describe('one client', () => {
  it.each(['searchProduct/lamp', 'product-filter'])('gets one long list at a time over REST: %s', async (path) => {
    const { container } = await testApplication();
    const { counted, most } = countStatements(container.database.db);
    const server = await serverWith(() => ({}), withDatabase(counted));
    const request = path === 'product-filter' ? { method: 'POST', headers: json, body: '{}' } : {};
    const responses = await Promise.all(Array.from({ length: 8 }, () => fetch(`${server.url}/api/product/${path}`, request)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(most()).toBe(1);
    await server.stop();
  });

  it('with more operations than may wait is rejected with 429 and Retry-After over GraphQL and REST', async () => {
    const { container } = await testApplication();
    const { promise: isRejected, resolve: letStatementsRun } = Promise.withResolvers<void>();
    const server = await serverWith(
      ({ limits }) => ({ limits: { ...limits, clientOperations: 1 } }),
      withDatabase(async (query) => {
        await isRejected;
        return container.database.db.rows(query);
      }),
    );
    const { token } = await student();
    const headers = { 'content-type': 'application/json', authorization: token! };
    const body = JSON.stringify({ query: '{ me { id: databaseId products(first: 50) { nodes { id: databaseId name } } } }' });
    const ask = () => fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
    const call = () => fetch(`${server.url}/api/auth/orders`, { headers });
    const responses = await Promise.all(
      Array.from({ length: 600 }, async (_, index) => {
        const response = await (index % 2 ? ask() : call());
        if (response.status === 429) letStatementsRun();
        return response;
      }),
    );
    const rejected = responses.filter(({ status }) => status === 429);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
    for (const response of rejected) expect(response.headers.get('retry-after')).toBe('5');
    const texts = await Promise.all(rejected.map((response) => response.text()));
    for (const text of texts) expect(text).toContain('Too much at once. Try again in 5 seconds.');
    await server.stop();
  });
});

// The embedded database cannot cancel a statement.
describe.skipIf(!databaseUrl)('a statement', () => {
  it('that takes longer than STATEMENT_SECONDS is cancelled with an error that says so', async () => {
    const database = await openDatabase({ url: databaseUrl, dataDir: '', statementSeconds: 1 }, { entities, migrations });
    await database.migrate();
    await expect(database.db.one({ text: 'select pg_sleep(20)', values: [] })).rejects.toMatchObject({
      code: 'TOO_COMPLEX',
      message: 'This takes too long. Ask for less.',
    });
    await database.close();
  });
});

describe('one operation', () => {
  it('runs at most three statements at once for any number of fields', async () => {
    const { container } = await testApplication();
    const { counted, most } = countStatements(container.database.db);
    const server = await serverWith(() => ({}), withDatabase(counted));
    const query = `{ priceRanges { name } ${Array.from({ length: 12 }, (_, index) => `a${index}: products(first: 1) { nodes { id: databaseId } }`).join(' ')} }`;
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: json, body: JSON.stringify({ query }) });
    expect(((await response.json()) as { errors?: unknown }).errors).toBeUndefined();
    expect(most()).toBeGreaterThan(0);
    expect(most()).toBeLessThanOrEqual(3);
    await server.stop();
  });
});
