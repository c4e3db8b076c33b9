import type { LiveEvent } from '../platform/ports.ts';

/** Topic of the changes of a user's orders, placed and received. */
export const orderTopic = (userId: string) => `order:${userId}`;

/** An order is new, or its status or its count of unread messages changed: both sides are notified. */
export const orderChanged = ({ id, buyer, seller }: { id: string; buyer: string; seller: string }): LiveEvent[] => [
  { topic: orderTopic(buyer), id },
  { topic: orderTopic(seller), id },
];
