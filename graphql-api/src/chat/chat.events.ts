import type { LiveEvent } from '../platform/ports.ts';

/** A message by its id and its place in the chat of its order. */
export interface Numbered {
  id: string;
  seq: number;
}

/** Where new messages of an order are told. */
export const chatTopic = (orderId: string) => `chat:${orderId}`;

/** A message was written. The number goes with it, so that a reader knows whether one is missing in between. */
export const messageAdded = (orderId: string, { id, seq }: Numbered): LiveEvent => ({ topic: chatTopic(orderId), id: `${seq} ${id}` });

/** Reads what `messageAdded` wrote. */
export function readMessageEvent(text: string): Numbered {
  const [seq, id] = text.split(' ') as [string, string];
  return { id, seq: Number(seq) };
}
