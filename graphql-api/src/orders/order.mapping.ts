import { Float, ID, Int, ObjectType } from 'type-graphql';
import { canSql } from '../access/policy.ts';
import { chatOpenSql } from '../chat/chat-open.queries.ts';
import { chatFromEnd, chatFromStart } from '../chat/chat-order.ts';
import { Message } from '../chat/message.entity.ts';
import { PLACEHOLDER_URL, photoUrlSql } from '../photos/photo.mapping.ts';
import { allOf, literal, sql } from '../platform/sql.ts';
import { table } from '../platform/table.ts';
import { Product } from '../products/product.entity.ts';
import { connectionOf, pageArgs } from '../read/connection.ts';
import { oldestFirst, mapType, relation, viewerSql } from '../read/mapping.ts';
import { OrderEvent } from './order-event.entity.ts';
import { Order } from './order.entity.ts';

const m = table(Message, 'm');

@ObjectType({ description: 'What was ordered, as it was when it was ordered.' })
export class OrderLine {}

mapType<Order>(OrderLine, {
  ownerTable: () => Order,
  fields: {
    name: { type: () => String, description: 'Name of the product then.', sql: ({ t }) => t.name },
    price: { type: () => Float, description: 'Price of one piece then, in rupees.', sql: ({ t }) => t.price },
    quantity: { type: () => Int, description: 'How many pieces.', sql: ({ t }) => t.quantity },
    photoUrl: {
      type: () => String,
      description: 'Path of the photo then, or of a drawn placeholder.',
      args: { width: { type: () => Int, nullable: true, description: 'Wanted width in pixels; the next larger kept width is used.' } },
      sql: ({ t, args }) => sql`coalesce(${photoUrlSql(t.photo, args.width)}, ${literal(PLACEHOLDER_URL)})`,
    },
    productId: { type: () => ID, description: 'Id of the product, also once it was taken down.', sql: ({ t }) => t.product },
    product: {
      type: () => Product,
      nullable: true,
      description: 'The product as it is now; null once it was taken down.',
      one: relation<Order, Product>({ of: () => Product, where: (product, { t }) => sql`${product.id} = ${t.product}`, order: [] }),
    },
  },
});

mapType<OrderEvent>(OrderEvent, { fields: {} });

/** Orders that were reached as those that their reader received, by a REST call. */
export const RECEIVED = 'received';

mapType<Order>(Order, {
  paged: true,
  // Whoever sees an order is its buyer, its seller or an administrator: the buyer reaches the seller, also once the product is sold out.
  // The seller reaches the buyer by the chat, and by the REST call that documents the address.
  childScope: { seller: () => 'contact', buyer: (scope) => (scope === RECEIVED ? 'contact' : undefined) },
  fields: {
    lines: {
      type: () => [OrderLine],
      description: 'What was ordered; one line an order.',
      embedded: () => OrderLine,
    },
    total: {
      type: () => Float,
      description: 'Rupees: the sum of price × quantity as ordered.',
      sql: ({ t }) => sql`${t.price} * ${t.quantity}`,
    },
    timeline: {
      type: () => [OrderEvent],
      description: 'Every change of status, oldest first.',
      list: relation<Order, OrderEvent>({
        of: () => OrderEvent,
        where: (event, { t }) => sql`${event.order} = ${t.id}`,
        order: oldestFirst,
      }),
    },
    messages: {
      type: () => connectionOf(Message),
      description: 'The chat, oldest first; empty for others than both sides and administrators.',
      args: pageArgs(50),
      connection: relation<Order, Message>({
        of: () => Message,
        where: (message, { t }) => allOf([sql`${message.order} = ${t.id}`, canSql('chat:read', t)]),
        order: chatFromStart,
      }),
    },
    recentMessages: {
      type: () => connectionOf(Message),
      description: 'The chat, newest first, for a window that opens at its end; empty for whom `messages` is.',
      args: pageArgs(50),
      connection: relation<Order, Message>({
        of: () => Message,
        where: (message, { t }) => allOf([sql`${message.order} = ${t.id}`, canSql('chat:read', t)]),
        order: chatFromEnd,
      }),
    },
    unreadCount: {
      type: () => Int,
      description: 'How many messages of the other side you have not read.',
      sql: ({ t }) => sql`(select count(*) from ${m} where ${m.order} = ${t.id} and ${m.readAt} is null
        and ${m.sender} <> ${viewerSql.id} and ${canSql('chat:write', t)})`,
    },
    viewerCanWrite: {
      type: () => Boolean,
      description: 'Whether you may write in its chat: you are one of the sides, and it did not end more than 30 days ago.',
      sql: ({ t }) => allOf([canSql('chat:write', t), chatOpenSql(t.endedAt)]),
    },
    viewerCanSetStatus: {
      type: () => Boolean,
      description: 'Whether you may set the status: you are the seller.',
      sql: ({ t }) => canSql('order:setStatus', t),
    },
    viewerCanDelete: {
      type: () => Boolean,
      description: 'Whether you may take it off your list: you are the buyer.',
      sql: ({ t }) => allOf([canSql('order:delete', t), sql`not ${t.hiddenByBuyer}`]),
    },
  },
});
