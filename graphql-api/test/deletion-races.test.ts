import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { ImageReviewer } from '../src/platform/ports.ts';
import { sql, type Sql } from '../src/platform/database/sql.ts';
import { updateProduct } from '../src/domains/market/products/product.service.ts';
import { admin, category, listing, order, student, unique, type TestClient } from './test-clients.ts';
import { drawing } from './test-pictures.ts';
import { testApplication } from './application.ts';

/** Error codes for a user whose account is deleted, before and after the lookup of the token. */
const GONE = ['UNAUTHENTICATED', 'TOKEN_INVALID'];
const ROUNDS = 15;
const PLACE = 'mutation ($productId: ID!) { placeOrder(input: { productId: $productId }) { order { id: databaseId } } }';
const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { pointsAwarded } }';
const PROFILE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id: databaseId } } }';
const DELETE_USER = 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }';

type Attempt = (round: number) => ReturnType<TestClient['ask']>;

/** Sends requests while an account is being deleted. The deletion starts a little later in each round. Returns the codes of the errors. */
async function whileDeleted(boss: TestClient, leaving: TestClient, round: number, attempts: Attempt[]): Promise<string[]> {
  const sent = attempts.slice(0, round % (attempts.length + 1)).map((attempt) => attempt(round));
  const deleted = boss.ask(DELETE_USER, { id: leaving.id });
  sent.push(...attempts.slice(round % (attempts.length + 1)).map((attempt) => attempt(round)));
  expect((await deleted).errors).toBeUndefined();
  return (await Promise.all(sent)).flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code);
}

/** Returns how many rows a query returns. */
async function count(query: Sql): Promise<number> {
  const { container } = await testApplication();
  return (await container.database.db.rows(query)).length;
}

const openOrdersOf = ({ id }: TestClient) =>
  count(sql`select from orders where (buyer_id = ${id} or seller_id = ${id}) and status not in ('DELIVERED', 'CANCELLED')`);

const times = (attempt: Attempt, number = 6): Attempt[] => Array.from({ length: number }, () => attempt);

describe('an account that is deleted while its requests run', () => {
  it('leaves no open order as a buyer, and the stock is correct', async () => {
    const [boss, seller] = [await admin(), await student()];
    const products = [await listing(seller, { quantity: 90 }), await listing(seller, { quantity: 90 })];
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await student();
      const codes = await whileDeleted(
        boss,
        buyer,
        round,
        products.flatMap((productId) => times(() => buyer.ask(PLACE, { productId }), 4)),
      );
      expect(codes.filter((code) => !GONE.includes(code))).toEqual([]);
      expect(await openOrdersOf(buyer)).toBe(0);
      expect(await count(sql`select from products where id = any(${products}::bigint[]) and quantity = 90`)).toBe(2);
    }
  }, 120_000);

  it('leaves no open order and no listing as a seller', async () => {
    const [boss, buyer, shelf] = [await admin(), await student(), await category()];
    for (let round = 0; round < ROUNDS; round += 1) {
      const seller = await student();
      const productId = await listing(seller, { quantity: 90, categoryId: shelf });
      const input = () => ({ name: unique('Thing'), description: 'Works.', price: 1, quantity: 1, shipping: false, categoryId: shelf });
      const codes = await whileDeleted(boss, seller, round, [
        ...times(() => buyer.ask(PLACE, { productId }), 3),
        ...times(() => seller.ask(CREATE, { input: input() }), 3),
      ]);
      expect(codes.filter((code) => ![...GONE, 'NOT_FOUND'].includes(code))).toEqual([]);
      expect(await openOrdersOf(seller)).toBe(0);
      expect(await count(sql`select from products where seller_id = ${seller.id} and deleted_at is null`)).toBe(0);
    }
  }, 120_000);

  it('leaves no photo of a listing that was being changed', async () => {
    const { container } = await testApplication();
    const [boss, seller] = [await admin(), await student()];
    const id = await listing(seller);
    const { infra, ...ctx } = container.context({ id: seller.id, isAdmin: false, sessionId: '0' }, 'test');
    const imageReviewer: ImageReviewer = {
      classify: async () => {
        await boss.ask(DELETE_USER, { id: seller.id });
        return { skipped: 'test' };
      },
      close: async () => undefined,
    };
    const picture = await drawing(160, 120).png().toBuffer();
    const file = { createReadStream: () => Readable.from([picture]) };
    const change = updateProduct({ ...ctx, infra: { ...infra, imageReviewer } }, { id, name: 'Renamed', photo: file });
    await expect(change).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await count(sql`select from products where id = ${id} and photo_id is null and name <> 'Renamed'`)).toBe(1);
  });

  it('does not reopen a cancelled order', async () => {
    const [boss, buyer, shelf] = [await admin(), await student(), await category()];
    for (let round = 0; round < ROUNDS; round += 1) {
      const seller = await student();
      const id = await order(buyer, await listing(seller, { categoryId: shelf }));
      await seller.ask(STATUS, { id, status: 'CANCELLED' });
      const codes = await whileDeleted(
        boss,
        seller,
        round,
        times(() => seller.ask(STATUS, { id, status: 'SHIPPED' })),
      );
      expect(codes.filter((code) => !GONE.includes(code))).toEqual([]);
      expect(await openOrdersOf(seller)).toBe(0);
    }
  }, 120_000);

  it('leaves no personal data of a profile that was being saved', async () => {
    const boss = await admin();
    for (let round = 0; round < ROUNDS; round += 1) {
      const user = await student();
      const codes = await whileDeleted(
        boss,
        user,
        round,
        times(() => user.ask(PROFILE, { input: { name: 'Asha Raman', phone: '+919840054321' } })),
      );
      expect(codes.filter((code) => !GONE.includes(code))).toEqual([]);
      expect(await count(sql`select from users where id = ${user.id} and name = 'Deleted user' and phone = ''`)).toBe(1);
    }
  }, 120_000);
});
