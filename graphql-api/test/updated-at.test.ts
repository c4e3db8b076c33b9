import { isInterfaceType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { sql } from '../src/platform/database/sql.ts';
import { UPDATED_AT_COLUMN, UPDATED_AT_TRIGGER } from '../src/platform/database/updated-at.ts';
import { testApplication } from './application.ts';
import { admin, listing, order, student, unique, type TestClient } from './test-clients.ts';

beforeAll(() => testApplication());

/** Types of objects with an id but without the time of the last change, and why. */
const without: Record<string, string> = {
  AuditEntry: 'is made once',
  BoughtPerk: '`endedAt` is its only change',
  Bundle: 'is made once; its orders change',
  Conversation: '`lastMessageAt` is its only change',
  CounterpartRating: 'is made once',
  Event: 'is made once',
  LoggedSearch: '`lastSearchedAt` is when it changed',
  Message: '`readAt` and `removedAt` are its only changes',
  Notification: '`createdAt` moves with what is added to it, `readAt` is its only other change',
  PointsEntry: 'is made once',
  Swap: 'is made once; its orders change',
  WebhookDelivery: 'is made once; another attempt is another one',
};

const timesOf = async (who: TestClient, field: string, id: string): Promise<{ createdAt: string; updatedAt: string }> =>
  (await who.ask(`query ($id: ID!) { ${field}(id: $id) { createdAt updatedAt } }`, { id })).data[field];

interface Paged {
  nodes: { id: string }[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

/** Reads a list sorted by last change in pages of two. `change` runs after the first page. Returns the ids in the order in which they were read. */
async function readPages(who: TestClient, list: (page: string) => string, change: () => Promise<unknown>): Promise<string[]> {
  const ids: string[] = [];
  for (let after = ''; ;) {
    const { nodes, pageInfo } = Object.values((await who.ask(`{ ${list(`first: 2, sort: UPDATED${after}`)} }`)).data)[0] as Paged;
    ids.push(...nodes.map(({ id }) => id));
    if (!pageInfo.hasNextPage) return ids;
    if (after === '') await change();
    after = `, after: "${pageInfo.endCursor}"`;
  }
}

const PAGE = '{ nodes { id: databaseId } pageInfo { endCursor hasNextPage } }';

/** Returns the ids of the only page of a list. */
const idsOf = async (who: TestClient, list: string): Promise<string[]> =>
  (Object.values((await who.ask(`{ ${list} ${PAGE} }`)).data)[0] as Paged).nodes.map(({ id }) => id);

describe('updatedAt', () => {
  it('is a field of every object with an id, except those listed with a reason', () => {
    const types = Object.values(buildBareSchema().getTypeMap()).filter((type) => isObjectType(type) && type.getInterfaces().some(isNode));
    const silent = types.filter((type) => isObjectType(type) && !('updatedAt' in type.getFields()));
    expect(silent.map(({ name }) => name).sort()).toEqual(Object.keys(without).sort());
  });

  it('is updated by a trigger on each table that has it', async () => {
    const { container } = await testApplication();
    const rows = await container.database.db.rows<{ name: string; kept: boolean }>(sql`select a.attrelid::regclass::text as name,
      exists (select from pg_trigger g where g.tgrelid = a.attrelid and g.tgname = ${UPDATED_AT_TRIGGER}::text) as kept
      from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relkind = 'r' and a.attname = ${UPDATED_AT_COLUMN}::text`);
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(({ kept }) => !kept)).toEqual([]);
  });

  it('changes with an actual change, but not with an identical one, points or reviews', async () => {
    const [seller, boss] = [await student(), await admin()];
    const id = await listing(seller);
    const made = await timesOf(seller, 'product', id);
    expect(made.updatedAt).toBe(made.createdAt);
    const account = await timesOf(boss, 'user', seller.id);
    expect(account.updatedAt).toBe(account.createdAt);

    const setPrice = (price: number) =>
      seller.ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { message } }', { input: { id, price } });
    await setPrice(90);
    const cheaper = await timesOf(seller, 'product', id);
    expect(cheaper.updatedAt > made.updatedAt).toBe(true);
    await setPrice(90);
    await boss.ask('mutation ($id: ID!) { addReview(input: { productId: $id, rating: 5, text: "Fine." }) { review { id } } }', { id });
    expect(await timesOf(seller, 'product', id)).toEqual(cheaper);

    const placed = await order(boss, id);
    expect((await timesOf(seller, 'product', id)).updatedAt > cheaper.updatedAt).toBe(true);
    const orderedAt = await timesOf(boss, 'order', placed);
    expect(orderedAt.updatedAt).toBe(orderedAt.createdAt);
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: PROCESSING }) { order { id } } }', { id: placed });
    expect((await timesOf(boss, 'order', placed)).updatedAt > orderedAt.updatedAt).toBe(true);
  });

  it('of a user is visible to that user and to administrators only', async () => {
    const [someone, other] = [await student(), await student()];
    const read = async (who: TestClient) =>
      (await who.ask('query ($id: ID!) { user(id: $id) { updatedAt } }', { id: someone.id })).data.user.updatedAt;
    expect(await read(someone)).toEqual(expect.any(String));
    expect(await read(await admin())).toEqual(expect.any(String));
    expect(await read(other)).toBeNull();
  });
});

