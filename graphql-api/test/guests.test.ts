import { describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { admin, guest, listing, student, unique, type TestClient } from './test-clients.ts';
import { testApplication } from './application.ts';

const REVIEW = 'mutation ($i: AddReviewInput!) { addReview(input: $i) { review { id: databaseId } } }';

async function named(name: string): Promise<TestClient> {
  const user = await student();
  const { container } = await testApplication();
  await container.database.db.rows(sql`update users set name = ${name} where id = ${user.id}`);
  return { ...user, name };
}

/** Creates a listing by one person, reviewed by another. */
async function reviewed() {
  const [seller, author] = [await named('Asha Lakshmi Raman'), await named('Bo Éclair')];
  const word = unique('Kaleidoscope');
  const productId = await listing(seller, { name: word });
  await author.ask(REVIEW, { i: { productId, rating: 5, text: 'Good' } });
  return { seller, author, productId, word };
}

const PRODUCT = '{ seller { name profilePictureUrl } reviews { nodes { author { name } } } }';

describe('a guest sees of a user', () => {
  it.each([
    ['Asha Lakshmi Raman', 'Asha R.'],
    ['asha raman', 'asha R.'],
    ['Asha', 'Asha'],
    ['Asha  R', 'Asha R.'],
    ['Asha R.', 'Asha R.'],
    ['王 小明', '王 小.'],
    ['Deleted user', 'Deleted U.'],
  ])('the first name and the initial: %s', async (name, shown) => {
    const seller = await named(name);
    const id = await listing(seller);
    const query = 'query ($id: ID!) { product(id: $id) { seller { name } } }';
    expect((await (await guest()).ask(query, { id })).data.product.seller.name).toBe(shown);
    expect((await (await student()).ask(query, { id })).data.product.seller.name).toBe(name);
  });

  it('no more over GraphQL: lists, products, reviews', async () => {
    const { productId, seller, author } = await reviewed();
    const query = `query ($id: ID!, $seller: ID!) { product(id: $id) ${PRODUCT} products(filter: { sellerId: $seller }) { nodes ${PRODUCT} } }`;
    const seen = { seller: { name: 'Asha R.', profilePictureUrl: null }, reviews: { nodes: [{ author: { name: 'Bo É.' } }] } };
    const variables = { id: productId, seller: seller.id };
    expect((await (await guest()).ask(query, variables)).data).toEqual({ product: seen, products: { nodes: [seen] } });
    const whole = (await author.ask(query, variables)).data.product;
    expect(whole).toMatchObject({ seller: { name: seller.name }, reviews: { nodes: [{ author: { name: author.name } }] } });
  });

  it('no picture, and only the year of joining', async () => {
    const { container } = await testApplication();
    const { db } = container.database;
    const { seller, productId } = await reviewed();
    const photo = await db.one<{ id: string }>(sql`insert into photos (hash, width, height, color)
      values (${unique('hash')}, 1, 1, '#000000') returning id::text as id`);
    await db.rows(sql`update users set picture_id = ${photo!.id}, created_at = '2026-05-06T07:08:09Z' where id = ${seller.id}`);
    const query = 'query ($id: ID!) { product(id: $id) { seller { profilePictureUrl createdAt } } }';
    const seen = async (who: TestClient) => (await who.ask(query, { id: productId })).data.product.seller;
    expect(await seen(await guest())).toEqual({ profilePictureUrl: null, createdAt: '2026-01-01T00:00:00.000Z' });
    expect(await seen(await student())).toEqual({ profilePictureUrl: expect.any(String), createdAt: '2026-05-06T07:08:09.000Z' });
  });

  it('no more over REST: products and reviews', async () => {
    const { productId, seller, author } = await reviewed();
    const nobody = await guest();
    const product = async (who: TestClient) => (await who.rest('GET', `/api/product/get-product/${productId}`)).body.product.userId;
    const reviews = async (who: TestClient) => (await who.rest('GET', `/api/ratings/product/${productId}`)).body.reviews[0].user.name;
    expect(await product(nobody)).toEqual({ _id: seller.id, name: 'Asha R.' });
    expect(await product(author)).toMatchObject({ name: seller.name, email: seller.email });
    expect([await reviews(nobody), await reviews(seller)]).toEqual(['Bo É.', author.name]);
  });

  it('no more from the assistant', async () => {
    const { word, seller } = await reviewed();
    const query = 'mutation ($q: String!) { askAssistant(input: { query: $q }) { text } }';
    const said = async (who: TestClient) => (await who.ask(query, { q: `Who sells ${word}?` })).data.askAssistant.text as string;
    const [guestHeard, studentHeard] = [await said(await guest()), await said(await student())];
    expect(guestHeard).not.toContain('Raman');
    expect(guestHeard).toContain('Asha R.');
    expect(studentHeard).toContain(seller.name);
  });
});

describe('a profile by id', () => {
  it('is available to signed-in users only', async () => {
    const user = await student();
    const query = 'query ($id: ID!) { user(id: $id) { id: databaseId name } }';
    for (const id of [user.id, '999999999', 'x']) {
      const answer = await (await guest()).ask(query, { id });
      expect(answer).toMatchObject({ data: { user: null }, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    }
    for (const who of [await student(), await admin()]) expect((await who.ask(query, { id: user.id })).data.user.name).toBe(user.name);
    expect((await user.ask(query, { id: 'x' })).data.user).toBeNull();
  });
});
