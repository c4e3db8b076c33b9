import { DeliveryDispute, DisputeOutcome } from '../../trade/handover/delivery-dispute.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { columns, table } from '../../../platform/database/table.ts';
import { PointsEntry } from './points-entry.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';

const d = table(DeliveryDispute, 'd');
const o = table(Order, 'o');
const e = table(PointsEntry, 'e');
const u = table(User, 'u');

/** Returns whether an administrator upheld the objection to the delivery of an order. */
export async function isRefuted({ db }: Ctx, order: string): Promise<boolean> {
  const { UPHELD } = DisputeOutcome;
  return !!(await db.one(sql`select ${columns({ id: d.id })} from ${d} where ${d.order} = ${order} and ${d.outcome} = ${UPHELD}`));
}

/** The sides and the product of a delivery. */
interface Deal {
  id: string;
  buyer: string;
  seller: string;
  product: string;
}

/** Makes other deliveries between two people wait until the transaction ends. */
export async function lockPair({ db }: Ctx, { buyer, seller }: Deal): Promise<void> {
  await db.rows(sql`select from ${u} where ${u.id} in (${buyer}, ${seller}) order by ${u.id} for no key update`);
}

/**
 * Returns the other deliveries between two people that have earned points: whether one is of the same product to the same buyer, and how many earned
 * them in the last days, whichever of the two sold.
 */
export async function rewardedBetween({ db }: Ctx, { id, buyer, seller, product }: Deal, days: number) {
  const isSame = sql`${o.product} = ${product} and ${o.buyer} = ${buyer}`;
  const row = columns({
    sameProduct: expression<boolean>`coalesce(bool_or(${isSame}), false)`,
    recent: expression<number>`(count(*) filter (where given.at > now() - make_interval(days => ${days}::int)))::int`,
  });
  return (await db.one(sql`select ${row} from ${o} cross join lateral (
      select sum(${e.points}) as points, max(${e.createdAt}) as at from ${e} where ${e.order} = ${o.id}) given
    where ${o.id} <> ${id} and given.points > 0
      and ((${o.buyer} = ${buyer} and ${o.seller} = ${seller}) or (${o.buyer} = ${seller} and ${o.seller} = ${buyer}))`))!;
}
