import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { inTransaction, violatesAny } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize, can } from '../../../access/policy.ts';
import type { ActKind } from '../../log/acts/act.entity.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { refreshSessions } from '../../people/sessions/session.service.ts';
import { conversationChanged, orderChanged, productChanged } from '../../log/live/changes.events.ts';
import { EventType } from '../../log/events/event.entity.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { enqueueMail } from '../../notify/mail/mail.service.ts';
import { writeMail } from '../../notify/mail/mail.templates.ts';
import { messages } from '../../../messages.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { pointsChanged } from '../../rewards/points/points.events.ts';
import { reopensBlocked } from './owners.queries.ts';
import { restore } from './restore.service.ts';
import { UndoInput } from './undo.inputs.ts';
import { auditOf, deleteAct, eventsOf, lockAct, shownChanges, takeBackMails } from './undo.queries.ts';

/** Publishes the restored rows to their viewers, and makes the sessions of restored users reload their permissions. */
async function publishRestored(tx: Ctx, act: string): Promise<void> {
  const { products, orders, conversations, users, pointsOf } = await shownChanges(tx, act);
  tx.publish(
    ...products.map(({ id }) => productChanged(id)),
    ...orders.flatMap(orderChanged),
    ...conversations.flatMap(conversationChanged),
    ...pointsOf.map(({ id }) => pointsChanged(id)),
  );
  for (const { id } of users) await refreshSessions(tx, id);
}

/** Notifies everybody whom the act notified: with an event for each of its events, and with an email for each email that was already on its way. */
async function notifyUndone(tx: Ctx, act: string): Promise<void> {
  // Revoked tokens stay revoked.
  const events = (await eventsOf(tx, act)).filter(({ type }) => type !== EventType.TOKEN_REVOKED);
  await recordEvent(
    tx,
    ...events.map(({ type: undone, product, ...about }) => ({ ...about, type: EventType.UNDONE as const, payload: { undone, product } })),
  );
  for (const { recipient, template, data } of await takeBackMails(tx, act)) {
    const { subject } = writeMail(tx.infra.settings, recipient, template, data);
    await enqueueMail(tx, recipient, 'undone', { subject });
  }
}

/**
 * Undoes an act within 10 minutes. Every row is restored except sessions, and the users whom the act notified are notified that it was undone. An act
 * in the audit log can be undone by administrators, but not by an actor who is no longer one or uses a token without the scope
 * admin:moderation:write; any other act by its actor. Throws NOT_FOUND for an unknown token and after 10 minutes, CONFLICT if its rows were changed
 * since, and if it would open an order between two people after one has blocked the other.
 */
export async function undo(ctx: Ctx, input: UndoInput): Promise<ActKind> {
  const viewer = authorize(ctx, 'account:use');
  const { token } = checkInput(UndoInput, input);
  const work = inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    const act = await lockAct(tx, token);
    const audit = act && (await auditOf(tx, act.id));
    if (!act || !(audit ? can(ctx, 'audit:undo') : act.actor === viewer.id)) throw new DomainError(ErrorCode.NOT_FOUND, messages.undoOver);
    await restore(tx, act);
    // An administrator restores the former state, including blocks.
    if (!audit && (await reopensBlocked(tx, act.id))) throw new DomainError(ErrorCode.CONFLICT, messages.undoConflict);
    await publishRestored(tx, act.id);
    await notifyUndone(tx, act.id);
    if (audit) await recordAudit(tx, { action: AuditAction.UNDONE, subject: audit.subject, userId: audit.user ?? undefined, details: audit.action });
    await deleteAct(tx, act.id);
    return act.kind;
  });
  return work.catch((error: unknown) => {
    throw violatesAny(error) ? new DomainError(ErrorCode.CONFLICT, messages.undoConflict) : error;
  });
}
