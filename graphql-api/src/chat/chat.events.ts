import type { PreloadedRow } from '../platform/preloaded-row.ts';
import type { LiveEvent } from '../platform/ports.ts';

/** A message by its id and its place in the chat of its order. */
export interface Numbered {
  id: string;
  seq: number;
  row?: PreloadedRow | undefined;
}

/** Topic of the new messages of an order. */
export const chatTopic = (orderId: string) => `chat:${orderId}`;

/** A message was written. Its number goes with it, so that a subscriber notices a missing message. */
export const messageAdded = (orderId: string, { id, seq, row }: Numbered): LiveEvent => ({ topic: chatTopic(orderId), id: `${seq} ${id}`, row });

/** Reads what `messageAdded` wrote. */
export function readMessageEvent(event: LiveEvent): Numbered {
  const [seq, id] = event.id.split(' ') as [string, string];
  return { id, seq: Number(seq), row: event.row };
}
