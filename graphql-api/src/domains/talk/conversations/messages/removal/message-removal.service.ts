import { authorize } from '../../../../../access/policy.ts';
import { removePhotosAfterwards } from '../../../../log/acts/act.service.ts';
import { conversationChanged } from '../../../../log/live/changes.events.ts';
import { EventSubject, EventType } from '../../../../log/events/event.entity.ts';
import { recordEvent } from '../../../../log/events/event.service.ts';
import { messages } from '../../../../../messages.ts';
import { AuditAction } from '../../../../log/audit/audit-entry.entity.ts';
import type { Ctx } from '../../../../../platform/context.ts';
import { notFound } from '../../../../../platform/errors.ts';
import { eraseMessage } from './message-removal.queries.ts';

/**
 * Removes the text and the photo of a message. Its place in the chat stays. The reason is emailed to its author. Administrators only, inside the
 * transaction of an act. Throws NOT_FOUND for a message that was removed before.
 */
export async function removeMessage(tx: Ctx, id: string, reason: string): Promise<void> {
  authorize(tx, 'report:decide');
  const removed = await eraseMessage(tx, id);
  if (!removed) throw notFound('Message');
  const { text, photo, sender, conversation, people } = removed;
  await recordEvent(tx, {
    type: EventType.MESSAGE_REMOVED,
    subject: EventSubject.MESSAGE,
    subjectId: id,
    audience: [sender],
    // The administrator is not named.
    actor: null,
    payload: { conversation },
  });
  await tx.ports.moderation.recordRemoval(tx, {
    action: AuditAction.MESSAGE_REMOVED,
    what: 'message',
    name: text || messages.photoMessage,
    owner: sender,
    reason,
  });
  if (photo) await removePhotosAfterwards(tx, [photo]);
  tx.publish(...conversationChanged({ id: conversation, people }));
}
