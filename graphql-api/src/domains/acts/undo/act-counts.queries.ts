import { ActChange } from '../../log/acts/act-change.entity.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { WantedPost } from '../../market/wanted/wanted-post.entity.ts';
import { Category } from '../../market/categories/category.entity.ts';
import { ContactMessage } from '../../help/contact/contact-message.entity.ts';
import { Favourite } from '../../market/favourites/favourite.entity.ts';
import { DeliveryDispute } from '../../trade/handover/delivery-dispute.entity.ts';
import { Notification } from '../../notify/notifications/notification.entity.ts';
import { Order, OrderStatus } from '../../trade/orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { join, sql, type Sql } from '../../../platform/database/sql.ts';
import { rowOfJson, table, tableNameText, type EntityClass, type Table } from '../../../platform/database/table.ts';
import { hasPoints } from '../../rewards/points/points-on.ts';
import { PointsEntry } from '../../rewards/points/points-entry.entity.ts';
import { Product } from '../../market/products/product.entity.ts';
import { CounterpartRating } from '../../trade/ratings/counterpart-rating.entity.ts';
import { Report } from '../../safety/reports/report.entity.ts';
import { Review } from '../../trade/reviews/review.entity.ts';
import { SavedSearch } from '../../market/saved-searches/saved-search.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { ActCountKind } from './act-counts.ts';

const c = table(ActChange, 'c');

/** Counts the changes of a table for which a condition on the row before and after holds. */
function counted<Row>(kind: ActCountKind, entity: EntityClass<Row>, where: (was: Table<Row>, is: Table<Row>) => Sql, amount = sql`1`) {
  const was = rowOfJson(entity, 'was', c.before);
  const is = rowOfJson(entity, 'is', c.after);
  return (act: string) => sql`select ${kind}::text as kind, sum(${amount})::int as count from ${c}, ${was}, ${is}
    where ${c.act} = ${act} and ${c.tableName} = ${tableNameText(entity)} and ${where(was, is)}`;
}

const deleted = <Row>(kind: ActCountKind, entity: EntityClass<Row>) => counted(kind, entity, () => sql`${c.after} is null`);

const points = rowOfJson(PointsEntry, 'is', c.after).points;

/** The counts, in the order in which they are shown. */
const counts = [
  deleted(ActCountKind.CATEGORIES_DELETED, Category),
  counted(ActCountKind.ACCOUNTS_DELETED, User, (was, is) => sql`${was.deletedAt} is null and ${is.deletedAt} is not null`),
  counted(ActCountKind.ACCOUNTS_SUSPENDED, User, (was, is) => sql`${is.suspendedUntil} is distinct from ${was.suspendedUntil}`),
  counted(ActCountKind.ACCOUNTS_BANNED, User, (was, is) => sql`${was.bannedAt} is null and ${is.bannedAt} is not null`),
  counted(ActCountKind.LISTINGS_REMOVED, Product, (was, is) => sql`${was.deletedAt} is null and ${is.deletedAt} is not null`),
  counted(ActCountKind.LISTINGS_MOVED, Product, (was, is) => sql`${was.category} <> ${is.category} and ${is.deletedAt} is null`),
  counted(ActCountKind.ORDERS_CANCELLED, Order, (was, is) => sql`${was.status} <> ${is.status} and ${is.status} = ${OrderStatus.CANCELLED}`),
  counted(ActCountKind.ORDERS_HIDDEN, Order, (was, is) => sql`${is.hiddenByBuyer} and not ${was.hiddenByBuyer}`),
  deleted(ActCountKind.REVIEWS_DELETED, Review),
  deleted(ActCountKind.RATINGS_DELETED, CounterpartRating),
  counted(ActCountKind.MESSAGES_REMOVED, Message, (was, is) => sql`${was.removedAt} is null and ${is.removedAt} is not null`),
  counted(ActCountKind.WANTED_POSTS_CLOSED, WantedPost, (was, is) => sql`${was.closedAt} is null and ${is.closedAt} is not null`),
  counted(ActCountKind.POINTS_TAKEN, PointsEntry, () => sql`${c.before} is null and ${points} < 0`, sql`-${points}`),
  counted(ActCountKind.POINTS_GIVEN, PointsEntry, () => sql`${c.before} is null and ${points} > 0`, points),
  deleted(ActCountKind.FAVOURITES_DELETED, Favourite),
  deleted(ActCountKind.SAVED_SEARCHES_DELETED, SavedSearch),
  deleted(ActCountKind.NOTIFICATIONS_DELETED, Notification),
  deleted(ActCountKind.CONTACT_MESSAGES_DELETED, ContactMessage),
  counted(ActCountKind.REPORTS_DECIDED, Report, (was, is) => sql`${was.decidedAt} is null and ${is.decidedAt} is not null`),
  counted(ActCountKind.DISPUTES_SETTLED, DeliveryDispute, (was, is) => sql`${was.settledAt} is null and ${is.settledAt} is not null`),
];

const OF_POINTS: readonly ActCountKind[] = [ActCountKind.POINTS_TAKEN, ActCountKind.POINTS_GIVEN];

/** Returns the number of changes of an act by kind, without kinds that have none, and without points if points are off. */
export async function countsOf(ctx: Ctx, act: string): Promise<{ kind: ActCountKind; count: number }[]> {
  const rows = await ctx.db.rows<{ kind: ActCountKind; count: number | null }>(
    join(
      counts.map((count) => count(act)),
      ' union all ',
    ),
  );
  const isShown = (kind: ActCountKind): boolean => hasPoints(ctx) || !OF_POINTS.includes(kind);
  return rows.flatMap(({ kind, count }) => (count && isShown(kind) ? [{ kind, count }] : []));
}
