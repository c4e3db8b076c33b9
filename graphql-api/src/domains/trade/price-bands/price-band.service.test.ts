import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { course } from '../../../../test/course-list.ts';
import { category, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';

const BAND = `query ($productId: ID, $isbn: String, $words: String, $courseCode: String, $categoryId: ID, $condition: ProductCondition) {
  priceBand(productId: $productId, isbn: $isbn, words: $words, courseCode: $courseCode, categoryId: $categoryId, condition: $condition) {
    basis count lower median upper } }`;

const band = async (who: TestClient, of: object) => (await who.ask(BAND, { ...of })).data.priceBand;
const failure = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions;

/** Sells a listing for each price, with handovers the given number of months ago; null leaves the handovers unconfirmed. */
async function sold(buyer: TestClient, seller: TestClient, prices: readonly number[], of: object, months: number | null = 1): Promise<string[]> {
  const { db } = (await testApplication()).container.database;
  const ids: string[] = [];
  for (const price of prices) {
    const id = await listing(seller, { price, ...of });
    ids.push(id);
    const at = months === null ? sql`null` : sql`now() - make_interval(months => ${months}::int)`;
    await db.rows(sql`update orders set status = 'DELIVERED', ended_at = now(), handover_confirmed_at = ${at} where id = ${await order(buyer, id)}`);
  }
  return ids;
}

/** Returns a quartile by its definition: interpolated linearly between the two nearest prices. */
function quartile(prices: readonly number[], part: number): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return Math.round((below + (above - below) * (place - Math.floor(place))) * 100) / 100;
}

const expected = (basis: string, prices: readonly number[]) => ({
  basis,
  count: prices.length,
  lower: quartile(prices, 0.25),
  median: quartile(prices, 0.5),
  upper: quartile(prices, 0.75),
});

describe('the price band', () => {
  it('of a listing is that of its ISBN, else its words, else its course, from five sales on', async () => {
    const [buyer, seller, categoryId, code] = [await student(), await student(), await category(), await course()];
    const isbn = `979${String(Date.now() % 100_000_000).padStart(9, '1')}`;
    const withCheck = `${isbn}${(10 - ([...isbn].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10)) % 10}`;
    const name = unique('Compass');
    const ofCourse = [310, 220, 250.5, 270];
    const ofWords = [100, 140, 120, 180, 500];
    const ofIsbn = [90, 60, 80, 70, 85, 65];
    await sold(buyer, seller, ofCourse, { categoryId, courseCodes: [code] });
    const plain = await listing(seller, { categoryId, courseCodes: [code], name });
    expect(await band(buyer, { productId: plain })).toEqual({ basis: 'WORDS', count: 0, lower: null, median: null, upper: null });
    await sold(buyer, seller, [400], { categoryId, courseCodes: [code] });
    expect(await band(buyer, { productId: plain })).toEqual(expected('COURSE', [...ofCourse, 400]));
    expect(await band(buyer, { courseCode: code, categoryId })).toEqual(expected('COURSE', [...ofCourse, 400]));
    await sold(buyer, seller, ofWords, { categoryId, name });
    expect(await band(buyer, { productId: plain })).toEqual(expected('WORDS', ofWords));
    expect(await band(buyer, { words: name, categoryId, condition: 'GOOD' })).toEqual(expected('WORDS', ofWords));
    expect(await band(buyer, { words: name, categoryId, condition: 'NEW' })).toMatchObject({ count: 0, lower: null });
    const [book] = await sold(buyer, seller, ofIsbn, { isbn: withCheck });
    expect(await band(buyer, { productId: book })).toEqual(expected('ISBN', ofIsbn));
    expect(await band(buyer, { isbn: withCheck })).toEqual(expected('ISBN', ofIsbn));
  });

  it('includes only confirmed handovers of the last 18 months at a price, also of listings taken down', async () => {
    const [buyer, seller, categoryId, name] = [await student(), await student(), await category(), unique('Quadrant')];
    const of = { categoryId, name };
    await sold(buyer, seller, [1000, 1000], of, null);
    await sold(buyer, seller, [2000, 2000], of, 19);
    await sold(buyer, seller, [0, 0], of);
    const prices = [50, 40, 30, 20, 10];
    const [gone] = await sold(buyer, seller, prices, of, 17);
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }', { id: gone });
    expect(await band(buyer, { words: name, categoryId })).toEqual(expected('WORDS', prices));
    expect(failure(await buyer.ask(BAND, { productId: gone }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('compares names only by the same words, in any order, in singular and plural', async () => {
    const [buyer, seller, categoryId, word] = [await student(), await student(), await category(), unique('Astrolabe')];
    const prices = [10, 20, 30, 40, 50];
    await sold(buyer, seller, prices.slice(0, 3), { categoryId, name: `${word} brass rings` });
    await sold(buyer, seller, prices.slice(3), { categoryId, name: `Brass ring ${word}` });
    await sold(buyer, seller, [999], { categoryId, name: `${word} brass ring with case` });
    expect(await band(buyer, { words: `brass ring ${word}`, categoryId })).toEqual(expected('WORDS', prices));
  });

  it('requires something to compare, and a valid ISBN', async () => {
    const person = await student();
    for (const of of [{}, { words: 'Compass' }, { courseCode: 'CSE2005' }, { isbn: '9780131103628' }])
      expect(failure(await person.ask(BAND, of))).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
