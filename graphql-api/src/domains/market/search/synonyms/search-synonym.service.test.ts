import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ctx } from '../../../../platform/context.ts';
import { globalIdOf } from '../../../../platform/database/ids.ts';
import { admin, guest, listing, student, unique } from '../../../../../test/test-clients.ts';
import { testApplication } from '../../../../../test/application.ts';
import { writeSearches } from '../recorded-searches.ts';
import { forgetVocabulary, searchPlan } from '../search.service.ts';

const CREATE = 'mutation ($i: CreateSearchSynonymInput!) { createSearchSynonym(input: $i) { searchSynonym { id: databaseId terms } } }';
const UPDATE = 'mutation ($i: UpdateSearchSynonymInput!) { updateSearchSynonym(input: $i) { searchSynonym { terms } } }';
const DELETE = 'mutation ($i: DeleteSearchSynonymInput!) { deleteSearchSynonym(input: $i) { deletedId } }';
const SEARCH = 'query ($s: String!) { products(filter: { search: $s }, sort: RELEVANCE) { nodes { id: databaseId name } } }';
const LOG = 'query ($found: Boolean) { loggedSearches(first: 50, found: $found) { nodes { text searches found } } }';
const SUGGEST = 'query ($text: String!) { searchSuggestions(text: $text) { products { name } categories { name } recent popular } }';

/** Letters that replace digits. Words made from different sets are not typing errors of each other. */
const LETTERS = ['bcdfghjklm', 'npqrstvwxz', 'aeiouybdgp'];
/** Returns a word that no other text contains. */
const word = (start: string, letters = LETTERS[0]!) =>
  start + [...unique('').replaceAll(/\D/g, '').slice(-9)].map((digit) => letters[Number(digit)]).join('');
const write = async () => {
  const { container } = await testApplication();
  await writeSearches(container.context(null, 'test'));
};

beforeAll(() => testApplication());
afterEach(() => vi.useRealTimers());

