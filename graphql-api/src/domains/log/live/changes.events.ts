import type { LiveEvent } from '../../../platform/ports.ts';

/*
 * Notifications about changes of objects that people look at: the topic, and the changed object. Subscriptions, counts and lists then read it again.
 * A domain that changes an object of another domain publishes that object's change as well.
 */

/** Returns the topic of a product's changes. */
export const productTopic = (id: string) => `product:${id}`;

/** Returns the topic of changes of a user's conversations. */
export const conversationTopic = (userId: string) => `conversation:${userId}`;

/** Returns the topic of changes of a user's orders, placed and received. A message also changes an order, which counts its unread messages. */
export const orderTopic = (userId: string) => `order:${userId}`;

/** Stock, text, price or rating of a product changed. */
export const productChanged = (id: string): LiveEvent => ({ topic: productTopic(id), id });

/** A conversation changed: a message, a read mark, an offer, an order or a reservation. Its people are notified. */
export const conversationChanged = ({ id, people }: { id: string; people: readonly string[] }): LiveEvent[] =>
  people.map((person) => ({ topic: conversationTopic(person), id }));

/** An order is new, or its status or its number of unread messages changed. Both sides are notified. */
export const orderChanged = ({ id, buyer, seller }: { id: string; buyer: string; seller: string }): LiveEvent[] => [
  { topic: orderTopic(buyer), id },
  { topic: orderTopic(seller), id },
];
