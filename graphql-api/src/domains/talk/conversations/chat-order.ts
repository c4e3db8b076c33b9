import type { OrderKey } from '../../../read/mapping.ts';
import type { Message } from './messages/message.entity.ts';

/* By place in the chat, for which there is an index: by id a page of a long chat would read and sort all of it. */

/** The messages of one conversation, oldest first. */
export const chatFromStart: OrderKey<Message>[] = [{ by: (t) => t.seq, type: 'integer', desc: false }];

/** The messages of one conversation, newest first. */
export const chatFromEnd: OrderKey<Message>[] = [{ by: (t) => t.seq, type: 'integer', desc: true }];
