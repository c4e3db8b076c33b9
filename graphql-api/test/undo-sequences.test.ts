import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ActKind } from '../src/domains/log/acts/act.entity.ts';
import { consumers } from '../src/app/jobs/consumers.ts';
import { deleteCategory } from '../src/domains/market/categories/category.service.ts';
import { ModerationAction } from '../src/domains/safety/moderation/decision.entity.ts';
import { cancelOrder, declineOrder } from '../src/domains/trade/orders/changes/order-end.service.ts';
import { deleteOrder } from '../src/domains/trade/orders/order.service.ts';
import type { Ctx, RecordedAct } from '../src/platform/context.ts';
import { DomainError } from '../src/platform/errors.ts';
import { sql } from '../src/platform/database/sql.ts';
import { markProductSold } from '../src/domains/market/products/availability/product-availability.service.ts';
import { clearPriceSchedule } from '../src/domains/market/products/price-schedule/price-schedule.service.ts';
import { deleteProduct } from '../src/domains/market/products/product.service.ts';
import { settleDispute } from '../src/domains/trade/handover/dispute.service.ts';
import { decideReport } from '../src/domains/safety/reports/report.service.ts';
import { reserveProduct } from '../src/domains/trade/reservations/reservation.service.ts';
import { sanctionUser } from '../src/domains/safety/reports/sanction.service.ts';
import { deleteReview } from '../src/domains/trade/reviews/review.service.ts';
import { undo } from '../src/domains/acts/undo/undo.service.ts';
import { deleteUser } from '../src/domains/acts/erasure/erasure.service.ts';
import { closeWantedPost } from '../src/domains/market/wanted/wanted.service.ts';
import { busyStudent, type Things } from './busy-student.ts';
import { consumed } from './consumed.ts';
import { changesSince, snapshot } from './snapshot.ts';
import { admin, student, type TestClient } from './test-clients.ts';
import { testApplication } from './application.ts';
import { isLong } from './settings.ts';

/** Number of runs, enough for each kind of act to occur. With `--long`, there are more. */
const RUNS = isLong ? 50 : 20;
/** The seed is fixed, so that all runs together contain every kind of act. */
const SEED = 19;
const reason = 'Be kind';
const actions = Object.values(ModerationAction);

/** A removal is a decision on a report, and would be rare among the other decisions. */
const REMOVE = 'REMOVE';

/**
 * Accepting needs an open offer, which other acts end permanently: undo/undo-agreements.test.ts. An import retires the courses of other tests:
 * course-import.test.ts.
 */
type TriedKind = Exclude<ActKind, ActKind.ACCEPT_OFFER | ActKind.IMPORT_COURSES>;
const untried: readonly ActKind[] = [ActKind.ACCEPT_OFFER, ActKind.IMPORT_COURSES];
const kinds = Object.values(ActKind).filter((kind): kind is TriedKind => !untried.includes(kind));

const step = fc.record({
  kind: fc.constantFrom(...kinds, REMOVE as typeof REMOVE, 'UNDO' as const, 'UNDO' as const, 'UNDO' as const),
  pick: fc.nat(1_000),
  byAdmin: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Kind = TriedKind | typeof REMOVE;

interface Done {
  by: Ctx;
  act: RecordedAct;
  /** Kind of the act, and of the report that it decides. */
  what: string;
}

/** Object that was reported. */
interface Reported {
  id: string;
  kind: string;
}

const pick = <Item>(from: readonly Item[], index: number): Item => from[index % from.length]!;

/**
 * Two students with listings, orders, messages, wanted posts and reviews that were reported, an administrator, and the acts that have not been
 * undone.
 */
class Campus {
  constructor(
    private readonly things: readonly Things[],
    private readonly reports: readonly Reported[],
    private readonly boss: Ctx,
    private readonly contextOf: (id: string) => Ctx,
  ) {}

  private readonly acts: Record<TriedKind, (of: Things, step: Step) => [by: Ctx, done: (by: Ctx) => Promise<RecordedAct | { act: RecordedAct }>]> = {
    DELETE_PRODUCT: ({ seller, product: id }, { byAdmin }) => [byAdmin ? this.boss : this.contextOf(seller.id), (by) => deleteProduct(by, { id })],
    DELETE_REVIEW: ({ buyer, review: id }, { byAdmin }) => [byAdmin ? this.boss : this.contextOf(buyer.id), (by) => deleteReview(by, { id })],
    DELETE_CATEGORY: ({ shelf: id }) => [this.boss, (by) => deleteCategory(by, { id })],
    DELETE_USER: (of, { pick: index }) => [this.boss, (by) => deleteUser(by, this.person(of, index))],
    WARN_USER: (of, { pick: index }) => this.sanctioned(ModerationAction.WARN, of, index),
    SUSPEND_USER: (of, { pick: index }) => this.sanctioned(ModerationAction.SUSPEND, of, index),
    BAN_USER: (of, { pick: index }) => this.sanctioned(ModerationAction.BAN, of, index),
    DECIDE_REPORT: (_of, { kind, pick: index }) => [
      this.boss,
      (by) =>
        decideReport(by, { id: pick(this.reports, index).id, action: kind === REMOVE ? ModerationAction.REMOVE : pick(actions, index >> 3), reason }),
    ],
    DELETE_ORDER: ({ buyer, sold }) => [this.contextOf(buyer.id), (by) => deleteOrder(by, sold)],
    CANCEL_ORDER: ({ buyer, sold: id }) => [this.contextOf(buyer.id), (by) => cancelOrder(by, { id, reason })],
    CLOSE_WANTED_POST: ({ buyer, wanted: id }, { byAdmin }) => [byAdmin ? this.boss : this.contextOf(buyer.id), (by) => closeWantedPost(by, { id })],
    SETTLE_DISPUTE: ({ dispute: id }, { pick: index }) => [this.boss, (by) => settleDispute(by, { id, handedOver: index % 4 < 2 })],
    MARK_SOLD: ({ seller, product: id }) => [this.contextOf(seller.id), (by) => markProductSold(by, { id })],
    CLEAR_PRICE_SCHEDULE: ({ seller, product }) => [this.contextOf(seller.id), (by) => clearPriceSchedule(by, { productId: product })],
    RESERVE_PRODUCT: ({ seller, conversation }) => [this.contextOf(seller.id), (by) => reserveProduct(by, { conversationId: conversation })],
    DECLINE_ORDER: ({ seller, sold: id }) => [this.contextOf(seller.id), (by) => declineOrder(by, { id, reason })],
  };

  private person({ seller, buyer, other }: Things, index: number): string {
    return pick([seller, buyer, other], index >> 1).id;
  }

  private sanctioned(action: ModerationAction, of: Things, index: number): ReturnType<Campus['acts'][TriedKind]> {
    return [this.boss, (by) => sanctionUser(by, { userId: this.person(of, index), action, reason })];
  }

  /** Performs a step. Returns undefined if the rules do not allow it at the moment. */
  async attempt(kind: Kind, next: Step): Promise<Done | undefined> {
    const [by, work] = this.acts[kind === REMOVE ? ActKind.DECIDE_REPORT : kind](pick(this.things, next.pick), next);
    const done = await allowed(() => work(by));
    const what = kind === REMOVE ? `${kind} ${pick(this.reports, next.pick).kind}` : kind;
    return done && { by, act: 'act' in done ? done.act : done, what };
  }
}

/** Returns the result of a service; undefined if it rejects the call. Any other error is a bug. */
async function allowed<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  return work().catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });
}

