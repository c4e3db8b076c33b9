import type { Domain } from '../../read/domain.ts';
import { conversationOrderMapping } from './orders/added-fields/conversation-order.mapping.ts';
import { orderChatMapping } from './orders/added-fields/order-chat.mapping.ts';
import { userOrdersMapping } from './orders/added-fields/user-orders.mapping.ts';
import { OrderEvent } from './orders/order-event.entity.ts';
import { Order } from './orders/order.entity.ts';
import { orderEventMapping, orderLineMapping, orderMapping } from './orders/order.mapping.ts';
import { OrderResolver } from './orders/order.resolver.ts';

/** Registration of `trade/orders`. */
export const orders: Domain = {
  entities: [Order, OrderEvent],
  mappings: [orderChatMapping, orderEventMapping, orderLineMapping, orderMapping, conversationOrderMapping, userOrdersMapping],
  resolvers: [OrderResolver],
};
