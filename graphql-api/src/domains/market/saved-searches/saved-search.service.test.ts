import { describe, expect, it } from 'vitest';
import { globalIdOf } from '../../../platform/database/ids.ts';
import { testApplication } from '../../../../test/application.ts';
import { consumed, notificationsOf } from '../../../../test/consumed.ts';
import { category, guest, listing, student, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';

const SAVE = `mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { savedSearch {
  id: databaseId name text muted newCount filter { categories { id: databaseId } conditions ignoreInterpreted minPrice maxPrice sellerId inStock } } } }`;
const LIST = '{ me { savedSearches { totalCount nodes { id: databaseId name newCount muted hits { nodes { id: databaseId } } } } } }';

const save = async (who: TestClient, input: object) => (await who.ask(SAVE, { input })).data.saveSearch.savedSearch;
const codeOf = async (who: TestClient, input: object) => (await who.ask(SAVE, { input })).errors![0]!.extensions;
const searchesOf = async (who: TestClient) => (await who.ask(LIST)).data.me.savedSearches.nodes;

describe('saving a search', () => {
  it('returns it with its words, its filter and a name', async () => {
    const [who, shelf] = [await student(), await category()];
    const filter = { minPrice: 10, maxPrice: 99.5, inStock: true };
    const made = await save(who, {
      text: '  desk lamp ',
      filter: { ...filter, ignoreInterpreted: ['PRICE'], categoryIds: [shelf], conditions: ['NEW', 'GOOD'] },
    });
    expect(made).toEqual({
      id: made.id,
      name: 'desk lamp',
      text: 'desk lamp',
      muted: false,
      newCount: 0,
      filter: { ...filter, categories: [{ id: shelf }], conditions: ['GOOD', 'NEW'], ignoreInterpreted: ['PRICE'], sellerId: null },
    });
  });

  it('stores the same search once, under its new name', async () => {
    const who = await student();
    const first = await save(who, { text: 'Lamp', filter: { maxPrice: 500 } });
    const second = await save(who, { filter: { search: 'lamp', maxPrice: 500, categoryIds: [] }, name: 'Cheap lamps' });
    expect(second).toMatchObject({ id: first.id, name: 'Cheap lamps' });
    expect((await searchesOf(who)).map(({ name }: { name: string }) => name)).toEqual(['Cheap lamps']);
  });

  it.each([
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(101) }],
    ['text', { text: '!?' }],
    ['text', {}],
    ['text', { filter: { categoryIds: [] } }],
    ['name', { text: 'lamp', name: 'x'.repeat(61) }],
    ['filter', { text: 'lamp', filter: { ids: ['1'] } }],
    ['filter', { text: 'lamp', filter: { openToSwap: true } }],
    ['filter', { text: 'lamp', filter: { inStock: false } }],
    ['minPrice', { filter: { minPrice: 2, maxPrice: 1 } }],
  ])('names %s when it is invalid: %j', async (field, input) => {
    expect(await codeOf(await student(), input)).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field }] });
  });

  it.each([
    ['at the highest price of a listing', { maxPrice: 999_999 }],
    ['far above it', { minPrice: 5_000_000, maxPrice: 9e12 }],
  ])('accepts price bounds %s', async (_what, filter) => {
    expect(await save(await student(), { text: 'lamp', filter })).toMatchObject({ filter });
    expect(await save(await student(), { text: `lamp under ${filter.maxPrice.toFixed(0)}` })).toMatchObject({ newCount: 0 });
  });

  it('is limited to 30 searches, and needs a sign-in', async () => {
    const who = await student();
    for (let index = 0; index < 30; index += 1) await save(who, { filter: { maxPrice: index } });
    expect((await codeOf(who, { text: 'one more' })).code).toBe('CONFLICT');
    expect((await searchesOf(who)).length).toBe(20);
    expect((await codeOf(await guest(), { text: 'lamp' })).code).toBe('UNAUTHENTICATED');
  });
});

