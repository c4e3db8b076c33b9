import type { PreloadedRow } from '../../../../platform/database/preloaded-row.ts';
import type { LiveEvent } from '../../../../platform/ports.ts';

/** A message with its id and its sequence number in its conversation. */
export interface Numbered {
  id: string;
  seq: number;
  row?: PreloadedRow | undefined;
}

/** Topic of the new messages of a conversation. */
export const chatTopic = (conversation: string) => `chat:${conversation}`;

/** Signals that a message was written. The event contains its sequence number, so that a subscriber notices a missing message. */
export const messageAdded = (conversation: string, { id, seq, row }: Numbered): LiveEvent => ({
  topic: chatTopic(conversation),
  id: `${seq} ${id}`,
  row,
});

/** Parses an event of `messageAdded`. */
export function readMessageEvent(event: LiveEvent): Numbered {
  const [seq, id] = event.id.split(' ') as [string, string];
  return { id, seq: Number(seq), row: event.row };
}
