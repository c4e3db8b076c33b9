import { expect, it } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { setTerms } from '../../../../../test/rings.ts';
import { category, listing, student } from '../../../../../test/test-clients.ts';
import { swapEdges } from './ring-graph.queries.ts';

/** The listings that the seller of one would take, in no order. */
async function wantedFor(id: string): Promise<string[]> {
  const edges = await swapEdges((await testApplication()).container.context(null, 'test'));
  return edges.flatMap(({ gives, wants }) => (gives === id ? [wants] : []));
}

/** A listing whose seller would take those of a category on some terms, and listings of that category at some prices. */
async function wanting(terms: { topUpMax?: number; topUpMin?: number }, prices: number[]): Promise<{ own: string; others: string[] }> {
  const [seller, owner, shelf] = [await student(), await student(), await category()];
  const own = await listing(seller, { price: 100, quantity: 1 });
  await setTerms(seller, own, { wants: [{ categoryId: shelf }], topUpMax: 0, ...terms });
  const others: string[] = [];
  for (const price of prices) {
    const other = await listing(owner, { price, quantity: 1, categoryId: shelf });
    await setTerms(owner, other, { wants: [{ words: 'nothing-of-this' }] });
    others.push(other);
  }
  return { own, others };
}

it.each([
  [{}, 100, true],
  [{}, 101, false],
  [{}, 99, true],
  [{ topUpMax: 50 }, 150, true],
  [{ topUpMax: 50 }, 151, false],
  [{ topUpMin: 20 }, 80, true],
  [{ topUpMin: 20 }, 81, false],
])('the seller of a listing of 100 on the terms %j would take one of %i: %s', async (terms, price, taken) => {
  const { own, others } = await wanting(terms, [price]);
  expect(await wantedFor(own)).toEqual(taken ? others : []);
});

it('of many that fit, the twelve best-priced are taken, of equal prices others for each listing', async () => {
  const { own, others } = await wanting({ topUpMax: 1_000 }, [...Array.from({ length: 12 }, (_, at) => 90 + at), 300, 10]);
  expect((await wantedFor(own)).toSorted()).toEqual(others.slice(0, 12).toSorted());

  const [shelf, owner, sellers] = [await category(), await student(), await Promise.all(Array.from({ length: 4 }, () => student()))];
  for (let count = 0; count < 24; count += 1) {
    const other = await listing(owner, { price: 100, quantity: 1, categoryId: shelf });
    await setTerms(owner, other, { wants: [{ words: 'nothing-of-this' }] });
  }
  const wanted = new Set<string>();
  for (const seller of sellers) {
    const thing = await listing(seller, { price: 100, quantity: 1 });
    await setTerms(seller, thing, { wants: [{ categoryId: shelf }] });
    const found = await wantedFor(thing);
    expect(found).toHaveLength(12);
    for (const id of found) wanted.add(id);
  }
  expect(wanted.size).toBeGreaterThan(16);
});
