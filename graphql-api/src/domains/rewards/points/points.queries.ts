import { canSql } from '../../../access/policy.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Order, OrderStatus, type HandoverProof } from '../../trade/orders/order.entity.ts';
import { expression, literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, table, values } from '../../../platform/database/table.ts';
import { newestFirst } from '../../../read/mapping.ts';
import { collegeSql } from '../../../platform/database/statement.ts';
import type { MappedClass } from '../../../read/mapped-class.ts';
import { byId, list, one, type QuerySource } from '../../../read/query-source.ts';
import { User } from '../../people/users/user.entity.ts';
import { PointsAccount } from './points-account.ts';
import { PointsEntry, type PointsAction } from './points-entry.entity.ts';

const e = table(PointsEntry, 'e');
const o = table(Order, 'o');
const u = table(User, 'u');

/** Returns the points of a user for deliveries whose handover is not confirmed. */
export const unprovenPointsSql = (user: Sql): Sql => sql`(select coalesce(sum(${e.points}), 0)::int from ${o} join ${e} on ${e.order} = ${o.id}
  where ${o.seller} = ${user} and ${o.status} = ${literal(OrderStatus.DELIVERED)} and ${o.handoverConfirmedAt} is null)`;

/** Returns the points of a user, which are read from the user's row. */
export function pointsAccountOf(userId: string): QuerySource {
  return byId(PointsAccount as unknown as MappedClass<User>, userId);
}

/** Returns a points entry to its user and administrators; null for everybody else, and if points are off. */
export function entryById(id: string): QuerySource {
  return one(PointsEntry, { where: (t) => sql`${t.id} = ${id} and ${collegeSql.hasPoints} and ${canSql('user:readPrivate', { id: t.user })}` });
}

/** Returns the newest points entries of a user. */
export function ledgerOf(userId: string, limit: number): QuerySource {
  return list<PointsEntry>(PointsEntry, { where: (t) => sql`${t.user} = ${userId}`, order: newestFirst, limit });
}

type NewEntry = Pick<PointsEntry, 'action' | 'points'> & { user: string; product: string | null; order: string | null; proof: HandoverProof | null };

/** Inserts a points entry and returns its id. The database adds it to the user's total in the same transaction. */
export async function insertEntry({ db }: Ctx, entry: NewEntry): Promise<string> {
  const row = await db.one(sql`insert into ${e} ${values(e, entry)} returning ${columns({ id: e.id })}`);
  return row!.id;
}

/** Returns the points that an order has earned, minus those taken back. */
export async function pointsOfOrder({ db }: Ctx, order: string): Promise<number> {
  const sum = expression<number>`coalesce(sum(${e.points}), 0)::int`;
  return (await db.one(sql`select ${columns({ sum })} from ${e} where ${e.order} = ${order}`))!.sum;
}

/** Returns the total of a user and locks it until the transaction ends. */
export async function lockTotal({ db }: Ctx, user: string): Promise<number> {
  return (await db.one(sql`select ${columns({ total: u.pointsTotal })} from ${u} where ${u.id} = ${user} for no key update`))!.total;
}

/** Returns the points that a user has from these actions on a product. */
export const earnedSql = (user: Sql, product: Sql, ...actions: PointsAction[]) =>
  expression<number>`(select coalesce(sum(${e.points}), 0)::int from ${e}
    where ${e.user} = ${user} and ${e.product} = ${product} and ${e.action} = any(${actions}::text[]))`;

/** True if a user has earned points for an action on a product. */
export const hasEarnedSql = (user: Sql, product: Sql, action: PointsAction) =>
  expression<boolean>`exists (select from ${e} where ${e.user} = ${user} and ${e.product} = ${product} and ${e.action} = ${action})`;
