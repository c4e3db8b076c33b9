import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmHandover, confirmReceived, confirmUndisputed } from '../src/domains/trade/handover/handover.service.ts';
import { disputeDelivery, settleDispute } from '../src/domains/trade/handover/dispute.service.ts';
import { OrderStatus } from '../src/domains/trade/orders/order.entity.ts';
import { cancelOrder, declineOrder } from '../src/domains/trade/orders/changes/order-end.service.ts';
import * as orders from '../src/domains/trade/orders/order.service.ts';
import type { Ctx, RecordedAct } from '../src/platform/context.ts';
import { DomainError } from '../src/platform/errors.ts';
import { sql } from '../src/platform/database/sql.ts';
import * as products from '../src/domains/market/products/product.service.ts';
import * as reviews from '../src/domains/trade/reviews/review.service.ts';
import { undo } from '../src/domains/acts/undo/undo.service.ts';
import { admin, category, student, type TestClient } from './test-clients.ts';
import { testApplication } from './application.ts';
import { isLong } from './settings.ts';

/* Number of runs with random operations below the transports. Each operation is a service call by one of four users. */
const RUNS = isLong ? 5 : 1;
const OPERATIONS = 2_000;
/** The seed is fixed, so that a failure is caused by a change of the code. */
const SEED = 1;
const STATUSES = Object.values(OrderStatus);

const kinds = ['list', 'order', 'order', 'status', 'status', 'status', 'status', 'review'] as const;
/** Relative frequencies of the other operations. */
const handoverKinds = { code: 2, wrongCode: 1, received: 1, dispute: 2, settle: 1, week: 2 } as const;
const undoableKinds = { takeDown: 1, drop: 1, unreview: 1, cancel: 1, decline: 1, undo: 4 } as const;
const weights = { ...handoverKinds, ...undoableKinds };