describe('lists sorted by UPDATED', () => {
  it('repeat an object at the end that changes between two pages, and omit none', async () => {
    const seller = await student();
    const ids = [await listing(seller), await listing(seller), await listing(seller), await listing(seller)];
    const change = () =>
      seller.ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { message } }', { input: { id: ids[0], price: 5 } });
    const read = await readPages(seller, (page) => `products(filter: { sellerId: "${seller.id}" }, ${page}) ${PAGE}`, change);
    expect(read).toEqual([...ids, ids[0]]);
  });

  it('continue within rows that were changed at the same moment', async () => {
    const seller = await student();
    const ids = [await listing(seller), await listing(seller), await listing(seller), await listing(seller), await listing(seller)];
    const { container } = await testApplication();
    await container.database.db.rows(sql`update products set updated_at = '2026-01-02 03:04:05.000006Z' where seller_id = ${seller.id}`);
    const none = () => Promise.resolve();
    expect(await readPages(seller, (page) => `products(filter: { sellerId: "${seller.id}" }, ${page}) ${PAGE}`, none)).toEqual(ids);
  });

  it('also exist for users, orders, wanted posts and reviews', async () => {
    const [boss, seller] = [await admin(), await student()];
    const word = unique('Cello');
    const product = await listing(seller, { name: word });
    const orders = [await order(boss, product), await order(boss, product), await order(boss, product)];
    const cancel = () =>
      seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: PROCESSING }) { order { id } } }', { id: orders[0] });
    expect(await readPages(boss, (page) => `orders(search: "${word}", ${page}) ${PAGE}`, cancel)).toEqual([...orders, orders[0]]);

    const people = [await student(), await student(), await student()];
    const { container } = await testApplication();
    const surname = unique('Surname');
    for (const { id } of people) await container.database.db.rows(sql`update users set name = ${surname} where id = ${id}`);
    const rename = () => container.database.db.rows(sql`update users set phone = '+919840054321' where id = ${people[0]!.id}`);
    const ids = people.map(({ id }) => id);
    expect(await readPages(boss, (page) => `users(search: "${surname}", ${page}) ${PAGE}`, rename)).toEqual([...ids, ids[0]]);

    const post = async () => {
      const answer = await seller.ask('mutation ($title: String!) { createWantedPost(input: { title: $title }) { wantedPost { databaseId } } }', {
        title: unique('Kayak'),
      });
      return answer.data.createWantedPost.wantedPost.databaseId as string;
    };
    const posts = [await post(), await post(), await post()];
    const none = () => Promise.resolve();
    expect(await readPages(seller, (page) => `wantedPosts(filter: { own: true }, ${page}) ${PAGE}`, none)).toEqual(posts);

    const review = async (who: TestClient) => {
      const add = 'mutation ($id: ID!) { addReview(input: { productId: $id, rating: 4, text: "Fine." }) { review { databaseId } } }';
      return (await who.ask(add, { id: product })).data.addReview.review.databaseId as string;
    };
    const [writers, start] = [[await student(), await student(), await student()], new Date().toISOString()];
    const reviews: string[] = [];
    for (const writer of writers) reviews.push(await review(writer));
    const rewrite = () =>
      writers[0]!.ask('mutation ($id: ID!) { updateReview(input: { id: $id, rating: 1 }) { review { id } } }', { id: reviews[0] });
    // Other test files of the run also write reviews.
    const ours = (ids: string[]) => ids.filter((id) => reviews.includes(id));
    const read = await readPages(boss, (page) => `reviews(createdFrom: "${start}", ${page}) ${PAGE}`, rewrite);
    expect(ours(read)).toEqual([...reviews, reviews[0]]);
    expect(ours(await idsOf(boss, `reviews(createdFrom: "${start}", sort: OLDEST)`))).toEqual(reviews);
    expect(ours(await idsOf(boss, `reviews(createdUntil: "${start}", updatedFrom: "${start}")`))).toEqual([]);
  });

  it('reject a cursor without a valid time', async () => {
    const seller = await student();
    await listing(seller);
    const list = (after: string) => `products(filter: { sellerId: "${seller.id}" }, sort: UPDATED${after})`;
    const { pageInfo } = (await seller.ask(`{ ${list('')} ${PAGE} }`)).data.products as Paged;
    const [origin, , id] = JSON.parse(Buffer.from(pageInfo.endCursor, 'base64').toString()) as [string, string, number];
    for (const time of ['2026-02-30T00:00:00+00:00', 'infinity', 'now', '2026-01-01T25:00:00+00:00', 5]) {
      const after = Buffer.from(JSON.stringify([origin, time, id])).toString('base64');
      const { errors } = await seller.ask(`{ ${list(`, after: "${after}"`)} ${PAGE} }`);
      expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    }
  });
});

