import { Float, ID, Int, ObjectType } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { PLACEHOLDER_URL, photoUrlSql } from '../../media/photos/stored-photo.mapping.ts';
import { allOf, literal, oneOf, sql } from '../../../platform/database/sql.ts';
import { Product } from '../../market/products/product.entity.ts';
import { oldestFirst, mapType, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { OrderEvent } from './order-event.entity.ts';
import { mayReopenSql } from './changes/order-change.queries.ts';
import { Order, OrderStatus } from './order.entity.ts';

@ObjectType({ description: 'What was ordered, as it was when it was ordered.' })
export class OrderLine {}

export const orderLineMapping = mapType<Order>(OrderLine, {
  ownerTable: () => Order,
  fields: {
    name: { type: () => String, description: 'Name of the product then.', sql: ({ t }) => t.name },
    price: { type: () => Float, description: 'Price of one piece then, in the currency of the college.', sql: ({ t }) => t.price },
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

export const orderEventMapping = mapType<OrderEvent>(OrderEvent, { fields: {} });

/** The scope of orders that the viewer received, in a REST call. */
export const RECEIVED = 'received';

export const orderMapping = mapType<Order>(Order, {
  paged: true,
  // Whoever sees an order is its buyer, its seller or an administrator. The buyer can contact the seller even after the product is sold out. The
  // seller contacts the buyer through the chat, and through the REST call that documents the address.
  childScope: { seller: () => 'contact', buyer: (scope) => (scope === RECEIVED ? 'contact' : undefined) },
  fields: {
    lines: {
      type: () => [OrderLine],
      description: 'What was ordered; one line an order.',
      embedded: () => OrderLine,
    },
    total: {
      type: () => Float,
      description: 'In the currency of the college: the sum of price × quantity as ordered.',
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
    viewerCanSetStatus: {
      type: () => Boolean,
      description: 'Whether you may set the status: you are the seller, and the order is not cancelled for good.',
      sql: ({ t }) =>
        allOf([canSql('order:setStatus', t), oneOf([sql`${t.status} <> ${literal(OrderStatus.CANCELLED)}`, mayReopenSql(t, viewerSql.id)])]),
    },
    viewerCanDelete: {
      type: () => Boolean,
      description: 'Whether you may take it off your list: you are the buyer.',
      sql: ({ t }) => allOf([canSql('order:delete', t), sql`not ${t.hiddenByBuyer}`]),
    },
  },
});
