import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of the changes of a user's orders, placed and received. A message changes one too: an order counts those that are unread. */
export const orderTopic = (userId: string) => `order:${userId}`;

/** Topic of the changes of a user's conversations. */
export const conversationTopic = (userId: string) => `conversation:${userId}`;

/** Something was written, read, offered, ordered or reserved in a conversation: its people are notified. */
export const conversationChanged = ({ id, people }: { id: string; people: readonly string[] }): LiveEvent[] =>
  people.map((person) => ({ topic: conversationTopic(person), id }));
