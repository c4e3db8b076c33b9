import type { Ctx } from '../platform/context.ts';
import type { Named } from '../platform/payload.ts';
import { containing } from '../platform/like.ts';
import { raw, sql, type Sql } from '../platform/sql.ts';
import { table } from '../platform/table.ts';
import { keepResultSql, keyIsFreeSql, type IdempotentRequest } from '../idempotency/idempotency.service.ts';
import { enqueueOrderMailSql } from '../mail/mail.service.ts';
import { Product } from '../products/product.entity.ts';
import type { Columns } from '../read/model.ts';
import { returning, type PayloadSelection } from '../read/returning.ts';
import { OrderEvent } from './order-event.entity.ts';
import { User } from '../users/user.entity.ts';
import { Order, OrderStatus } from './order.entity.ts';

const u = table(User, 'u');

/** Orders of which the name of the product, the buyer or the seller contains a text; no condition for a blank one. */
export function foundSql(t: Columns<Order>, search: string | null | undefined): Sql[] {
  const part = containing(search);
  if (!part) return [];
  return [sql`(${t.name} ilike ${part} or exists (select from ${u} where ${u.id} in (${t.buyer}, ${t.seller}) and ${u.name} ilike ${part}))`];
}

interface NewOrder {
  product: string;
  buyer: string;
  quantity: number;
  /** With one, the order is made unless the key was used. */
  request: IdempotentRequest | undefined;
}

interface InsertedOrder {
  id: string;
  seller: string;
  returned: Named['returned'];
}

const resultSql = sql`json_build_object('order', json_build_object('id', id::text), 'product', json_build_object('id', product_id::text))`;

/**
 * Takes the stock, keeps the snapshot, starts the timeline, mails the seller and keeps the result with the idempotency key in one
 * statement: all of it happens, or nothing. Nothing is inserted, and undefined returned, where the product is not there, is the buyer's
 * own or has too little stock, or where the key was used.
 */
export function insertOrder(ctx: Ctx, order: NewOrder, info?: PayloadSelection): Promise<InsertedOrder | undefined> {
  const { product, buyer, quantity, request } = order;
  const returned = returning(ctx, info, {
    rows: { order: { of: Order, cte: 'placed' }, product: { of: Product, cte: 'taken' } },
    changes: [Product, Order, OrderEvent],
  });
  return ctx.db.one<InsertedOrder>(sql`with taken as (
      update products set quantity = quantity - ${quantity}::int, updated_at = now()
      where id = ${product} and deleted_at is null and seller_id <> ${buyer} and quantity >= ${quantity}::int and ${keyIsFreeSql(request)}
      returning *),
    placed as (
      insert into orders (buyer_id, seller_id, product_id, name, price, quantity, photo_id)
      select ${buyer}::bigint, seller_id, id, name, price, ${quantity}::int, photo_id from taken
      returning *),
    event as (insert into order_events (order_id, to_status, by_id) select id, ${OrderStatus.NOT_PROCESSED}::text, ${buyer}::bigint from placed),
    kept as (${keepResultSql(request, resultSql, raw('placed'))}),
    mail as (${enqueueOrderMailSql('orderPlaced', raw('placed'), 'seller')})
    select id::text as id, seller_id::text as seller, ${returned} as returned from placed`);
}
