import { ErrorCode } from '../../../platform/errors.ts';
import { arrayOf, schemaRef, number, object, text, type Call, type Route } from '../../../platform/net/rest.ts';
import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import { productSelection, serializeProduct } from '../../market/products/product.serializer.ts';
import { listedProduct } from '../../market/products/product.service.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { statusText } from './order-status.ts';
import { orderSelection, readStatus, serializeNewOrder, serializeOrder } from './order.serializer.ts';
import * as service from './order.service.ts';

type Read = Parameters<typeof serializeOrder>[0];

async function list({ read }: Call, root: QuerySource) {
  return (await read<Read[]>(root, orderSelection)).map(serializeOrder);
}

async function one({ ctx, read }: Call, id: string) {
  return serializeOrder(await read<Read>(service.order(ctx, id)!, orderSelection));
}

/** REST routes of orders. */
export const orderRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/auth/allOrders',
    summary: 'Orders received as seller, newest first',
    access: 'signed in',
    answer: object({ data: arrayOf(schemaRef('Order')) }),
    handle: async (call) => ({ data: await list(call, service.receivedBy(call.ctx, authorize(call.ctx, 'account:use').id)) }),
  },
  {
    method: 'put',
    path: '/api/auth/orders/:id/status',
    summary: 'Sets the status of an order; its seller',
    access: 'signed in',
    fails: [ErrorCode.CONFLICT],
    body: { fields: { status: { type: 'string', enum: Object.values(statusText), description: 'The new status.' } } },
    answer: object(
      {
        pointsAwarded: number('Points that this gave: 100 for a delivery, else 0.'),
        pointsNote: text(
          'Why a delivery gave none, or what confirms the handover, after which they can be spent; left out where there is nothing to say.',
        ),
        order: schemaRef('Order'),
      },
      ['pointsNote'],
    ),
    handle: async (call) => {
      const id = call.params.text('id');
      const status = readStatus(call.body.text('status'));
      const { pointsAwarded, pointsNote } = await service.setOrderStatus(call.ctx, id, status);
      // The order is no longer Delivered: the response states the points that the seller lost.
      const { msg } = call.ctx.pointNotifications;
      return {
        message: messages.statusUpdated(statusText[status], pointsAwarded),
        ...(msg ? { msg } : {}),
        pointsAwarded,
        ...(pointsNote ? { pointsNote } : {}),
        order: await one(call, id),
      };
    },
  },
  {
    method: 'get',
    path: '/api/auth/orders',
    summary: 'Orders placed as buyer, newest first, as a bare array',
    access: 'signed in',
    answer: arrayOf(schemaRef('Order')),
    handle: async (call) => list(call, service.placedBy(call.ctx, authorize(call.ctx, 'account:use').id)),
  },
  {
    method: 'delete',
    path: '/api/auth/orders/:id',
    summary: "Takes an order off the buyer's list, and cancels it when it is open",
    access: 'signed in',
    // The order is a leg of a swap of which something was handed over.
    fails: [ErrorCode.CONFLICT],
    answer: object({}),
    handle: async ({ ctx, params }) => {
      await service.deleteOrder(ctx, params.text('id'));
      return { message: messages.orderDeleted };
    },
  },
  {
    method: 'post',
    path: '/api/auth/add-order',
    summary: 'Orders one piece of a product',
    access: 'signed in',
    body: { fields: { productId: text('The product.') } },
    status: 201,
    creates: true,
    answer: object({ order: schemaRef('NewOrder'), product: schemaRef('Product') }),
    fails: [ErrorCode.OUT_OF_STOCK, ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
    handle: async (call) => {
      const { idempotencyKey } = call;
      const placed = await service.placeOrder(call.ctx, { productId: call.body.text('productId'), quantity: 1, idempotencyKey });
      const product = await call.read<Parameters<typeof serializeProduct>[0]>(listedProduct(call.ctx, placed.product.id), productSelection);
      return {
        message: messages.orderPlaced,
        order: serializeNewOrder(await call.read<Read>(service.order(call.ctx, placed.order.id)!, orderSelection)),
        product: serializeProduct(product),
      };
    },
  },
];
