import type { LiveEvent } from '../platform/ports.ts';

/** Where changes of a user's orders are told, placed and received. */
export const orderTopic = (userId: string) => `order:${userId}`;

/** An order is new, or its status or its count of unread messages changed: both sides are told. */
export const orderChanged = ({ id, buyer, seller }: { id: string; buyer: string; seller: string }): LiveEvent[] => [
  { topic: orderTopic(buyer), id },
  { topic: orderTopic(seller), id },
];