const step = fc.record({
  kind: fc.oneof(
    { weight: kinds.length, arbitrary: fc.constantFrom(...kinds) },
    ...(Object.keys(weights) as (keyof typeof weights)[]).map((kind) => ({ weight: weights[kind], arbitrary: fc.constant(kind) })),
  ),
  user: fc.nat(3),
  pick: fc.nat(1_000),
  status: fc.constantFrom(...STATUSES),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class Shop {
  readonly products: string[] = [];
  readonly orders: string[] = [];
  readonly reviews: string[] = [];
  private readonly acts: { by: Ctx; token: string }[] = [];
  undone = 0;

  constructor(
    private readonly contexts: Ctx[],
    private readonly administrator: Ctx,
    private readonly categoryId: string,
  ) {}

  private pick(from: string[], index: number): string {
    return from[index % Math.max(1, from.length)] ?? '1';
  }

  private async trade(ctx: Ctx, { kind, pick, status }: Step): Promise<void> {
    const product = this.pick(this.products, pick);
    if (kind === 'list') {
      const draft = { name: 'Thing', description: 'Any', price: 5, quantity: 3, shipping: false, categoryId: this.categoryId };
      this.products.push((await products.createProduct(ctx, draft)).id);
    } else if (kind === 'order') this.orders.push((await orders.placeOrder(ctx, { productId: product, quantity: 1 })).order.id);
    else if (kind === 'status') await orders.setOrderStatus(ctx, this.pick(this.orders, pick), status);
    else if (kind === 'review') this.reviews.push((await reviews.addReview(ctx, { productId: product, rating: 4, text: 'Fine' })).review.id);
  }

  private readonly undoable: Record<Exclude<keyof typeof undoableKinds, 'undo'>, (ctx: Ctx, pick: number) => Promise<RecordedAct>> = {
    takeDown: (ctx, pick) => products.deleteProduct(ctx, { id: this.pick(this.products, pick) }),
    drop: (ctx, pick) => orders.deleteOrder(ctx, this.pick(this.orders, pick)),
    unreview: async (ctx, pick) => (await reviews.deleteReview(ctx, { id: this.pick(this.reviews, pick) })).act,
    cancel: async (ctx, pick) => (await cancelOrder(ctx, { id: this.pick(this.orders, pick), reason: 'Changed my mind' })).act,
    decline: async (ctx, pick) => (await declineOrder(ctx, { id: this.pick(this.orders, pick), reason: 'Broken' })).act,
  };

  private async actOrUndo(ctx: Ctx, kind: keyof typeof undoableKinds, pick: number): Promise<void> {
    if (kind !== 'undo') {
      const { token } = await this.undoable[kind](ctx, pick);
      this.acts.push({ by: ctx, token });
    } else if (this.acts.length > 0) {
      const [act] = this.acts.splice(pick % this.acts.length, 1);
      await undo(act!.by, { token: act!.token });
      this.undone += 1;
    }
  }

  private async handOver(ctx: Ctx, { kind, pick, status }: Step): Promise<void> {
    const orderId = this.pick(this.orders, pick);
    const found = await ctx.db.one<{ code: string; wrong: string; dispute: string }>(sql`select o.handover_code as code,
        case o.handover_code when '000000' then '000001' else '000000' end as wrong, coalesce(d.id, 1)::text as dispute
      from orders o left join delivery_disputes d on d.order_id = o.id where o.id = ${orderId}`);
    const { code, wrong, dispute } = found ?? { code: '000000', wrong: '000000', dispute: '1' };
    if (kind === 'code') await confirmHandover(ctx, { orderId, code });
    else if (kind === 'wrongCode') await confirmHandover(ctx, { orderId, code: wrong });
    else if (kind === 'received') await confirmReceived(ctx, orderId);
    else if (kind === 'dispute') await disputeDelivery(ctx, { orderId, reason: 'It never came' });
    else if (kind === 'settle') {
      const { act } = await settleDispute(this.administrator, { id: dispute, handedOver: status === OrderStatus.DELIVERED });
      this.acts.push({ by: this.administrator, token: act.token });
    } else {
      await ctx.db.rows(sql`update orders set ended_at = ended_at - interval '8 days' where id = ${orderId}`);
      await confirmUndisputed(ctx);
    }
  }

  private run(ctx: Ctx, next: Step): Promise<void> {
    if (next.kind in undoableKinds) return this.actOrUndo(ctx, next.kind as keyof typeof undoableKinds, next.pick);
    return next.kind in handoverKinds ? this.handOver(ctx, next) : this.trade(ctx, next);
  }

  /** A rejection is a valid outcome. Any other error is a bug. */
  async attempt(next: Step): Promise<void> {
    const ctx = { ...this.contexts[next.user]!, pointNotifications: {} };
    await this.run(ctx, next).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }
}

const ACCOUNT = `query ($after: String) { me { points { total spendable history(first: 50, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { points unproven } } } } }`;

interface Account {
  total: number;
  spendable: number;
  history: { pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: { points: number; unproven: boolean }[] };
}

/** Returns the account of a user, and the sum of all entries that the history marks as unproven. */
async function pagedAccount(user: TestClient): Promise<{ total: number; spendable: number; unproven: number }> {
  let unproven = 0;
  let after: string | null = null;
  for (;;) {
    const { total, spendable, history }: Account = (await user.ask(ACCOUNT, { after })).data.me.points;
    for (const entry of history.nodes) unproven += entry.unproven ? entry.points : 0;
    if (!history.pageInfo.hasNextPage) return { total, spendable, unproven };
    after = history.pageInfo.endCursor;
  }
}

describe('the ledger', () => {
  it('matches the totals of users, orders and listings after thousands of random operations', async () => {
    const { container } = await testApplication();
    const { db } = container.database;
    const categoryId = await category();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: OPERATIONS, maxLength: OPERATIONS }), async (steps) => {
        const users = [await student(), await student(), await student(), await student()];
        const contexts = users.map(({ id }) => container.context({ id, isAdmin: false, sessionId: '0' }, 'test'));
        const administrator = container.context({ id: (await admin()).id, isAdmin: true, sessionId: '0' }, 'test');
        const shop = new Shop(contexts, administrator, categoryId);
        for (const next of steps) await shop.attempt(next);
        expect(shop.undone).toBeGreaterThan(OPERATIONS / 100);
        const ids = users.map(({ id }) => id);
        const totals = await db.rows<{ kept: number; summed: number; due: number }>(sql`select u.points_total as kept,
            (select coalesce(sum(points), 0)::int from points_entries e where e.user_id = u.id) as summed,
            (select count(*)::int * 100 from orders o where o.seller_id = u.id and o.status = 'DELIVERED'
              and (select sum(points) from points_entries e where e.order_id = o.id) = 100)
            + (select coalesce(sum(points), 0)::int from points_entries e where e.user_id = u.id
              and action not in ('Order Delivered', 'Delivery Reversed')) as due
          from users u where u.id = any(${ids}::bigint[]) order by u.id`);
        expect(totals.map(({ summed }) => summed)).toEqual(totals.map(({ kept }) => kept));
        expect(totals.map(({ due }) => due)).toEqual(totals.map(({ kept }) => kept));
        for (const user of users) {
          const { total, spendable, unproven } = await pagedAccount(user);
          expect(spendable).toBe(Math.max(0, total - unproven));
          const waiting = await db.one<{ count: number }>(sql`select count(*)::int as count from orders o where o.seller_id = ${user.id}
            and o.status = 'DELIVERED' and o.handover_proof is null
            and (select sum(points) from points_entries e where e.order_id = o.id) = 100`);
          expect(unproven).toBe(100 * waiting!.count);
        }
        const refuted = await db.rows(sql`select o.id from orders o join delivery_disputes d on d.order_id = o.id and d.outcome = 'UPHELD'
          where o.id = any(${shop.orders}::bigint[]) and o.handover_proof is null
            and (select sum(points) from points_entries e where e.order_id = o.id) > 0`);
        expect(refuted).toEqual([]);
        const repeated = await db.rows(sql`select o.buyer_id, o.product_id from orders o where o.id = any(${shop.orders}::bigint[])
          and (select sum(points) from points_entries e where e.order_id = o.id) > 0 group by o.buyer_id, o.product_id having count(*) > 1`);
        expect(repeated).toEqual([]);
        const wrong = await db.rows(sql`select order_id from points_entries where order_id = any(${shop.orders}::bigint[])
          group by order_id having sum(points) not in (0, 100)`);
        expect(wrong).toEqual([]);
        const wrongStock = await db.rows(sql`select p.id from products p where p.id = any(${shop.products}::bigint[]) and p.quantity <>
          3 - (select coalesce(sum(o.quantity), 0) from orders o where o.product_id = p.id and o.status <> 'CANCELLED')`);
        expect(wrongStock).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true, seed: SEED },
    );
  }, 300_000);
});
