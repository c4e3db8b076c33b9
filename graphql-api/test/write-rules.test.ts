import { beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from './application.ts';
import { listing, student } from './test-clients.ts';
import { Product } from '../src/domains/market/products/product.entity.ts';
import { given, toQuery, withValues } from '../src/platform/database/statement.ts';
import { notFound, DomainError, ErrorCode } from '../src/platform/errors.ts';
import { sql } from '../src/platform/database/sql.ts';
import { columns, table } from '../src/platform/database/table.ts';
import { assertHold, rejectionOf, type WriteRules } from '../src/platform/database/write-rules.ts';

interface Wanted {
  product: string;
  quantity: number;
}

const p = table(Product, 'p');
const wanted = given<Wanted>({ product: 'bigint', quantity: 'int' });
const rules: WriteRules<Wanted> = {
  row: sql`${p} on ${p.id} = ${wanted.product}`,
  rules: [
    { holds: sql`${p.id} = ${wanted.product}`, error: () => notFound('Product') },
    { holds: sql`${p.price} < 200`, error: () => new DomainError(ErrorCode.CONFLICT, 'It is dear') },
    {
      holds: sql`${p.quantity} >= ${wanted.quantity}`,
      error: (_ctx, { quantity }) => new DomainError(ErrorCode.OUT_OF_STOCK, `Not ${quantity} are left`),
    },
  ],
};

const context = async () => (await testApplication()).container.context(null, 'test');

// The application starts in a hook, so that its start does not count as part of the first test.
beforeAll(async () => void (await testApplication()));

describe('write rules', () => {
  it('pass when all their conditions hold', async () => {
    const product = await listing(await student(), { quantity: 2 });
    await expect(assertHold(await context(), rules, { product, quantity: 2 })).resolves.toBeUndefined();
  });

  it('throw the error of the first one that fails, with the values of the write', async () => {
    const [cheap, dear] = [await listing(await student(), { quantity: 2 }), await listing(await student(), { quantity: 2, price: 300 })];
    await expect(assertHold(await context(), rules, { product: cheap, quantity: 3 })).rejects.toThrow('Not 3 are left');
    await expect(assertHold(await context(), rules, { product: dear, quantity: 3 })).rejects.toThrow('It is dear');
  });

  it('throw the error of the first one for a missing row', async () => {
    const error = await rejectionOf(await context(), rules, { product: '999999999', quantity: 1 });
    expect(error.code).toBe(ErrorCode.NOT_FOUND);
  });

  it('throw the error of the last one when the reason is gone by the time it is queried', async () => {
    const product = await listing(await student(), { quantity: 2 });
    const error = await rejectionOf(await context(), rules, { product, quantity: 1 });
    expect(error.code).toBe(ErrorCode.OUT_OF_STOCK);
  });
});

describe('a reusable statement', () => {
  const STATEMENT = sql`select ${columns({ id: p.id })} from ${p} where ${p.id} = ${wanted.product} and ${p.id} = ${given<{ product: string }>({ product: 'bigint' }).product} and ${p.quantity} < ${wanted.quantity}`;

  it('has one parameter per name, wherever its parts come from, and null for a missing value', async () => {
    const { container } = await testApplication();
    const query = toQuery(withValues(STATEMENT, { viewer: null }, { product: '7' }), container.database.metadata);
    expect(query).toEqual({
      text: 'select "p"."id" as "id" from "products" as "p" where "p"."id" = $1::bigint and "p"."id" = $1::bigint and "p"."quantity" < $2::int',
      values: ['7', null],
    });
  });

  it('runs with the values of each call', async () => {
    const ctx = await context();
    const products = [await listing(await student(), { quantity: 2 }), await listing(await student(), { quantity: 2 })];
    const found = await Promise.all(products.map((product) => ctx.db.one(withValues(STATEMENT, ctx, { product, quantity: 3 }))));
    expect(found).toEqual(products.map((id) => ({ id })));
  });
});
