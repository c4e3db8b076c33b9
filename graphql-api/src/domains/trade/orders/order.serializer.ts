import { boolean, arrayOf, number, object, text, withoutNulls } from '../../../platform/net/rest.ts';
import { invalid } from '../../../platform/errors.ts';
import { messages } from '../../../messages.ts';
import { statusText } from './order-status.ts';
import type { OrderStatus } from './order.entity.ts';

interface Line {
  _id: string;
  name: string;
  price: number;
  quantity: number;
  /** The product as it is now; null once it was taken down. */
  product: { description: string; shipping: boolean; category: { id: string } } | null;
}

interface Read {
  status: OrderStatus;
  buyer: { _id: string; name: string; email: string | null };
  seller: { id: string };
  lines: Line[];
}

/** The order fields of REST responses. Name, price and quantity are those of the order. */
export const orderSelection = `{ _id: databaseId status createdAt updatedAt buyer { _id: databaseId name email } seller { id: databaseId }
  lines { _id: productId name price quantity product { description shipping category { id: databaseId } } } }`;

export function serializeOrder<Order extends Read>({ lines, buyer, seller, status, ...order }: Order) {
  const products = lines.map(({ product, ...line }) => {
    const now = product && { ...product, category: product.category.id };
    return { ...line, ...now, userId: seller.id };
  });
  return { ...order, status: statusText[status], buyer: withoutNulls(buyer), products };
}

/** Serializes a new order as documented clients expect it: with the ids of the buyer and products. */
export function serializeNewOrder<Order extends Read>({ lines, buyer, seller: _, status, ...order }: Order) {
  return { ...order, status: statusText[status], buyer: buyer._id, products: lines.map(({ _id }) => _id) };
}

/** Parses a status as documented clients write it. Throws INVALID_INPUT about `status`. */
export function readStatus(label: string): OrderStatus {
  const found = Object.entries(statusText).find(([, name]) => name === label);
  if (!found) throw invalid('status', messages.statusUnknown);
  return found[0] as OrderStatus;
}

const order = {
  _id: text('Identifies the order.'),
  status: { type: 'string', enum: Object.values(statusText), description: 'The status.' },
  createdAt: text('ISO 8601, UTC.'),
  updatedAt: text('When its status or handover last changed, ISO 8601, UTC.'),
};

const line = object(
  {
    _id: text('Id of the product.'),
    name: text('Its name when it was ordered.'),
    price: number('Of one, when it was ordered, in the currency of the college.'),
    quantity: number('How many.'),
    userId: text('Id of the seller.'),
    description: text('Of the product now; left out once it was taken down, as are the next two.'),
    category: text('Id of its category.'),
    shipping: boolean('Whether the seller delivers within the campus.'),
  },
  ['description', 'category', 'shipping'],
);

const buyer = object(
  { _id: text('Id of the buyer.'), name: text('Name of the buyer.'), email: text('For the seller, in the list of received orders.') },
  ['email'],
);

export const orderSchemas = {
  Order: object({ ...order, buyer, products: arrayOf(line) }),
  NewOrder: object({ ...order, buyer: text('Id of the buyer.'), products: arrayOf(text('Id of the product.')) }),
};
