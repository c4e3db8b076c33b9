import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { course } from '../../../../test/course-list.ts';
import { guest, listing, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';

const PRODUCT = 'query ($id: ID!) { product(id: $id) { isbn courses { code } } }';
const UPDATE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { isbn courses { code } } } }';
const LIST =
  'query ($filter: ProductFilter!) { products(first: 50, filter: $filter) { totalCount nodes { id: databaseId } interpretedFilters { kind words courseCode isbn } } }';

const found = async (filter: object, who?: TestClient): Promise<string[]> =>
  (await (who ?? (await guest())).ask(LIST, { filter })).data.products.nodes.map(({ id }: { id: string }) => id);
const failure = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions;
const bookNumber = (n: number): string => {
  const digits = `978${String(n).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
/** Returns an ISBN that no other test run uses. */
const isbn = () => bookNumber(Date.now() % 1_000_000_000);

describe('the courses and the ISBN of a listing', () => {
  it('are stored in one form, each course once, and replaced by a change', async () => {
    const [seller, one, other] = [await student(), await course(), await course()];
    const id = await listing(seller, { isbn: '0-13-110362-8', courseCodes: [one.toLowerCase(), one, other] });
    const { product } = (await seller.ask(PRODUCT, { id })).data;
    expect(product).toEqual({ isbn: '9780131103627', courses: [one, other].toSorted().map((code) => ({ code })) });
    const changed = await seller.ask(UPDATE, { input: { id, courseCodes: [other], isbn: null } });
    expect(changed.data.updateProduct.product).toEqual({ isbn: null, courses: [{ code: other }] });
    expect((await seller.ask(UPDATE, { input: { id, price: 90 } })).data.updateProduct.product.courses).toEqual([{ code: other }]);
    expect((await seller.ask(UPDATE, { input: { id, courseCodes: null } })).data.updateProduct.product.courses).toEqual([]);
  });

  it('are rejected with a wrong check digit, an unknown course, and more than five', async () => {
    const [seller, id] = [await student(), await listing(await student())];
    const own = await listing(seller);
    const change = async (input: object) => failure(await seller.ask(UPDATE, { input: { id: own, ...input } }));
    expect(await change({ isbn: '9780131103628' })).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'isbn' }] });
    expect(await change({ courseCodes: ['NONE1'] })).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'courseCodes' }] });
    const six = await Promise.all(Array.from({ length: 6 }, () => course()));
    expect(await change({ courseCodes: six })).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'courseCodes' }] });
    expect(failure(await seller.ask(UPDATE, { input: { id, courseCodes: [] } }))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('may include a retired course only if they did before', async () => {
    const [seller, code] = [await student(), await course()];
    const id = await listing(seller, { courseCodes: [code] });
    const { db } = (await testApplication()).container.database;
    await db.rows(sql`update courses set retired_at = now() where code = ${code}`);
    expect((await seller.ask(UPDATE, { input: { id, courseCodes: [code] } })).errors).toBeUndefined();
    const other = await listing(seller);
    expect(failure(await seller.ask(UPDATE, { input: { id: other, courseCodes: [code] } }))).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('are accepted and returned by REST as well', async () => {
    const [seller, code] = [await student(), await course()];
    const id = await listing(seller);
    const { body } = await seller.rest('PUT', `/api/product/updating-product/${id}`, { courseCodes: [code], isbn: '9780131103627' });
    expect(body).toMatchObject({ success: true, product: { isbn: '9780131103627' } });
    expect((await seller.rest('GET', `/api/product/get-product/${id}`)).body.product).toMatchObject({ isbn: '9780131103627', courses: [code] });
  });
});

describe('listings of a course and of a book', () => {
  it('are found by a filter and by a search, through the seller’s choice or through their text', async () => {
    const [seller, code, number] = [await student(), await course(), isbn()];
    const said = await listing(seller, { courseCodes: [code], isbn: number });
    const written = await listing(seller, { description: `For ${code}. ISBN ${number}` });
    const other = await listing(seller, { courseCodes: [await course()] });
    for (const filter of [{ courseCodes: [code] }, { isbn: number }, { search: code.toLowerCase() }, { search: `ISBN ${number}` }]) {
      expect((await found(filter)).toSorted()).toEqual([said, written].toSorted());
      expect(await found(filter)).not.toContain(other);
    }
    expect(await found({ isbn: 'no number' })).toEqual([]);
  });

  it('are found by other words beside the course, and the search says how it was interpreted', async () => {
    const [seller, code] = [await student(), await course()];
    const [sextant] = [await listing(seller, { name: 'Brass sextant', courseCodes: [code] }), await listing(seller, { courseCodes: [code] })];
    const { products } = (await seller.ask(LIST, { filter: { search: `sextant for ${code}` } })).data;
    expect(products.nodes).toEqual([{ id: sextant }]);
    expect(products.interpretedFilters).toEqual([{ kind: 'COURSE', words: `for ${code}`, courseCode: code, isbn: null }]);
    expect(await found({ search: `sextant for ${code}`, ignoreInterpreted: ['COURSE'] })).toContain(sextant);
  });

  it('are what the assistant shows for a question about the course', async () => {
    const [seller, code] = [await student(), await course()];
    const id = await listing(seller, { name: 'Brass quadrant', courseCodes: [code] });
    await listing(seller, { name: 'Brass quadrant' });
    const ASK = 'mutation ($query: String!) { askAssistant(input: { query: $query }) { text products { id: databaseId } } }';
    for (const query of [`What do you have for ${code}?`, `brass quadrants for ${code.toLowerCase()}`]) {
      const { askAssistant } = (await seller.ask(ASK, { query })).data;
      expect(askAssistant.products).toEqual([{ id }]);
      expect(askAssistant.text).toContain(`1 product for ${code}`);
    }
  });

  it('match saved searches and wanted posts that name the course', async () => {
    const [seller, buyer, code, word] = [await student(), await student(), await course(), unique('Octant')];
    await buyer.ask('mutation ($code: String!) { saveSearch(input: { filter: { courseCodes: [$code] } }) { savedSearch { id: databaseId } } }', {
      code,
    });
    const post = await buyer.ask('mutation ($title: String!) { createWantedPost(input: { title: $title }) { wantedPost { id: databaseId } } }', {
      title: `${word} for ${code}`,
    });
    expect(post.errors).toBeUndefined();
    const WANTED = 'query ($code: String!) { wantedPosts(filter: { courseCode: $code }) { nodes { id: databaseId } } }';
    expect((await seller.ask(WANTED, { code })).data.wantedPosts.nodes).toEqual([post.data.createWantedPost.wantedPost]);
    const fits = await listing(seller, { name: word, courseCodes: [code] });
    await listing(seller, { name: word });
    const hits = async () =>
      (
        await buyer.ask(
          '{ me { savedSearches { nodes { filter { courseCodes } hits { nodes { id: databaseId } } } } } wantedPosts(filter: { own: true }) { nodes { listings { nodes { id: databaseId } } } } }',
        )
      ).data;
    await expect.poll(async () => (await hits()).wantedPosts.nodes[0].listings.nodes).toEqual([{ id: fits }]);
    await expect
      .poll(async () => (await hits()).me.savedSearches.nodes)
      .toEqual([{ filter: { courseCodes: [code] }, hits: { nodes: [{ id: fits }] } }]);
  });
});