const isUndone = async ({ by, act }: Done) => (await allowed(() => undo(by, { token: act.token }))) !== undefined;

/** Returns the listings and open orders of deleted or banned users, and open orders that their buyer has hidden. */
async function orphans(): Promise<object[]> {
  const { db } = (await testApplication()).container.database;
  const gone = sql`select id from users where deleted_at is not null or banned_at is not null`;
  return db.rows(sql`select 'product' as what, id from products where deleted_at is null and seller_id in (${gone})
    union all select 'order', id from orders where status not in ('DELIVERED', 'CANCELLED')
      and (hidden_by_buyer or buyer_id in (${gone}) or seller_id in (${gone})) order by 1, 2`);
}

/** Consumers of events also write rows of listings, favourites and offers, at their own pace. */
const settled = () => Promise.all(consumers.map(({ name }) => consumed(name)));

let campus: Campus;
/** Left by other tests. */
let orphansBefore: object[];
beforeAll(async () => {
  const { container } = await testApplication();
  const contextOf = (id: string, isAdmin = false) => container.context({ id, isAdmin, sessionId: '0' }, 'test');
  const things = [await busyStudent(), await busyStudent()];
  const reporter = await student();
  const reports: Reported[] = [];
  const report = async (who: TestClient, kind: string, id: string) => {
    const { data } = await who.ask('mutation ($id: ID!) { report(input: { subject: $id, reason: SCAM }) { report { id: databaseId } } }', {
      id: Buffer.from(`${kind}:${id}`).toString('base64'),
    });
    reports.push({ kind, id: data.report.report.id as string });
  };
  for (const { seller, product, message, wanted } of things) {
    await report(reporter, 'Product', product);
    await report(reporter, 'User', seller.id);
    await report(reporter, 'WantedPost', wanted);
    await report(seller, 'Message', message);
  }
  orphansBefore = await orphans();
  campus = new Campus(things, reports, contextOf((await admin()).id, true), contextOf);
});

/** Performs acts, with some undone in between. Returns those that have not been undone. */
async function run(steps: readonly Step[]): Promise<{ held: Done[]; kinds: string[] }> {
  const held: Done[] = [];
  const kinds: string[] = [];
  for (const next of steps) {
    if (next.kind === 'UNDO') {
      const index = next.pick % Math.max(1, held.length);
      if (held[index] && (await isUndone(held[index]))) held.splice(index, 1);
    } else {
      const done = await campus.attempt(next.kind, next);
      if (!done) continue;
      held.push(done);
      kinds.push(done.what);
    }
    expect(await orphans()).toEqual(orphansBefore);
  }
  return { held, kinds };
}

/** Undoes all acts. An act that others depend on is undone after them. */
async function undoAll(held: readonly Done[], order: readonly number[]): Promise<void> {
  let left = held.map((done, index) => ({ done, rank: order[index % order.length]! })).toSorted((a, b) => a.rank - b.rank);
  while (left.length > 0) {
    const waiting: typeof left = [];
    for (const each of left) if (!(await isUndone(each.done))) waiting.push(each);
    expect(waiting.length).toBeLessThan(left.length);
    left = waiting;
    expect(await orphans()).toEqual(orphansBefore);
  }
}

describe('any sequence of acts, undone in any order', () => {
  it('restores every table and leaves no rows of people who are deleted meanwhile', async () => {
    await settled();
    const before = await snapshot();
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 12, maxLength: 12 }),
        fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
        async (steps, order) => {
          const { held, kinds } = await run(steps);
          for (const kind of kinds) seen.add(kind);
          await undoAll(held, order);
          await settled();
          expect(await changesSince(before)).toEqual({});
        },
      ),
      { numRuns: RUNS, endOnFailure: true, includeErrorInReport: true, seed: SEED },
    );
    const removals = ['Message', 'Product', 'WantedPost'].map((kind) => `${REMOVE} ${kind}`);
    expect([...seen].toSorted()).toEqual([...kinds, ...removals].toSorted());
  }, 300_000);
});
