import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OrderStatus } from '../src/orders/order.entity.ts';
import * as orders from '../src/orders/order.service.ts';
import type { Ctx } from '../src/platform/context.ts';
import { DomainError } from '../src/platform/errors.ts';
import { sql } from '../src/platform/sql.ts';
import * as products from '../src/products/product.service.ts';
import * as reviews from '../src/reviews/review.service.ts';
import { category, student } from './test-clients.ts';
import { testApplication } from './application.ts';

/* 10,000 random operations in five runs, past the transports: each is one call of a service by one of four users. */
const RUNS = 5;
const OPERATIONS = 2_000;
const STATUSES = Object.values(OrderStatus);

const step = fc.record({
  kind: fc.constantFrom('list', 'takeDown', 'order', 'status', 'status', 'status', 'drop', 'review', 'unreview'),
  user: fc.nat(3),
  pick: fc.nat(1_000),
  status: fc.constantFrom(...STATUSES),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class Shop {
  readonly products: string[] = [];
  readonly orders: string[] = [];
  readonly reviews: string[] = [];

  constructor(
    private readonly contexts: Ctx[],
    private readonly categoryId: string,
  ) {}

  private pick(from: string[], index: number): string {
    return from[index % Math.max(1, from.length)] ?? '1';
  }

  private async run(ctx: Ctx, { kind, pick, status }: Step): Promise<void> {
    if (kind === 'list') {
      const draft = { name: 'Thing', description: 'Any', price: 5, quantity: 3, shipping: false, categoryId: this.categoryId };
      this.products.push((await products.createProduct(ctx, draft)).id);
    } else if (kind === 'takeDown') await products.deleteProduct(ctx, { id: this.pick(this.products, pick) });
    else if (kind === 'order') {
      const placed = await orders.placeOrder(ctx, { productId: this.pick(this.products, pick), quantity: 1 });
      this.orders.push(placed.order.id);
    } else if (kind === 'status') await orders.setOrderStatus(ctx, this.pick(this.orders, pick), status);
    else if (kind === 'drop') await orders.deleteOrder(ctx, this.pick(this.orders, pick));
    else if (kind === 'review') {
      const added = await reviews.addReview(ctx, { productId: this.pick(this.products, pick), rating: 4, text: 'Fine' });
      this.reviews.push(added.review.id);
    } else await reviews.deleteReview(ctx, { id: this.pick(this.reviews, pick) });
  }

  /** A rejection is an outcome like any other; anything else is a bug. */
  async attempt(next: Step): Promise<void> {
    const ctx = { ...this.contexts[next.user]!, pointNotifications: {} };
    await this.run(ctx, next).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }
}

describe('the ledger', () => {
  it('matches the totals of users, orders and listings after 10,000 random operations', async () => {
    const { container } = await testApplication();
    const { db } = container.database;
    const categoryId = await category();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: OPERATIONS, maxLength: OPERATIONS }), async (steps) => {
        const users = [await student(), await student(), await student(), await student()];
        const contexts = users.map(({ id }) => container.context({ id, isAdmin: false, sessionId: '0' }, 'test'));
        const shop = new Shop(contexts, categoryId);
        for (const next of steps) await shop.attempt(next);
        const ids = users.map(({ id }) => id);
        const totals = await db.rows<{ kept: number; summed: number; due: number }>(sql`select u.points_total as kept,
            (select coalesce(sum(points), 0)::int from points_entries e where e.user_id = u.id) as summed,
            (select count(*)::int * 100 from orders o where o.seller_id = u.id and o.status = 'DELIVERED')
            + (select coalesce(sum(points), 0)::int from points_entries e where e.user_id = u.id
              and action not in ('Order Delivered', 'Delivery Reversed')) as due
          from users u where u.id = any(${ids}::bigint[]) order by u.id`);
        expect(totals.map(({ summed }) => summed)).toEqual(totals.map(({ kept }) => kept));
        expect(totals.map(({ due }) => due)).toEqual(totals.map(({ kept }) => kept));
        const wrongStock = await db.rows(sql`select p.id from products p where p.id = any(${shop.products}::bigint[]) and p.quantity <>
          3 - (select coalesce(sum(o.quantity), 0) from orders o where o.product_id = p.id and o.status <> 'CANCELLED')`);
        expect(wrongStock).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 300_000);
});