describe('a saved search', () => {
  it('is renamed, muted and deleted by its owner, and not visible to others', async () => {
    const [owner, other] = [await student(), await student()];
    const { id } = await save(owner, { text: 'lamp' });
    const operations = [
      'mutation ($id: ID!) { updateSavedSearch(input: { id: $id, name: "Lamps", muted: true }) { savedSearch { name muted } } }',
      'mutation ($id: ID!) { markSavedSearchSeen(input: { id: $id }) { savedSearch { newCount } } }',
      'mutation ($id: ID!) { deleteSavedSearch(input: { id: $id }) { deletedId } }',
    ];
    for (const query of operations) expect((await other.ask(query, { id })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    const globalId = Buffer.from(`SavedSearch:${id}`).toString('base64');
    expect((await other.ask('query ($id: ID!) { node(id: $id) { globalId: id } }', { id: globalId })).data.node).toBeNull();
    expect((await owner.ask('query ($id: ID!) { node(id: $id) { globalId: id } }', { id: globalId })).data.node).toEqual({ globalId });
    const ofOther = await other.ask('query ($id: ID!) { user(id: $id) { savedSearches { totalCount } } }', { id: owner.id });
    expect(ofOther.data.user.savedSearches).toBe(null);
    const answers = [];
    for (const query of operations) answers.push((await owner.ask(query, { id })).data);
    expect(answers[0]).toEqual({ updateSavedSearch: { savedSearch: { name: 'Lamps', muted: true } } });
    expect(answers[2]).toEqual({ deleteSavedSearch: { deletedId: globalIdOf('SavedSearch', id) } });
    expect(await searchesOf(owner)).toEqual([]);
  });
});

/** Returns the saved searches that a listing matches, and the notifications about it. Waits until all events are consumed. */
async function matched(productId: string): Promise<{ hits: string[]; notified: string[] }> {
  await consumed('saved searches');
  const { container } = await testApplication();
  const rows = await container.database.db.rows<{ id: string; notified: boolean }>(sql`select h.search_id::text as id,
      exists (select from events e where e.type = 'SAVED_SEARCH_MATCHED' and e.subject_id = h.search_id and e.payload ->> 'product' = h.product_id::text) as notified
    from saved_search_hits h where h.product_id = ${productId} order by h.search_id`);
  return { hits: rows.map(({ id }) => id), notified: rows.filter(({ notified }) => notified).map(({ id }) => id) };
}

/** Returns a word of letters that no other test uses. */
const word = (name: string) => `${name}${[...`${process.pid}${Date.now()}`].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

describe('a new listing matches a saved search', () => {
  it('if a search with the same words and filter finds all words in it', async () => {
    const [owner, seller, shelf] = [await student(), await student(), await category()];
    const [brand, kind] = [word('brand'), word('kind')];
    const cases: [input: object, fits: ('plain' | 'described' | 'other')[]][] = [
      [{ text: `${brand} ${kind}` }, ['plain', 'described']],
      [{ text: `${kind.toUpperCase()} ${brand.slice(0, -2)}` }, ['plain', 'described']],
      [{ text: kind }, ['plain', 'described', 'other']],
      [{ text: `${kind} under 499` }, ['plain', 'other']],
      [{ text: kind, filter: { maxPrice: 499.4 } }, ['other']],
      [{ text: kind, filter: { minPrice: 499.5 } }, ['plain', 'described']],
      [{ text: kind, filter: { categoryIds: [shelf] } }, ['plain']],
      [{ text: kind, filter: { conditions: ['NEW'] } }, []],
      [{ text: kind, filter: { sellerId: owner.id } }, []],
      [{ text: kind, filter: { sellerId: seller.id, inStock: true } }, ['plain', 'described', 'other']],
      [{ filter: { categoryIds: [shelf] } }, ['plain']],
      [{ text: `${kind}x` }, []],
    ];
    const ids: string[] = [];
    for (const [input] of cases) ids.push((await save(owner, input)).id);
    const things = {
      plain: await listing(seller, { name: `${brand} ${kind}s`, price: 499.5, categoryId: shelf }),
      described: await listing(seller, { name: `${kind}`, description: `Like new, by ${brand}`, price: 800 }),
      other: await listing(seller, { name: `${kind} of wood`, price: 100 }),
      gone: await listing(seller, { name: `${brand} ${kind} used up`, quantity: 0 }),
    };
    const hits: Record<string, string[]> = {};
    for (const [name, id] of Object.entries(things)) hits[name] = (await matched(id)).hits;
    for (const [index, [input, fits]] of cases.entries()) {
      expect(
        Object.keys(things).filter((name) => hits[name]!.includes(ids[index]!)),
        JSON.stringify(input),
      ).toEqual(fits);
      const { text, filter } = input as { text?: string; filter?: object };
      const query = 'query ($filter: ProductFilter!) { products(first: 50, filter: $filter, sort: RELEVANCE) { nodes { id: databaseId } } }';
      const found = (await owner.ask(query, { filter: { ...filter, search: text } })).data.products.nodes.map(({ id }: { id: string }) => id);
      expect(found, JSON.stringify(input)).toEqual(expect.arrayContaining(fits.map((name) => things[name])));
    }
  });

  it('in other words too, but not if a word is only similar', async () => {
    const [owner, seller] = [await student(), await student()];
    const brand = word('brand');
    const [fridge, misspelt] = [await save(owner, { text: `${brand} fridge` }), await save(owner, { text: `${brand} refrigeratir` })];
    const id = await listing(seller, { name: `${brand} refrigerator` });
    expect(await matched(id)).toEqual({ hits: [fridge.id], notified: [fridge.id] });
    expect(await notificationsOf(owner, 'saved searches')).toEqual([`New for your saved search: ${brand} refrigerator`]);
    expect(await searchesOf(owner)).toMatchObject([{ id: misspelt.id, newCount: 0 }, { newCount: 1 }]);
  });

  it('once, also when a new price makes it match, and never for its seller', async () => {
    const [owner, seller] = [await student(), await student()];
    const text = word('thing');
    const [cheap, any] = [await save(owner, { text, filter: { maxPrice: 50 } }), await save(owner, { text })];
    await save(seller, { text });
    const id = await listing(seller, { name: text, price: 80 });
    expect(await matched(id)).toEqual({ hits: [any.id], notified: [any.id] });
    await seller.ask('mutation ($id: ID!) { updateProduct(input: { id: $id, price: 50 }) { message } }', { id });
    expect((await matched(id)).hits).toEqual([cheap.id, any.id]);
    const { container } = await testApplication();
    const events = await container.database.db.rows<{ audience: string[] }>(sql`select audience from events
      where type = 'SAVED_SEARCH_MATCHED' and payload ->> 'product' = ${id}`);
    expect(events.map(({ audience }) => audience.map(String))).toEqual([[owner.id], [owner.id]]);
    expect(await searchesOf(seller)).toMatchObject([{ newCount: 0 }]);
  });

  it('and is counted until its owner has looked, muted or not, while it is listed', async () => {
    const [owner, seller] = [await student(), await student()];
    const text = word('thing');
    const { id } = await save(owner, { text });
    await owner.ask('mutation ($id: ID!) { updateSavedSearch(input: { id: $id, muted: true }) { savedSearch { id: databaseId } } }', { id });
    const [first, second] = [await listing(seller, { name: text }), await listing(seller, { name: text })];
    expect([await matched(first), await matched(second)]).toEqual([
      { hits: [id], notified: [] },
      { hits: [id], notified: [] },
    ]);
    expect(await searchesOf(owner)).toMatchObject([{ newCount: 2, hits: { nodes: [{ id: second }, { id: first }] } }]);
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }', { id: second });
    expect(await searchesOf(owner)).toMatchObject([{ newCount: 1, hits: { nodes: [{ id: first }] } }]);
    const seen = await owner.ask('mutation ($id: ID!) { markSavedSearchSeen(input: { id: $id }) { savedSearch { newCount } } }', { id });
    expect(seen.data.markSavedSearchSeen.savedSearch.newCount).toBe(0);
    expect(await searchesOf(owner)).toMatchObject([{ newCount: 0, hits: { nodes: [{ id: first }] } }]);
  });

  it('but not if its owner has blocked the seller', async () => {
    const [owner, other, seller] = [await student(), await student(), await student()];
    const text = word('thing');
    await save(owner, { text });
    const { id } = await save(other, { text });
    await owner.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id: databaseId } } }', { id: seller.id });
    expect((await matched(await listing(seller, { name: text }))).hits).toEqual([id]);
  });
});