describe('search synonyms', () => {
  it('find listings under another word from the next search on, until they are changed or deleted', async () => {
    const boss = await admin();
    const [thing, other, third] = [word('qua'), word('wum', LETTERS[1]), word('yox', LETTERS[2])];
    const id = await listing(await student(), { name: `${thing} holder` });
    const finds = async (text: string) =>
      (await boss.ask(SEARCH, { s: text })).data.products.nodes.some((node: { id: string }) => node.id === id) as boolean;
    expect(await finds(other)).toBe(false);
    const made = await boss.ask(CREATE, { i: { terms: [` ${thing} `, other, thing.toUpperCase(), ''] } });
    expect(made.data.createSearchSynonym.searchSynonym.terms).toEqual([thing.toUpperCase(), other]);
    expect(await finds(other)).toBe(true);
    const synonym = made.data.createSearchSynonym.searchSynonym.id as string;
    await boss.ask(UPDATE, { i: { id: synonym, terms: [thing, third] } });
    expect([await finds(other), await finds(third)]).toEqual([false, true]);
    expect((await boss.ask(DELETE, { i: { id: synonym } })).data.deleteSearchSynonym.deletedId).toBe(globalIdOf('SearchSynonym', synonym));
    expect(await finds(third)).toBe(false);
    const { nodes } = (await boss.ask(`{ auditEntries(search: "${third}") { nodes { action subject } } }`)).data.auditEntries;
    expect(nodes).toEqual(['SYNONYM_DELETED', 'SYNONYM_CHANGED'].map((action) => ({ action, subject: `${thing}, ${third}` })));
  });

  it('apply to the next search even while the earlier vocabulary is still being loaded', async () => {
    const boss = await admin();
    const [thing, other] = [word('kev'), word('mib', LETTERS[1])];
    const id = await listing(await student(), { name: `${thing} holder` });
    const { container } = await testApplication();
    const ctx = container.context(null, 'test');
    const [read, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    /** Delays the read of listings, categories and synonyms until the synonyms have changed. */
    const one: Ctx['db']['one'] = async (statement) => {
      const row = await ctx.db.one(statement);
      if (typeof row === 'object' && row && 'nouns' in row) {
        read.resolve();
        await changed.promise;
      }
      return row;
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
    await searchPlan({ ...ctx, db: { ...ctx.db, one } }, thing);
    await read.promise;
    await boss.ask(CREATE, { i: { terms: [thing, other] } });
    await searchPlan(ctx, thing);
    changed.resolve();
    await setImmediate();
    expect((await boss.ask(SEARCH, { s: other })).data.products.nodes).toMatchObject([{ id }]);
  });

  it('are listed newest first, and found by a part of a term', async () => {
    const boss = await admin();
    const term = word('zan');
    await boss.ask(CREATE, { i: { terms: [term, 'lampion'] } });
    const answer = await boss.ask('query ($s: String) { searchSynonyms(search: $s) { nodes { terms } totalCount } }', { s: term.slice(1) });
    expect(answer.data.searchSynonyms).toEqual({ nodes: [{ terms: [term, 'lampion'] }], totalCount: 1 });
  });

  it.each([
    ['NEWEST', ['c', 'a', 'B']],
    ['OLDEST', ['B', 'a', 'c']],
    ['TERMS_ASC', ['a', 'B', 'c']],
    ['TERMS_DESC', ['c', 'B', 'a']],
  ])('are listed in the order %s, page by page', async (sort, expected) => {
    const boss = await admin();
    const term = word('vun');
    for (const letter of ['B', 'a', 'c']) await boss.ask(CREATE, { i: { terms: [`${letter} ${term}`, 'lampion'] } });
    const page =
      'query ($s: String, $o: SearchSynonymSort!, $a: String) { searchSynonyms(first: 2, search: $s, sort: $o, after: $a) { nodes { terms } pageInfo { endCursor } } }';
    const first = (await boss.ask(page, { s: term, o: sort })).data.searchSynonyms;
    const second = (await boss.ask(page, { s: term, o: sort, a: first.pageInfo.endCursor })).data.searchSynonyms;
    expect([...first.nodes, ...second.nodes].map(({ terms }) => terms[0])).toEqual(expected.map((letter) => `${letter} ${term}`));
  });

  it.each([
    [['alone']],
    [['same', ' Same ']],
    [['a', 'x'.repeat(61)]],
    [['word', '!?']],
    [Array.from({ length: 13 }, (_, index) => `term ${index}`)],
  ])('cannot be %j', async (terms) => {
    const answer = await (await admin()).ask(CREATE, { i: { terms } });
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'terms' }] });
  });

  it('that were deleted are not found', async () => {
    for (const [query, input] of [
      [UPDATE, { id: '999999', terms: ['a1', 'b1'] }],
      [DELETE, { id: '999999' }],
    ] as const) {
      expect((await (await admin()).ask(query, { i: input })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('the log of searches', () => {
  it('counts searches without results, once an hour per person, until a synonym covers them', async () => {
    const boss = await admin();
    const text = word('vex');
    const [one, two] = [await student(), await student()];
    for (const who of [one, one, two]) await who.ask(SEARCH, { s: `${text.toUpperCase()} under 500` });
    await write();
    const entry = async (found: boolean) => {
      const { nodes } = (await boss.ask(LOG, { found })).data.loggedSearches;
      return nodes.find((node: { text: string }) => node.text === text);
    };
    expect(await entry(false)).toEqual({ text, searches: 2, found: false });
    expect(await entry(true)).toBeUndefined();
    await boss.ask(CREATE, { i: { terms: [text, 'lamp'] } });
    expect(await entry(false)).toBeUndefined();
  });

  it('marks a search as found once it finds something', async () => {
    const text = word('wix');
    await (await student()).ask(SEARCH, { s: text });
    await write();
    await listing(await student(), { name: `${text} rack`, quantity: 0 });
    await (await student()).ask(SEARCH, { s: text });
    await write();
    const { nodes } = (await (await admin()).ask(LOG, { found: true })).data.loggedSearches;
    expect(nodes).toContainEqual({ text, searches: 2, found: true });
  });

  it.each([
    ['SEARCHES_DESC', ['b', 'c', 'a']],
    ['SEARCHES_ASC', ['a', 'c', 'b']],
    ['TEXT_ASC', ['a', 'b', 'c']],
    ['TEXT_DESC', ['c', 'b', 'a']],
  ])('is listed in the order %s, page by page, and found by a part of a text', async (sort, expected) => {
    const boss = await admin();
    const text = word('hif');
    for (const [letter, times] of Object.entries({ c: 2, a: 1, b: 3 }))
      for (let time = 0; time < times; time += 1) await (await student()).ask(SEARCH, { s: `${text} ${letter}` });
    await write();
    const page =
      'query ($s: String, $o: LoggedSearchSort!, $a: String) { loggedSearches(first: 2, search: $s, sort: $o, after: $a) { totalCount nodes { text } pageInfo { endCursor } } }';
    const first = (await boss.ask(page, { s: text.slice(1), o: sort })).data.loggedSearches;
    const second = (await boss.ask(page, { s: text.slice(1), o: sort, a: first.pageInfo.endCursor })).data.loggedSearches;
    expect(first.totalCount).toBe(3);
    expect([...first.nodes, ...second.nodes].map((each) => each.text)).toEqual(expected.map((letter) => `${text} ${letter}`));
  });

  it('stores no text with contact data', async () => {
    await (await student()).ask(SEARCH, { s: 'call 9876501234 now' });
    await write();
    const { nodes } = (await (await admin()).ask(LOG)).data.loggedSearches;
    expect(nodes.filter(({ text }: { text: string }) => text.includes('98765'))).toEqual([]);
  });
});

describe('suggestions for a search', () => {
  it('are listings and categories by the start of their name', async () => {
    const thing = word('kob');
    const name = `${thing} lamp`;
    await listing(await student(), { name });
    const { container } = await testApplication();
    const shelf = `Shelf ${word('pil')}`;
    await (
      await admin()
    ).ask('mutation ($i: CreateCategoryInput!) { createCategory(input: $i) { category { id: databaseId } } }', { i: { name: shelf } });
    expect((await (await guest()).ask(SUGGEST, { text: thing.slice(0, -1) })).data.searchSuggestions).toMatchObject({
      products: [{ name }],
      recent: [],
    });
    forgetVocabulary(container.context(null, 'test'));
    const { categories } = (await (await guest()).ask(SUGGEST, { text: shelf.split(' ')[1]!.slice(0, 6) })).data.searchSuggestions;
    expect(categories).toEqual([{ name: shelf }]);
  });

  it('include the user’s ten most recent searches, newest first, until they are cleared', async () => {
    const user = await student();
    const start = word('rez');
    for (let index = 0; index < 12; index += 1) {
      await user.ask(SEARCH, { s: `${start} Lamp ${index}` });
      await write();
    }
    const recent = async (who: typeof user, text: string) => (await who.ask(SUGGEST, { text })).data.searchSuggestions.recent as string[];
    expect(await recent(user, start.toUpperCase())).toEqual([11, 10, 9, 8, 7].map((index) => `${start} Lamp ${index}`));
    expect(await recent(user, `${start} lamp 1`)).toHaveLength(2);
    expect(await recent(await student(), start)).toEqual([]);
    expect((await user.ask('mutation { clearRecentSearches { user { id: databaseId } } }')).data.clearRecentSearches.user.id).toBe(user.id);
    expect(await recent(user, '')).toEqual([]);
  });

  it('include what three people searched for and found, and nothing that the content policy covers', async () => {
    const [thing, missing] = [word('tof'), word('nop', LETTERS[1])];
    await listing(await student(), { name: `${thing} lamp` });
    for (const who of [await student(), await student(), await student()]) {
      for (const text of [`${thing} lamp`, missing, `${thing} beer`]) await who.ask(SEARCH, { s: text });
    }
    await write();
    const popular = async (text: string) => (await (await guest()).ask(SUGGEST, { text })).data.searchSuggestions.popular as string[];
    expect([await popular(thing), await popular(missing)]).toEqual([[`${thing} lamp`], []]);
  });

  it('reject a text longer than a search, and more than ten results', async () => {
    expect((await (await guest()).ask(SUGGEST, { text: 'x'.repeat(101) })).errors![0]!.extensions.fields).toMatchObject([{ field: 'text' }]);
    const answer = await (await guest()).ask('{ searchSuggestions(text: "a", first: 11) { recent } }');
    expect(answer.errors![0]!.extensions.fields).toMatchObject([{ field: 'first' }]);
  });
});

describe('the initial synonyms', () => {
  it.each([
    ['pendrive', 'pen drive 32 GB', 'USB cam'],
    ['synthesizer', 'keyboard piano', 'Casio watch'],
    ['rucksack', 'backpack 40 litres', 'bag'],
    ['hc verma', 'H C Verma physics', 'physics book'],
  ])('make a search for "%s" find "%s" before "%s"', async (typed, meant, other) => {
    const start = word('wyx');
    const seller = await student();
    const id = await listing(seller, { name: `${start} ${meant}` });
    await listing(seller, { name: `${start} ${other}` });
    const { nodes } = (await (await guest()).ask(SEARCH, { s: `${start} ${typed}` })).data.products;
    expect(nodes[0]).toMatchObject({ id });
  });
});
