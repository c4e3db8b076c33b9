import type { Ctx } from '../platform/context.ts';
import { expression, join, literal, sql, type Sql } from '../platform/sql.ts';
import { columns, table } from '../platform/table.ts';
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
const o = table(Order, 'o');
const e = table(OrderEvent, 'e');
const m = table(Message, 'm');
const r = table(Review, 'r');
const l = table(PointsEntry, 'l');
const c = table(ContactMessage, 'c');
const a = table(AuditEntry, 'a');
const t = table(AccessToken, 't');
const j = table(Rejection, 'j');
const s = table(SessionRow, 's');

/** URLs on this server of the pictures that a user and the user's listings show. */
function pictures(id: string, url: string): Sql {
  return sql`select s.of, s.product_id, ${url}::text || '/photos/' || ${f.hash} || '/1280.webp' as url
    from (select 'profile' as of, null::bigint as product_id, ${u.picture} as photo from ${u} where ${u.id} = ${id}
      union all select 'listing', ${p.id}, ${p.photo} from ${p} where ${p.seller} = ${id}) s
    join ${f} on ${f.id} = s.photo order by s.product_id nulls first`;
}

const ordersWhere = (condition: Sql): Sql =>
  sql`select ${o.id}, ${o.name}, ${o.price}, ${o.quantity}, ${o.status}, ${o.createdAt} from ${o} where ${condition} order by ${o.id}`;

/**
 * The sections of "download my data": a name and the rows of the viewer that it holds, under the names of their columns. What an administrator
 * did is listed without whom it was done to: that is data of others. Secrets and hashes are left out.
 */
const sections: Record<string, (id: string, url: string) => Sql> = {
  profile: (id) =>
    sql`select ${u.name}, ${u.email}, ${u.phone}, ${u.collegeId}, ${u.role}, ${u.pointsTotal}, ${u.createdAt} from ${u} where ${u.id} = ${id}`,
  pictures,
  products: (id) => sql`select ${p.id}, ${p.name}, ${p.description}, ${p.price}, ${p.quantity}, ${p.shipping}, ${p.createdAt}, ${p.deletedAt}
    from ${p} where ${p.seller} = ${id} order by ${p.id}`,
  ordersPlaced: (id) => ordersWhere(sql`${o.buyer} = ${id}`),
  ordersReceived: (id) => ordersWhere(sql`${o.seller} = ${id}`),
  statusChanges: (id) =>
    sql`select ${e.order}, ${e.from}, ${e.to}, ${e.at} from ${e} where ${e.by} = ${id} and ${e.from} is not null order by ${e.id}`,
  messages: (id) => sql`select ${m.order}, ${m.text}, ${m.createdAt} from ${m} where ${m.sender} = ${id} order by ${m.id}`,
  reviews: (id) => sql`select ${r.product}, ${r.rating}, ${r.text}, ${r.createdAt} from ${r} where ${r.author} = ${id} order by ${r.id}`,
  points: (id) => sql`select ${l.action}, ${l.points}, ${l.product}, ${l.createdAt} from ${l} where ${l.user} = ${id} order by ${l.id}`,
  contactMessages: (id) => sql`select ${c.id}, ${c.name}, ${c.email}, ${c.message}, ${c.createdAt}, ${c.handledAt}
    from ${c} join ${u} on ${u.email} = ${c.email} where ${u.id} = ${id} order by ${c.id}`,
  activityAboutYou: (id) => sql`select ${a.action}, ${a.subject}, ${a.details}, ${a.createdAt} from ${a} where ${a.user} = ${id} order by ${a.id}`,
  activityByYou: (id) => sql`select ${a.action}, ${a.createdAt} from ${a} where ${a.actor} = ${id} order by ${a.id}`,
  accessTokens: (id) => sql`select ${t.name}, ${t.canWrite}, ${t.canAdmin}, ${t.createdAt}, ${t.expiresAt}, ${t.lastUsedAt}
    from ${t} where ${t.user} = ${id} order by ${t.id}`,
  refusedListings: (id) => sql`select ${j.concerns}, ${j.createdAt} from ${j} where ${j.user} = ${id} order by ${j.id}`,
  sessions: (id) => sql`select ${s.createdAt}, ${s.expiresAt} from ${s} where ${s.user} = ${id} order by ${s.id}`,
};

/** Everything stored about a user, as JSON text: an object with a list of rows for each section. `url` is the server's own. */
export async function exportUser({ db }: Ctx, id: string, url: string): Promise<string> {
  const parts = Object.entries(sections).map(
    ([name, select]) => sql`${literal(name)}, (select coalesce(json_agg(s), '[]') from (${select(id, url)}) s)`,
  );
  const row = await db.one(sql`select ${columns({ data: expression<string>`json_build_object(${join(parts, ', ')})::text` })}`);
  return row!.data;
}
