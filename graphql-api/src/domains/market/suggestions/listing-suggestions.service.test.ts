import { describe, expect, it } from 'vitest';
import { admin, category, guest, listing, student, unique } from '../../../../test/test-clients.ts';

const SUGGEST = 'query ($name: String!) { listingSuggestions(name: $name) { categories { id: databaseId } prices { count lower median upper } } }';

async function suggestions(name: string): Promise<{ categories: string[]; prices: object | null }> {
  const { categories, prices } = (await (await guest()).ask(SUGGEST, { name })).data.listingSuggestions;
  return { categories: categories.map(({ id }: { id: string }) => id), prices };
}

/** Returns a noun made of letters only, because words are compared without digits. No other test uses it. */
const noun = (): string => `thing${[...unique('').trim()].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

describe('suggestions for a listing', () => {
  it('are the categories of similar listings, the most frequent one first', async () => {
    const [seller, often, seldom, thing] = [await student(), await category(), await category(), noun()];
    for (const colour of ['Red', 'Blue', 'Green']) await listing(seller, { name: `${colour} ${thing}`, categoryId: often });
    await listing(seller, { name: `Small ${thing}`, categoryId: seldom });
    expect((await suggestions(`A yellow ${thing} for a friend`)).categories).toEqual([often, seldom]);
  });

  it('include the price range of similar listings in the likeliest category, from four that are not free', async () => {
    const [seller, categoryId] = [await student(), await category()];
    for (const price of [100, 200, 0, 300]) await listing(seller, { name: 'Old Harmonium', price, categoryId });
    expect((await suggestions('Harmonium')).prices).toBeNull();
    await listing(seller, { name: 'Two harmoniums', price: 400, categoryId });
    await listing(seller, { name: 'Bag for a harmonium', price: 9, categoryId });
    expect((await suggestions('My harmonium, hardly used')).prices).toEqual({ count: 4, lower: 175, median: 250, upper: 325 });
  });

  it('use the category that the name states if no listing is similar', async () => {
    const word = noun();
    const named = (
      await admin().then((boss) =>
        boss.ask('mutation ($name: String!) { createCategory(input: { name: $name }) { category { id: databaseId } } }', { name: word }),
      )
    ).data;
    expect((await suggestions(`My ${word}`)).categories).toEqual([named.createCategory.category.id]);
  });

  it('leave out listings that are known to be of another kind', async () => {
    const [seller, categoryId] = [await student(), await category()];
    await listing(seller, { name: 'Harmonium stand', categoryId });
    expect((await suggestions('Harmonium')).categories).not.toContain(categoryId);
  });

  it('are empty for an unknown name, and for one without words', async () => {
    // The first name must differ from all other words, because a noun of another test may be one typing error away from a noun of this test.
    for (const name of ['Zyxovquepp', '…', '']) expect(await suggestions(name)).toEqual({ categories: [], prices: null });
  });

  it('reject a name that no listing could have, with its argument', async () => {
    const { errors } = await (await guest()).ask(SUGGEST, { name: 'x'.repeat(121) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'name' }] });
  });
});
