import { OrderStatus } from './order.entity.ts';

/** The five statuses as the specification spells them, for texts and for REST. */
export const statusText: Record<OrderStatus, string> = {
  [OrderStatus.NOT_PROCESSED]: 'Not Process',
  [OrderStatus.PROCESSING]: 'Processing',
  [OrderStatus.SHIPPED]: 'Shipped',
  [OrderStatus.DELIVERED]: 'Delivered',
  [OrderStatus.CANCELLED]: 'Cancelled',
};
