import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { category, listing, student, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';
import { boostedProducts, forgetBoosts, writeBoostCounts } from './boosts.ts';
import { forgetVocabulary } from '../../market/search/search.service.ts';
import { ProductSort } from '../../market/products/product.inputs.ts';

const BOOSTED = 'query ($filter: ProductFilter, $sort: ProductSort) { boostedProducts(filter: $filter, sort: $sort) { id: databaseId } }';

const db = async () => (await testApplication()).container.database.db;
const context = async () => (await testApplication()).container.context(null, 'test');

/** Returns a word of twelve letters that resembles no other word, so that a search does not match it by similarity. */
const newWord = (): string =>
  randomBytes(6)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);

/** Creates a boosted listing with its own seller. */
async function boosted(overrides: Record<string, unknown>): Promise<{ seller: TestClient; product: string }> {
  const seller = await student();
  const product = await listing(seller, overrides);
  await (await db()).rows(sql`insert into points_entries (user_id, action, points) values (${seller.id}, 'Order Delivered', 500)`);
  const bought = await seller.ask('mutation ($id: ID!) { buyPerk(input: { productId: $id, perk: BOOST, days: 7 }) { message } }', { id: product });
  expect(bought.errors).toBeUndefined();
  return { seller, product };
}

let viewer: TestClient;
beforeAll(async () => {
  viewer = await student();
});

beforeEach(async () => {
  await (await db()).rows(sql`update bought_perks set ended_at = now() where ended_at is null`);
  forgetBoosts(await context());
});

const shown = async (filter: Record<string, unknown>, sort = 'NEWEST'): Promise<string[] | null> =>
  (await viewer.ask(BOOSTED, { filter, sort })).data.boostedProducts?.map(({ id }: { id: string }) => id) ?? null;

describe('boosted listings', () => {
  it('are at most two of those that match the filter', async () => {
    const [shelf, other] = [await category(), await category()];
    const made = [];
    for (const categoryId of [shelf, shelf, shelf, other]) made.push((await boosted({ categoryId })).product);
    expect(await shown({ categoryIds: [shelf] })).toHaveLength(2);
    expect(await shown({ categoryIds: [other] })).toEqual([made[3]]);
    expect(await shown({ categoryIds: [other], minPrice: 5000 })).toBeNull();
    expect(await shown({ categoryIds: [other] }, 'PRICE_ASC')).toBeNull();
    expect(await shown({ sellerId: viewer.id })).toBeNull();
  });

  it('never come before a better match', async () => {
    const [brand, thing] = [newWord(), newWord()];
    const search = `${brand} ${thing}`;
    const { product: fair } = await boosted({ name: thing, description: `Made by ${brand}.` });
    forgetVocabulary(await context());
    expect(await shown({ search }, 'RELEVANCE')).toEqual([fair]);
    await listing(await student(), { name: search });
    forgetBoosts(await context());
    expect(await shown({ search }, 'RELEVANCE')).toBeNull();
    const { product: equal } = await boosted({ name: search });
    expect(await shown({ search }, 'RELEVANCE')).toEqual([equal]);
  });

  it('do not change the list itself', async () => {
    const categoryId = await category();
    const ids = async () =>
      (
        await viewer.ask('query ($filter: ProductFilter) { products(filter: $filter) { nodes { id: databaseId } } }', {
          filter: { categoryIds: [categoryId] },
        })
      ).data.products.nodes;
    const { product } = await boosted({ categoryId });
    const newer = await listing(await student(), { categoryId });
    expect(await ids()).toEqual([{ id: newer }, { id: product }]);
  });

  it('exclude those of a blocked seller', async () => {
    const categoryId = await category();
    const { seller } = await boosted({ categoryId });
    const blocker = await student();
    await blocker.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }', { id: seller.id });
    expect((await blocker.ask(BOOSTED, { filter: { categoryIds: [categoryId] } })).data.boostedProducts).toEqual([]);
  });

  it('count for their seller how often they were shown to and opened by others', async () => {
    const categoryId = await category();
    const { seller, product } = await boosted({ categoryId });
    const OPENED = 'mutation ($id: ID!) { recordBoostOpened(input: { productId: $id }) { productId } }';
    await shown({ categoryIds: [categoryId] });
    await shown({ categoryIds: [categoryId] });
    await seller.ask(BOOSTED, { filter: { categoryIds: [categoryId] } });
    await viewer.ask(OPENED, { id: product });
    await seller.ask(OPENED, { id: product });
    await writeBoostCounts(await context());
    const { data } = await seller.ask('query ($id: ID!) { product(id: $id) { activePerks { shown opened } } }', { id: product });
    expect(data.product.activePerks).toEqual([{ shown: 2, opened: 1 }]);
  });
});

describe('boost rotation', () => {
  it('shows every boost equally often within a tenth over a day, whatever people look at', async () => {
    const [books, lamps] = [await category(), await category()];
    const products = [];
    for (const categoryId of [books, books, books, lamps, lamps, lamps, lamps]) products.push((await boosted({ categoryId })).product);
    const ctx = await context();
    const filters = [{}, { categoryIds: [books] }, {}, { categoryIds: [lamps] }, {}];
    // Simulates a day of uneven traffic: bursts, with counts written and read again in between.
    for (let view = 0; view < 1_400; view += 1) {
      if (view % (view < 700 ? 10 : 90) === 0) {
        await writeBoostCounts(ctx);
        forgetBoosts(ctx);
      }
      await boostedProducts(ctx, filters[view % filters.length]!, ProductSort.NEWEST);
    }
    await writeBoostCounts(ctx);
    const rows = await (await db()).rows<{ shown: number }>(sql`select shown from bought_perks where product_id = any(${products}::bigint[])`);
    const counts = rows.map((row) => row.shown);
    expect(Math.min(...counts) / Math.max(...counts)).toBeGreaterThan(0.9);
  });

  it('starts a new boost at the level of the others', async () => {
    const categoryId = await category();
    const { product: old } = await boosted({ categoryId });
    const ctx = await context();
    for (let view = 0; view < 30; view += 1) await boostedProducts(ctx, { categoryIds: [categoryId] }, ProductSort.NEWEST);
    await writeBoostCounts(ctx);
    await boosted({ categoryId });
    const { product: newest } = await boosted({ categoryId });
    const seen = new Map<string, number>();
    for (let view = 0; view < 30; view += 1) for (const id of (await shown({ categoryIds: [categoryId] }))!) seen.set(id, (seen.get(id) ?? 0) + 1);
    expect(seen.get(newest)! - seen.get(old)!).toBeLessThanOrEqual(1);
  });
});
