import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, category, guest, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { onSecondCampus } from '../../../../test/settings.ts';
import { sql } from '../../../platform/database/sql.ts';
import { forgetVocabulary } from './search.service.ts';

/** Every fifth listing is sold out, so that 80 of the first hundred are in stock and not among the 4,000 newest. */
const LISTED = 5_100;

const PAGE = `query ($s: String!, $first: Int!, $after: String, $last: Int, $max: Float) {
  products(first: $first, after: $after, last: $last, filter: { search: $s, maxPrice: $max }, sort: RELEVANCE) {
    totalCount nodes { id: databaseId name quantity } pageInfo { endCursor hasNextPage } } }`;

interface Page {
  totalCount: number;
  nodes: { id: string; name: string; quantity: number }[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

const nameOf = (number: number) => `Thing ${String(number).padStart(4, '0')}`;

/** A word of letters that no other text contains. */
const word = [...unique('').replaceAll(/\D/g, '').slice(-9)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');

let people: { guest: TestClient; seller: TestClient; other: TestClient };

const search = async (variables: object, who: TestClient = people.guest) =>
  (await who.ask(PAGE, { s: word, first: 20, ...variables })).data.products as Page;

/** Limits concurrency. Each listing updates the count of its category, which takes longer the more updates run at once. */
const AT_ONCE = 100;

/** Lists products whose description contains the word, numbered from the oldest, which is the cheapest. */
async function list(sellers: string[]): Promise<void> {
  const { container } = await testApplication();
  const categoryId = await category();
  for (let from = 1; from <= LISTED; from += AT_ONCE) {
    await container.database.db.rows(sql`insert into products (name, description, price, quantity, shipping, category_id, seller_id)
      select case when n in (4, 4001) then ${word}::text else 'Thing ' || lpad(n::text, 4, '0') end, ${`Very ${word}.`}::text, n,
        case when n % 5 = 0 then 0 else 1 end, false, ${categoryId}::bigint, (${sellers}::bigint[])[1 + n % 2]
      from generate_series(${from}::integer, ${Math.min(LISTED, from + AT_ONCE - 1)}::integer) n`);
  }
  forgetVocabulary(container.context(null, 'test'));
}

beforeAll(async () => {
  people = { guest: await guest(), seller: await student(), other: await student() };
  await list([people.seller.id, people.other.id]);
});

afterAll(async () => {
  const { container } = await testApplication();
  await container.database.db.rows(
    sql`update products set deleted_at = now() where seller_id = any(${[people.seller.id, people.other.id]}::bigint[])`,
  );
});

describe('a search that matches thousands of listings', () => {
  it('lists the best of the newest in stock first, then the newest', async () => {
    const { nodes } = await search({});
    expect(nodes.slice(0, 3).map(({ name }) => name)).toEqual([word, nameOf(LISTED - 1), nameOf(LISTED - 2)]);
    expect(nodes.every(({ quantity }) => quantity > 0)).toBe(true);
  });

  it('keeps the same order on all pages, whatever their size', async () => {
    const whole = await search({ first: 40 });
    const one = await search({ first: 20 });
    const two = await search({ after: one.pageInfo.endCursor });
    expect([...one.nodes, ...two.nodes]).toEqual(whole.nodes);
  });

  it('lists unranked listings by age, in stock before sold out', async () => {
    const { nodes } = await search({ first: 50, max: 60 });
    expect(nodes.slice(0, 48).every(({ quantity }) => quantity > 0)).toBe(true);
    expect(nodes.slice(48).map(({ name }) => name)).toEqual([60, 55].map(nameOf));
  });

  it('applies filters, and counts the filtered listings', async () => {
    const { nodes, totalCount, pageInfo } = await search({ max: 10 });
    expect(nodes.map(({ name }) => name)).toEqual([...[9, 8, 7, 6].map(nameOf), word, ...[3, 2, 1, 10, 5].map(nameOf)]);
    expect([totalCount, pageInfo.hasNextPage]).toEqual([10, false]);
  });

  it('ends with the oldest sold-out listing', async () => {
    const { nodes } = await search({ last: 2 });
    expect(nodes.map(({ name }) => name)).toEqual([10, 5].map(nameOf));
  });

  // The database role of the second campus does not own the index and may not query its pending entries.
  it.skipIf(onSecondCampus)('does not scan rows written since the last vacuum', async () => {
    const { container } = await testApplication();
    const row = await container.database.db.one<{ waiting: number }>(sql`select gin_clean_pending_list('products_search')::integer as waiting`);
    expect(row!.waiting).toBe(0);
  });

  it('counts everything that the viewer can see', async () => {
    expect((await search({})).totalCount).toBe(LISTED);
    const reader = await student();
    await reader.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }', { id: people.seller.id });
    const { totalCount, nodes } = await search({}, reader);
    expect(totalCount).toBe(LISTED / 2);
    expect(nodes.map(({ name }) => name).slice(0, 2)).toEqual([word, nameOf(LISTED - 1)]);
    expect((await search({}, await admin())).totalCount).toBe(LISTED);
  });
});
