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

@ObjectType({ description: 'An ordered product, as it was at the time of the order.' })
export class OrderLine {}

export const orderLineMapping = mapType<Order>(OrderLine, {
  ownerTable: () => Order,
  fields: {
    name: { type: () => String, description: 'Name of the product at the time.', sql: ({ t }) => t.name },
    price: { type: () => Float, description: 'Price of one piece at the time, in the currency of the college.', sql: ({ t }) => t.price },
    quantity: { type: () => Int, description: 'Number of pieces.', sql: ({ t }) => t.quantity },
    photoUrl: {
      type: () => String,
      description: 'Path of the photo at the time, or of a drawn placeholder.',
      args: { width: { type: () => Int, nullable: true, description: 'Desired width in pixels; the next larger stored width is used.' } },
      sql: ({ t, args }) => sql`coalesce(${photoUrlSql(t.photo, args.width)}, ${literal(PLACEHOLDER_URL)})`,
    },
    productId: { type: () => ID, description: 'Id of the product, even if it was taken down.', sql: ({ t }) => t.product },
    product: {
      type: () => Product,
      nullable: true,
      description: 'The product in its present state; null if it was taken down.',
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
      description: 'The ordered products; one line for each order.',
      embedded: () => OrderLine,
    },
    total: {
      type: () => Float,
      description: 'Sum of price × quantity as ordered, in the currency of the college.',
      sql: ({ t }) => sql`${t.price} * ${t.quantity}`,
    },
    timeline: {
      type: () => [OrderEvent],
      description: 'All changes of status, oldest first.',
      list: relation<Order, OrderEvent>({
        of: () => OrderEvent,
        where: (event, { t }) => sql`${event.order} = ${t.id}`,
        order: oldestFirst,
      }),
    },
    viewerCanSetStatus: {
      type: () => Boolean,
      description: 'Whether you may set the status: you are the seller, and the order is not finally cancelled.',
      sql: ({ t }) =>
        allOf([canSql('order:setStatus', t), oneOf([sql`${t.status} <> ${literal(OrderStatus.CANCELLED)}`, mayReopenSql(t, viewerSql.id)])]),
    },
    viewerCanDelete: {
      type: () => Boolean,
      description: 'Whether you may remove it from your list: you are the buyer.',
      sql: ({ t }) => allOf([canSql('order:delete', t), sql`not ${t.hiddenByBuyer}`]),
    },
  },
});
