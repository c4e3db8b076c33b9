import type { LiveEvent } from '../../../platform/ports.ts';

/*
 * What is announced when something that people look at changed: to whom, and of what. Subscriptions, counts and lists read it again then. A domain that
 * changes an object of another publishes the change of that one too.
 */

/** Topic of the changes of a product. */
export const productTopic = (id: string) => `product:${id}`;

/** Topic of the changes of a user's conversations. */
export const conversationTopic = (userId: string) => `conversation:${userId}`;

/** Topic of the changes of a user's orders, placed and received. A message changes one too: an order counts those that are unread. */
export const orderTopic = (userId: string) => `order:${userId}`;

/** Stock, text, price or rating of a product changed. */
export const productChanged = (id: string): LiveEvent => ({ topic: productTopic(id), id });

/** Something was written, read, offered, ordered or reserved in a conversation: its people are notified. */
export const conversationChanged = ({ id, people }: { id: string; people: readonly string[] }): LiveEvent[] =>
  people.map((person) => ({ topic: conversationTopic(person), id }));

/** An order is new, or its status or its count of unread messages changed: both sides are notified. */
export const orderChanged = ({ id, buyer, seller }: { id: string; buyer: string; seller: string }): LiveEvent[] => [
  { topic: orderTopic(buyer), id },
  { topic: orderTopic(seller), id },
];
