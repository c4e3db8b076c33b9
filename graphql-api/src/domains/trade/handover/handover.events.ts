import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { HandoverProof } from '../orders/order.entity.ts';
import type { DisputeOutcome } from './delivery-dispute.entity.ts';

interface Sides {
  id: string;
  buyer: string;
  seller: string;
}

const about = ({ id, buyer, seller }: Sides) => ({ subject: EventSubject.ORDER, subjectId: id, audience: [buyer, seller] });

/** Returns the event that the handover of an order was confirmed. */
export const handoverConfirmed = (order: Sides, proof: HandoverProof): NewEvent => ({
  type: EventType.HANDOVER_CONFIRMED,
  ...about(order),
  payload: { proof },
});

/** Returns the event that the buyer objected to the delivery of an order. */
export const deliveryDisputed = (order: Sides): NewEvent => ({ type: EventType.DELIVERY_DISPUTED, ...about(order), payload: {} });

/** Returns the event that an administrator settled the buyer's objection. */
export const disputeSettled = (order: Sides, outcome: DisputeOutcome): NewEvent => ({
  type: EventType.DISPUTE_SETTLED,
  ...about(order),
  payload: { outcome },
});
