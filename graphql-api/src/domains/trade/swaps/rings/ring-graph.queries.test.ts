import { expect, it } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { setTerms } from '../../../../../test/rings.ts';
import { category, listing, student } from '../../../../../test/test-clients.ts';
import { bestEdges, readEdges } from './best-edges.ts';
import { swapEdges } from './ring-graph.queries.ts';

/** Returns the listings that the seller of a listing would take, in no particular order. */
async function wantedFor(id: string): Promise<string[]> {
  const edges = bestEdges(readEdges(await swapEdges((await testApplication()).container.context(null, 'test'))));
  return edges.flatMap(({ gives, wants }) => (gives === id ? [wants] : []));
}

/** Creates listings of a category at the given prices. Their seller would take listings of another category at any price. */
async function shelfOf(prices: number[], wantedCategory: string): Promise<{ shelf: string; ids: string[] }> {
  const [owner, shelf] = [await student(), await category()];
  const ids: string[] = [];
  for (const price of prices) {
    const id = await listing(owner, { price, quantity: 1, categoryId: shelf });
    await setTerms(owner, id, { wants: [{ categoryId: wantedCategory }] });
    ids.push(id);
  }
  return { shelf, ids };
}

/** Creates a listing of price 100 in a category. Its seller would take listings of other categories on the given terms. */
async function wanting(own: string, shelves: string[], terms: { topUpMax?: number; topUpMin?: number }): Promise<string> {
  const seller = await student();
  const id = await listing(seller, { price: 100, quantity: 1, categoryId: own });
  await setTerms(seller, id, { wants: shelves.map((categoryId) => ({ categoryId })), topUpMax: 0, ...terms });
  return id;
}

it.each([
  [{}, 100, true],
  [{}, 101, false],
  [{}, 99, true],
  [{ topUpMax: 50 }, 150, true],
  [{ topUpMax: 50 }, 151, false],
  [{ topUpMin: 20 }, 80, true],
  [{ topUpMin: 20 }, 81, false],
])('a listing of 100 on the terms %j can be swapped for one of %i: %s', async (terms, price, taken) => {
  const own = await category();
  const { shelf, ids } = await shelfOf([price], own);
  expect(await wantedFor(await wanting(own, [shelf], terms))).toEqual(taken ? ids : []);
});

it('only the twelve best-priced listings are chosen from many that fit', async () => {
  const own = await category();
  const { shelf, ids } = await shelfOf([...Array.from({ length: 12 }, (_, at) => 90 + at), 300, 10], own);
  const wanted = await wantedFor(await wanting(own, [shelf], { topUpMax: 1_000 }));
  expect(wanted.toSorted()).toEqual(ids.slice(0, 12).toSorted());
});

it('listings whose sellers would swap back are chosen first from many that fit', async () => {
  const own = await category();
  const third = await shelfOf([100], own);
  const [near, back] = [
    await shelfOf(
      Array.from({ length: 12 }, () => 100),
      third.shelf,
    ),
    await shelfOf([500], own),
  ];
  const wanted = await wantedFor(await wanting(own, [near.shelf, back.shelf], { topUpMax: 1_000 }));
  expect(wanted).toHaveLength(12);
  expect(wanted).toContain(back.ids[0]);
});

it('a listing is left out if its seller wants nothing that is available', async () => {
  const { shelf } = await shelfOf([100], await category());
  expect(await wantedFor(await wanting(await category(), [shelf], {}))).toEqual([]);
});

it('different matches are chosen for each listing from many with equal prices', async () => {
  const own = await category();
  const { shelf } = await shelfOf(
    Array.from({ length: 24 }, () => 100),
    own,
  );
  const wanted = new Set<string>();
  for (let count = 0; count < 4; count += 1) {
    const found = await wantedFor(await wanting(own, [shelf], {}));
    expect(found).toHaveLength(12);
    for (const id of found) wanted.add(id);
  }
  expect(wanted.size).toBeGreaterThan(16);
});
