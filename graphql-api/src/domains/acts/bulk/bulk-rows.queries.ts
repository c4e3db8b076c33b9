import { allOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { oldestFirst, type Columns } from '../../../read/mapping.ts';
import type { MappedClass } from '../../../read/mapped-class.ts';
import { list, type QuerySource } from '../../../read/query-source.ts';
import { Event } from '../../log/events/event.entity.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { PointsEntry } from '../../rewards/points/points-entry.entity.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { Review } from '../../trade/reviews/review.entity.ts';

/** A range of rows of an export, in order. */
export interface RowRange {
  /** The key of the last row before the range; "0" for the first range. */
  after: string;
  limit: number;
  from: Date | null;
  until: Date | null;
}

/** Condition: the time is in the range. */
function isBetween(time: Sql, { from, until }: RowRange): Sql {
  return allOf([...(from ? [sql`${time} >= ${from}::timestamptz`] : []), ...(until ? [sql`${time} < ${until}::timestamptz`] : []), sql`true`]);
}

interface Dated {
  id: string;
  createdAt: Date;
}

/** Returns the rows of a table in the order of their ids. */
const byId =
  <Row extends Dated>(of: MappedClass<Row>, condition: (t: Columns<Row>) => Sql = () => sql`true`) =>
  (range: RowRange): QuerySource =>
    list<Row>(of, {
      where: (t) => sql`${t.id} > ${range.after} and ${isBetween(t.createdAt, range)} and ${condition(t)}`,
      order: oldestFirst,
      limit: range.limit,
    });

export const orderRows = byId<Order>(Order);
export const userRows = byId<User>(User, (t) => sql`${t.deletedAt} is null`);
export const productRows = byId<Product>(Product);
export const reviewRows = byId<Review>(Review);
export const messageRows = byId<Message>(Message);
export const pointsRows = byId<PointsEntry>(PointsEntry);

/** Returns the numbered events in the order of their positions. */
export const eventRows = (range: RowRange): QuerySource =>
  list<Event>(Event, {
    where: (t) => sql`${t.position} > ${range.after} and ${isBetween(t.occurredAt, range)}`,
    order: [{ by: (t) => t.position, type: 'bigint', desc: false }],
    limit: range.limit,
  });
