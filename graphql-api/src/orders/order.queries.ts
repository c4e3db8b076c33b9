import type { Ctx } from '../platform/context.ts';
import type { NodeReference } from '../platform/node-reference.ts';
import { expression, sql } from '../platform/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../platform/table.ts';
import { keepResultSql, keyIsFreeSql, type IdempotentRequest } from '../idempotency/idempotency.queries.ts';
import { enqueueOrderMailSql } from '../mail/mail.queries.ts';
import { Product } from '../products/product.entity.ts';
import { returning, type PayloadSelection } from '../read/returning.ts';
import { OrderEvent } from './order-event.entity.ts';
import { Order, OrderStatus } from './order.entity.ts';

interface NewOrder {
  product: string;
  buyer: string;
  quantity: number;
  /** With one, the order is made unless the key was used. */
  request: IdempotentRequest | undefined;
}

const p = table(Product, 'p');
const o = table(Order, 'o');
const e = table(OrderEvent, 'e');
const taken = rowsNamed(Product, 'taken');
const placed = rowsNamed(Order, 'placed');

const resultSql = sql`json_build_object('order', json_build_object('id', ${placed.id}::text),
  'product', json_build_object('id', ${placed.product}::text))`;
const returnedRows = { rows: { order: { of: Order, cte: 'placed' }, product: { of: Product, cte: 'taken' } }, changes: [Product, Order, OrderEvent] };

/**
 * Takes the stock, keeps the snapshot, starts the timeline, mails the seller and keeps the result with the idempotency key in one
 * statement: all of it happens, or nothing. Nothing is inserted, and undefined returned, where the product is not there, is the buyer's
 * own or has too little stock, or where the key was used.
 */
export function insertOrder(ctx: Ctx, order: NewOrder, info?: PayloadSelection) {
  const { product, buyer, quantity, request } = order;
  const returned = expression<NodeReference['returned']>`${returning(ctx, info, returnedRows)}`;
  return ctx.db.one(sql`with taken as (
      update ${p} set ${assign(p, { quantity: sql`${p.quantity} - ${quantity}::int`, updatedAt: sql`now()` })}
      where ${p.id} = ${product} and ${p.deletedAt} is null and ${p.seller} <> ${buyer} and ${p.quantity} >= ${quantity}::int
        and ${keyIsFreeSql(request)} returning *),
    placed as (
      insert into ${o} (${names(o, 'buyer', 'seller', 'product', 'name', 'price', 'quantity', 'photo')})
      select ${buyer}::bigint, ${taken.seller}, ${taken.id}, ${taken.name}, ${taken.price}, ${quantity}::int, ${taken.photo} from ${taken}
      returning *),
    event as (insert into ${e} (${names(e, 'order', 'to', 'by')})
      select ${placed.id}, ${OrderStatus.NOT_PROCESSED}::text, ${buyer}::bigint from ${placed}),
    kept as (${keepResultSql(request, resultSql, sql`${placed}`)}),
    mail as (${enqueueOrderMailSql('orderPlaced', sql`${placed}`, 'seller')})
    select ${columns({ id: placed.id, seller: placed.seller, returned })} from ${placed}`);
}
