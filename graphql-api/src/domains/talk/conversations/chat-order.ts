import type { OrderKey } from '../../../read/mapping.ts';
import type { Message } from './messages/message.entity.ts';

/* Sorted by `seq`, which has an index. Sorted by id, a page of a long chat would read and sort the whole chat. */

/** Sort order of the messages of one conversation, oldest first. */
export const chatFromStart: OrderKey<Message>[] = [{ by: (t) => t.seq, type: 'integer', desc: false }];

/** Sort order of the messages of one conversation, newest first. */
export const chatFromEnd: OrderKey<Message>[] = [{ by: (t) => t.seq, type: 'integer', desc: true }];
