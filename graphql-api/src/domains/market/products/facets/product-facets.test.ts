import { beforeAll, describe, expect, it } from 'vitest';
import { category, guest, listing, student, unique } from '../../../../../test/test-clients.ts';

const PAGE = `query ($filter: ProductFilter, $sort: ProductSort = RELEVANCE) { products(filter: $filter, sort: $sort) {
  totalCount nodes { name }
  correctedSearch understood: interpretedFilters { kind words minPrice maxPrice categoryId title: categoryName }
  facets { categories { categoryId name count } prices { range: priceRangeId count } conditions { condition count } available soldOut } } }`;

const word = `Bandoneon${unique('').replaceAll(/\D/g, '')}`;
let categories: string[];
const page = async (filter: object, sort?: string) => {
  const answer = await (await guest()).ask(PAGE, { filter, ...(sort ? { sort } : {}) });
  expect(answer.errors).toBeUndefined();
  return answer.data.products;
};

beforeAll(async () => {
  const seller = await student();
  categories = [await category(), await category()];
  const [first, second] = categories;
  await listing(seller, { name: `${word} case`, price: 300, condition: 'NEW', categoryId: first });
  await listing(seller, { name: `${word} strap`, price: 499.5, condition: 'FAIR', categoryId: first });
  await listing(seller, { name: `${word} stand`, price: 700, condition: 'FAIR', categoryId: second });
  await listing(seller, { name: `${word} gone`, price: 9000, condition: 'GOOD', categoryId: second, quantity: 0 });
});

describe('facets of products', () => {
  it('count the listings of a search by category, price range, condition and stock', async () => {
    const { facets, totalCount } = await page({ search: word });
    expect(totalCount).toBe(4);
    expect(facets.categories.map(({ categoryId, count }: { categoryId: string; count: number }) => [categoryId, count]).toSorted()).toEqual(
      categories.map((id) => [id, 2]).toSorted(),
    );
    expect(facets.prices).toEqual([
      { range: '0', count: 2 },
      { range: '1', count: 1 },
      { range: '5', count: 1 },
    ]);
    expect(facets.conditions).toEqual([
      { condition: 'FAIR', count: 2 },
      { condition: 'GOOD', count: 1 },
      { condition: 'NEW', count: 1 },
    ]);
    expect([facets.available, facets.soldOut]).toEqual([3, 1]);
  });

  it('count each choice with the other filters, and not with its own', async () => {
    const { facets, totalCount } = await page({ search: word, conditions: ['FAIR'], maxPrice: 499, inStock: true });
    expect(totalCount).toBe(1);
    expect(facets.conditions).toEqual([
      { condition: 'FAIR', count: 1 },
      { condition: 'NEW', count: 1 },
    ]);
    expect(facets.prices.map(({ range }: { range: string }) => range)).toEqual(['0', '1']);
    expect(facets.categories).toMatchObject([{ categoryId: categories[0], count: 1 }]);
    expect([facets.available, facets.soldOut]).toEqual([1, 0]);
  });

  it('are empty for a search that finds nothing', async () => {
    expect((await page({ search: '!?' })).facets).toEqual({ categories: [], prices: [], conditions: [], available: 0, soldOut: 0 });
  });

  it('are counted without a search, and are null in lists of others', async () => {
    expect((await page({ categoryIds: [categories[0]] }, 'NEWEST')).facets.available).toBe(2);
    const answer = await (await student()).ask('{ me { products { correctedSearch facets { available } interpretedFilters { words } } } }');
    expect(answer.data.me.products).toEqual({ correctedSearch: null, facets: null, interpretedFilters: null });
  });
});

describe('the interpretation of a search', () => {
  it('has the corrected words, and null if there are none', async () => {
    expect((await page({ search: word })).correctedSearch).toBeNull();
    expect((await page({ search: `${word} srtap` })).correctedSearch).toBe(`${word.replace(/\d/, ' $&').toLowerCase()} strap`);
  });

  it('has the price words as a filter until that kind is ignored', async () => {
    const search = `${word} under 500`;
    const limited = await page({ search });
    expect(limited.understood).toEqual([{ kind: 'PRICE', words: 'under 500', minPrice: null, maxPrice: 500, categoryId: null, title: null }]);
    expect(limited.totalCount).toBe(2);
    const free = await page({ search, ignoreInterpreted: ['PRICE'] });
    expect([free.understood, free.totalCount]).toEqual([[], 4]);
    const own = await page({ search, minPrice: 600 });
    expect([own.understood, own.totalCount]).toEqual([[], 2]);
  });
});

describe('sorting by rating', () => {
  it('lists the best average first, then the most reviews, and listings without reviews last', async () => {
    const seller = await student();
    const name = `Celesta${unique('').replaceAll(/\D/g, '')}`;
    const rated = async (what: string, ...stars: number[]) => {
      const id = await listing(seller, { name: `${name} ${what}` });
      for (const rating of stars) {
        await (
          await student()
        ).ask('mutation ($i: AddReviewInput!) { addReview(input: $i) { review { id: databaseId } } }', {
          i: { productId: id, rating, text: 'Well' },
        });
      }
    };
    await rated('good', 5, 4);
    await rated('best', 5);
    await rated('better', 5, 5);
    await rated('unknown');
    const { nodes } = await page({ search: name }, 'RATING');
    expect(nodes.map((node: { name: string }) => node.name.split(' ')[1])).toEqual(['better', 'best', 'good', 'unknown']);
  });
});
