import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of the changes of a user's orders, placed and received. A message changes one too: an order counts those that are unread. */
export const orderTopic = (userId: string) => `order:${userId}`;

/** Topic of the changes of a user's conversations, as buyer and as seller. */
export const conversationTopic = (userId: string) => `conversation:${userId}`;

/** Something was written, read, offered, ordered or reserved in a conversation: both sides are notified. */
export const conversationChanged = ({ id, buyer, seller }: { id: string; buyer: string; seller: string }): LiveEvent[] => [
  { topic: conversationTopic(buyer), id },
  { topic: conversationTopic(seller), id },
];
