import type { Ctx } from '../platform/context.ts';
import { expression, join, literal, sql, type Sql } from '../platform/sql.ts';
import { columns, columnsExcept, table, type EntityClass, type Table } from '../platform/table.ts';
import { AccessToken } from '../auth/access-token.entity.ts';
import { SessionRow } from '../auth/session.entity.ts';
import { Message } from '../chat/message.entity.ts';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import { AuditEntry } from '../moderation/audit-entry.entity.ts';
import { Rejection } from '../moderation/rejection.entity.ts';
import { OrderEvent } from '../orders/order-event.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Photo } from '../photos/photo.entity.ts';
import { PointsEntry } from '../points/points-entry.entity.ts';
import { Product } from '../products/product.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { User } from './user.entity.ts';

const u = table(User, 'u');
const p = table(Product, 'p');
const f = table(Photo, 'f');

/** A section of the export: the table whose rows it holds, and how those of a user are selected. `url` is the server's own. */
interface Section {
  of: EntityClass;
  select: (id: string, url: string) => Sql;
}

/** All columns of a user's rows, but those that are left out. */
function rowsOf<Row extends { id: string }>(
  entity: EntityClass<Row>,
  leftOut: readonly (keyof Row & string)[],
  where: (t: Table<Row>, id: string) => Sql,
): Section {
  const t = table(entity, 't');
  return {
    of: entity,
    select: (id) => sql`select ${columnsExcept(entity, 't', leftOut)} from ${t} where ${where(t, id)} order by ${t.id}`,
  };
}

/** URLs on this server of the pictures that a user and the user's listings show. */
function pictures(id: string, url: string): Sql {
  return sql`select s.of, s.product_id, ${url}::text || '/photos/' || ${f.hash} || '/1280.webp' as url
    from (select 'profile' as of, null::bigint as product_id, ${u.picture} as photo from ${u} where ${u.id} = ${id}
      union all select 'listing', ${p.id}, ${p.photo} from ${p} where ${p.seller} = ${id}) s
    join ${f} on ${f.id} = s.photo order by s.product_id nulls first`;
}

/**
 * The sections of "download my data". They hold every column of their tables under its name and leave out secrets and their hashes, the user
 * whom all rows name, photos (a section of their own), what is derived from other columns, and data of others: of orders the other side, of an
 * administrator's actions whom they concerned, of messages when the other side read them.
 */
const sections = {
  profile: rowsOf(User, ['id', 'passwordHash', 'picture', 'deletedAt'], (t, id) => sql`${t.id} = ${id}`),
  pictures: { of: Photo, select: pictures },
  products: rowsOf(Product, ['seller', 'photo', 'inStock', 'search', 'reviewCount', 'ratingSum'], (t, id) => sql`${t.seller} = ${id}`),
  ordersPlaced: rowsOf(Order, ['buyer', 'seller', 'photo', 'messageCount'], (t, id) => sql`${t.buyer} = ${id}`),
  ordersReceived: rowsOf(Order, ['buyer', 'seller', 'photo', 'messageCount', 'hiddenByBuyer'], (t, id) => sql`${t.seller} = ${id}`),
  statusChanges: rowsOf(OrderEvent, ['by'], (t, id) => sql`${t.by} = ${id} and ${t.from} is not null`),
  messages: rowsOf(Message, ['sender', 'seq', 'readAt'], (t, id) => sql`${t.sender} = ${id}`),
  reviews: rowsOf(Review, ['author'], (t, id) => sql`${t.author} = ${id}`),
  points: rowsOf(PointsEntry, ['user'], (t, id) => sql`${t.user} = ${id}`),
  contactMessages: rowsOf(ContactMessage, [], (t, id) => sql`${t.email} = (select ${u.email} from ${u} where ${u.id} = ${id})`),
  activityAboutYou: rowsOf(AuditEntry, ['actor', 'user'], (t, id) => sql`${t.user} = ${id}`),
  activityByYou: rowsOf(AuditEntry, ['actor', 'user', 'subject', 'details'], (t, id) => sql`${t.actor} = ${id}`),
  accessTokens: rowsOf(AccessToken, ['user', 'tokenHash'], (t, id) => sql`${t.user} = ${id}`),
  refusedListings: rowsOf(Rejection, ['user'], (t, id) => sql`${t.user} = ${id}`),
  sessions: rowsOf(SessionRow, ['user', 'tokenHash'], (t, id) => sql`${t.user} = ${id}`),
} satisfies Record<string, Section>;

/** The tables whose rows are exported. */
export const exportedTables: readonly EntityClass[] = Object.values<Section>(sections).map(({ of }) => of);

/** Everything stored about a user, as JSON text: an object with a list of rows for each section. `url` is the server's own. */
export async function exportUser({ db }: Ctx, id: string, url: string): Promise<string> {
  const parts = Object.entries<Section>(sections).map(
    ([name, { select }]) => sql`${literal(name)}, (select coalesce(json_agg(s), '[]') from (${select(id, url)}) s)`,
  );
  const row = await db.one(sql`select ${columns({ data: expression<string>`json_build_object(${join(parts, ', ')})::text` })}`);
  return row!.data;
}
