import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { OrderStatus } from './order.entity.ts';

/** Returns the event that the buyer removed an order from their list. The seller still sees it. */
export const orderHidden = ({ id, buyer }: { id: string; buyer: string }): NewEvent => ({
  type: EventType.ORDER_HIDDEN,
  subject: EventSubject.ORDER,
  subjectId: id,
  audience: [buyer],
  payload: {},
});

/** Returns the event that the status of an order changed. */
export const statusChanged = (
  order: { id: string; buyer: string; seller: string; status: OrderStatus },
  to: OrderStatus,
  actor?: string,
): NewEvent => ({
  type: EventType.ORDER_STATUS_CHANGED,
  subject: EventSubject.ORDER,
  subjectId: order.id,
  audience: [order.buyer, order.seller],
  payload: { from: order.status, to },
  ...(actor ? { actor } : {}),
});
