import { listOf, number, object, text } from '../platform/rest.ts';
import { invalid } from '../platform/errors.ts';
import { messages } from '../messages.ts';
import { statusText } from './order-status.ts';
import type { OrderStatus } from './order.entity.ts';

interface Read {
  status: OrderStatus;
  seller: { id: string };
  lines: { _id: string; name: string; price: number; quantity: number }[];
}

/** What REST answers carry of an order. Name, price and quantity are the order's own. */
export const orderSelection = '{ _id: id status createdAt buyer { _id: id name } seller { id } lines { _id: productId name price quantity } }';

export function shapeOrder<Order extends Read>({ lines, seller, status, ...order }: Order) {
  return { ...order, status: statusText[status], products: lines.map((line) => ({ ...line, userId: seller.id })) };
}

/** A status as documented clients write it. Throws INVALID_INPUT about `status`. */
export function readStatus(label: string): OrderStatus {
  const found = Object.entries(statusText).find(([, name]) => name === label);
  if (!found) throw invalid('status', messages.statusUnknown);
  return found[0] as OrderStatus;
}

export const orderSchemas = {
  Order: object({
    _id: text('Identifies the order.'),
    status: { type: 'string', enum: Object.values(statusText), description: 'Where it stands.' },
    createdAt: text('ISO 8601, UTC.'),
    buyer: object({ _id: text('Id of the buyer.'), name: text('Name of the buyer.') }),
    products: listOf(
      object({
        _id: text('Id of the product.'),
        name: text('Its name when it was ordered.'),
        price: number('Rupees for one, when it was ordered.'),
        quantity: number('How many.'),
        userId: text('Id of the seller.'),
      }),
    ),
  }),
};
