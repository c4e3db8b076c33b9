import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atServer, category, guest, listing, student, unique, type TestClient } from '../../../../../test/test-clients.ts';
import { serverWith, testApplication } from '../../../../../test/application.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { writeSearches } from '../../search/recorded-searches.ts';

/** Returns a noun made of letters only, because words are compared without digits. No other test uses it. */
const noun = (): string => `thing${[...unique('').trim()].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

const people = (count: number): Promise<TestClient[]> => Promise.all(Array.from({ length: count }, () => student()));

async function searchFor(who: TestClient, text: string): Promise<void> {
  expect((await who.ask('query ($text: String!) { products(first: 1, filter: { search: $text }) { totalCount } }', { text })).errors).toBeUndefined();
  const { container } = await testApplication();
  await writeSearches(container.context(null, 'test'));
}

const post = async (who: TestClient, input: object): Promise<void> => {
  const { errors } = await who.ask(
    'mutation ($input: CreateWantedPostInput!) { createWantedPost(input: $input) { wantedPost { id: databaseId } } }',
    { input },
  );
  expect(errors).toBeUndefined();
};
const save = async (who: TestClient, text: string): Promise<void> => {
  const { errors } = await who.ask('mutation ($text: String!) { saveSearch(input: { text: $text }) { savedSearch { id: databaseId } } }', { text });
  expect(errors).toBeUndefined();
};

/** A server that counts anew for each request. Counts are cached per infrastructure object for a minute, and each request gets its own. */
let server: Awaited<ReturnType<typeof serverWith>>;
beforeAll(async () => {
  server = await serverWith(
    () => ({}),
    (ctx) => ({ ...ctx, infra: { ...ctx.infra } }),
  );
});
afterAll(() => server.stop());

async function ask(query: string, variables: Record<string, unknown> = {}) {
  return (await atServer(server.url, await guest()).ask(query, variables)).data;
}

/** Returns how many people look for a text according to the list. */
async function listed(text: string): Promise<number | undefined> {
  const { unmetDemand } = await ask('{ unmetDemand { text people } }');
  return (unmetDemand as { text: string; people: number }[]).find((thing) => thing.text === text)?.people;
}

/** Returns how many people look for a name according to the sell form. */
async function lookingFor(name: string): Promise<number | null> {
  return (await ask('query ($name: String!) { listingSuggestions(name: $name) { lookingFor } }', { name })).listingSuggestions.lookingFor;
}

describe('unmet demand', () => {
  it('is counted by people, whether they searched, saved the search, posted it, or all of these', async () => {
    const word = noun();
    const [first, second, third] = await people(3);
    for (const text of [word, `a ${word}`, `${word}s`]) await searchFor(first!, text);
    await post(first!, { title: `the ${word}` });
    await save(second!, word);
    await post(third!, { title: word });
    expect(await listed(word)).toBe(3);
    expect(await lookingFor(`Blue ${word} with a box`)).toBe(3);
    expect(await lookingFor(noun())).toBeNull();
  });

  it('is never shown for fewer than three people, nor under a name with one more word', async () => {
    const [often, seldom] = [noun(), noun()];
    const [first, second, third, fourth] = await people(4);
    for (const who of [first!, second!, third!]) await searchFor(who, often);
    for (const who of [third!, fourth!]) await searchFor(who, seldom);
    expect(await listed(seldom)).toBeUndefined();
    expect(await lookingFor(seldom)).toBeNull();
    expect(await lookingFor(`${often} ${seldom}`)).toBe(3);
  });

  it('ends when a matching listing is available, unless that is sold out or too expensive', async () => {
    const word = noun();
    const [seller, ...seekers] = await people(5);
    for (const who of seekers) await post(who, { title: word, maxPrice: 500 });
    await listing(seller!, { name: `Dear ${word}`, price: 900, categoryId: await category() });
    expect(await listed(word)).toBe(4);
    const id = await listing(seller!, { name: `Fair ${word}`, price: 400, quantity: 1 });
    expect(await listed(word)).toBeUndefined();
    expect(await lookingFor(word)).toBeNull();
    await seller!.ask('mutation ($id: ID!) { markProductSold(input: { id: $id }) { product { id: databaseId } } }', { id });
    expect(await listed(word)).toBe(4);
  });

  it('counts searches of 30 days, and forgets what a person clears and who leaves', async () => {
    const word = noun();
    const [old, clearing, leaving, ...others] = await people(5);
    for (const who of [old!, clearing!, leaving!, ...others]) await searchFor(who, word);
    expect(await lookingFor(word)).toBe(5);
    const { container } = await testApplication();
    await container.database.db.rows(sql`update recent_searches set searched_at = now() - interval '31 days' where user_id = ${old!.id}::bigint`);
    expect(await lookingFor(word)).toBe(4);
    await clearing!.ask('mutation { clearRecentSearches { user { id: databaseId } } }');
    expect(await lookingFor(word)).toBe(3);
    await container.database.db.rows(sql`delete from recent_searches where user_id = ${leaving!.id}::bigint`);
    expect(await lookingFor(word)).toBeNull();
  });

  it('leaves out what the content policy covers', async () => {
    for (const who of await people(3)) await searchFor(who, 'loaded revolver');
    expect(await listed('loaded revolver')).toBeUndefined();
  });
});