describe('time filters', () => {
  it('on creation and last change include the first moment and exclude the last one', async () => {
    const [seller, boss] = [await student(), await admin()];
    const ids = [await listing(seller), await listing(seller)];
    const { container } = await testApplication();
    const set = (id: string, created: string, updated: string) =>
      container.database.db.rows(
        sql`update products set created_at = ${created}::timestamptz, updated_at = ${updated}::timestamptz where id = ${id}`,
      );
    await set(ids[0]!, '2026-03-01T00:00:00Z', '2026-03-05T00:00:00Z');
    await set(ids[1]!, '2026-03-02T00:00:00Z', '2026-03-04T00:00:00Z');
    const found = (times: string) => idsOf(seller, `products(filter: { sellerId: "${seller.id}", ${times} }, sort: UPDATED)`);
    expect(await found('createdFrom: "2026-03-02T00:00:00Z"')).toEqual([ids[1]]);
    expect(await found('createdUntil: "2026-03-02T00:00:00Z"')).toEqual([ids[0]]);
    expect(await found('updatedFrom: "2026-03-05T00:00:00Z"')).toEqual([ids[0]]);
    expect(await found('updatedUntil: "2026-03-05T00:00:00Z"')).toEqual([ids[1]]);
    expect(await found('createdFrom: "2026-03-01T00:00:00Z", updatedUntil: "2026-03-06T00:00:00Z"')).toEqual([ids[1], ids[0]]);

    const before = new Date(Date.now() + 60_000).toISOString();
    const someone = await student();
    for (const list of [`users(search: "${someone.name}"`, `users(role: STUDENT, search: "${someone.name}"`]) {
      expect(await idsOf(boss, `${list}, createdUntil: "${before}", updatedFrom: "2026-01-01T00:00:00Z")`)).toEqual([someone.id]);
      expect(await idsOf(boss, `${list}, updatedFrom: "${before}")`)).toEqual([]);
    }
    const placed = await order(someone, ids[0]!);
    expect(await idsOf(boss, `orders(search: "${someone.name}", updatedUntil: "${before}")`)).toEqual([placed]);
    expect(await idsOf(boss, `orders(search: "${someone.name}", createdFrom: "${before}")`)).toEqual([]);
  });
});

const isNode = (type: { name: string }): boolean => isInterfaceType(type) && type.name === 'Node';
