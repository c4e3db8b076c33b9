import type { Ctx } from '../../graphql-api/src/platform/context.ts';
import { Conversation } from '../../graphql-api/src/domains/talk/conversations/conversation.entity.ts';
import { Message } from '../../graphql-api/src/domains/talk/conversations/messages/message.entity.ts';
import { Notification } from '../../graphql-api/src/domains/notify/notifications/notification.entity.ts';
import { Offer } from '../../graphql-api/src/domains/trade/offers/offer.entity.ts';
import { OrderEvent } from '../../graphql-api/src/domains/trade/orders/order-event.entity.ts';
import { HandoverProof, Order, OrderStatus } from '../../graphql-api/src/domains/trade/orders/order.entity.ts';
import { sql } from '../../graphql-api/src/platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../graphql-api/src/platform/database/table.ts';
import { Course } from '../../graphql-api/src/domains/market/courses/course.entity.ts';
import { ProductCourse } from '../../graphql-api/src/domains/market/courses/product-course.entity.ts';
import { Product } from '../../graphql-api/src/domains/market/products/product.entity.ts';
import { Review } from '../../graphql-api/src/domains/trade/reviews/review.entity.ts';

const p = table(Product, 'p');
const o = table(Order, 'o');
const r = table(Review, 'r');
const e = table(OrderEvent, 'e');
const m = table(Message, 'm');
const c = table(Conversation, 'c');
const f = table(Offer, 'f');
const n = table(Notification, 'n');
const later = table(Notification, 'later');
const j = table(ProductCourse, 'j');
const k = table(Course, 'k');

/** A past sale of a book for a course. */
interface PastSale {
  seller: string;
  buyer: string;
  category: string;
  name: string;
  price: number;
  isbn: string | null;
  /** The code of the course. */
  code: string;
}

/** Adds a listing that was sold, handed over and taken down. */
export async function addPastSale({ db }: Ctx, { seller, buyer, category, name, price, isbn, code }: PastSale): Promise<void> {
  const listing = { seller, category, name, price, isbn, description: 'Used for one term.', quantity: 0, shipping: false, deletedAt: sql`now()` };
  const { id: product } = (await db.one(sql`insert into ${p} ${values(p, listing)} returning ${columns({ id: p.id })}`))!;
  await db.rows(sql`insert into ${j} (${names(j, 'product', 'course')}) select ${product}, ${k.id} from ${k} where ${k.code} = ${code}`);
  const over = { status: OrderStatus.DELIVERED, endedAt: sql`now()`, handoverConfirmedAt: sql`now()`, handoverProof: HandoverProof.RECEIVED };
  const sold = { buyer, seller, product, name, price, quantity: 1, ...over };
  const { id: order } = (await db.one(sql`insert into ${o} ${values(o, sold)} returning ${columns({ id: o.id })}`))!;
  for (const [from, to, by] of [
    [null, OrderStatus.NOT_PROCESSED, buyer],
    [OrderStatus.NOT_PROCESSED, OrderStatus.DELIVERED, buyer],
  ] as const)
    await db.rows(sql`insert into ${e} ${values(e, { order, from, to, by })}`);
}

/** Spreads all timestamps over the last weeks, in the order of the rows. */
export async function spreadOverTime({ db }: Ctx): Promise<void> {
  const listed = sql`now() - (select max(${p.id}) from ${p}) * interval '9 hours' + ${p.id} * interval '9 hours'`;
  const ordered = sql`now() - (select max(${o.id}) from ${o}) * interval '11 hours' + ${o.id} * interval '11 hours' - interval '20 minutes'`;
  const written = sql`now() - (select max(${r.id}) from ${r}) * interval '13 hours' + ${r.id} * interval '13 hours' - interval '9 minutes'`;
  await db.rows(sql`update ${p} set ${assign(p, { createdAt: listed })}`);
  await db.rows(sql`update ${o} set ${assign(o, { createdAt: ordered })}`);
  await db.rows(sql`update ${r} set ${assign(r, { createdAt: written })}`);
  await db.rows(sql`update ${p} set ${assign(p, { updatedAt: p.createdAt, expiresAt: sql`${p.expiresAt} - (now() - ${p.createdAt})` })}`);
  await db.rows(sql`update ${o} set ${assign(o, { updatedAt: o.createdAt })}`);
  const changed = sql`${o.createdAt} + case when ${e.from} is null then interval '0' else interval '15 minutes' end`;
  await db.rows(sql`update ${e} set ${assign(e, { at: changed })} from ${o} where ${o.id} = ${e.order}`);
  const sent = sql`${o.createdAt} + ${m.seq} * interval '3 minutes'`;
  await db.rows(sql`update ${m} set ${assign(m, { createdAt: sent })} from ${o} where ${o.id} = ${m.order}`);
}

/** Spreads the messages from before an order over the last day or two, in the order of the conversations. */
export async function spreadTalks({ db }: Ctx): Promise<void> {
  const began = sql`now() - ((select max(id) from ${c}) - ${m.conversation} + 1) * interval '90 minutes'`;
  await db.rows(sql`update ${m} set ${assign(m, { createdAt: sql`${began} + ${m.seq} * interval '4 minutes'` })} where ${m.order} is null`);
  const newest = sql`(select max(${m.createdAt}) from ${m} where ${m.conversation} = ${c.id})`;
  const lastOrder = sql`(select max(${o.createdAt}) from ${o} where ${o.product} = ${c.product} and ${o.buyer} = ${c.buyer})`;
  await db.rows(sql`update ${c} set ${assign(c, { lastMessageAt: sql`coalesce(${newest}, ${lastOrder})` })} where ${c.lastMessageAt} is not null`);
}

/** Number of notifications of each user that stay unread. */
const NEW_NOTIFICATIONS = 5;

/** Spreads all notifications over the last days in order, and marks all but the newest as read. */
export async function spreadNotifications({ db }: Ctx): Promise<void> {
  const newer = sql`(select count(*)::int from ${later} where ${later.user} = ${n.user} and ${later.id} > ${n.id})`;
  const spread = assign(n, {
    createdAt: sql`now() - make_interval(hours => 5 * ${newer}, mins => 20)`,
    readAt: sql`case when ${newer} >= ${NEW_NOTIFICATIONS}::int then now() end`,
  });
  await db.rows(sql`update ${n} set ${spread}`);
}

/** Makes a listing expire yesterday. */
export async function endListing({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`update ${p} set ${assign(p, { expiresAt: sql`now() - interval '1 day'` })} where ${p.id} = ${id}`);
}

/** Moves an offer into the past, so that it has expired. */
export async function letExpire({ db }: Ctx, offer: string): Promise<void> {
  const past = { createdAt: sql`now() - interval '3 days'`, expiresAt: sql`now() - interval '1 day'` };
  await db.rows(sql`update ${f} set ${assign(f, past)} where ${f.id} = ${offer}`);
}
