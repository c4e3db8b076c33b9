import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct, type Undoable } from '../../log/acts/act.service.ts';
import { endOtherSessions, refreshSessions } from '../../people/sessions/session.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { ModerationAction } from '../moderation/decision.entity.ts';
import { recordDecision } from '../moderation/decision.service.ts';
import { shiftOffers } from '../../trade/offers/offer.queries.ts';
import { cancelOpenOrdersOf } from '../../trade/orders/changes/cancel-open-orders.ts';
import { productChanged } from '../../log/live/changes.events.ts';
import { pauseListingsOf, putListingsBackOf } from '../../market/products/availability/seller-away.service.ts';
import { hideListings } from '../../market/profiles/seller-listings.queries.ts';
import { ban, liftSanctions, lockAccount, suspend } from '../../people/users/user.queries.ts';
import { Role } from '../../people/users/user.entity.ts';
import { SanctionUserInput, type EndSanctionInput } from './report.inputs.ts';

/** Default duration of a suspension, in days. */
const USUAL_DAYS = 7;

interface Sanction {
  userId: string;
  action: ModerationAction;
  reason: string;
  days?: number | undefined;
}

type Personal = ModerationAction.WARN | ModerationAction.SUSPEND | ModerationAction.BAN;

function personal(action: ModerationAction): Personal {
  if (action === ModerationAction.DISMISS || action === ModerationAction.REMOVE) throw invalid('action', messages.sanctionAction);
  return action;
}

const kinds: Record<Personal, ActKind> = {
  [ModerationAction.WARN]: ActKind.WARN_USER,
  [ModerationAction.SUSPEND]: ActKind.SUSPEND_USER,
  [ModerationAction.BAN]: ActKind.BAN_USER,
};

/** Ends the sessions and other activity of a banned user. The photos stay, because an appeal may be granted. */
async function endActivity(tx: Ctx, userId: string): Promise<void> {
  // Called first, so that sockets close before the changes below are published.
  await endOtherSessions(tx, userId);
  await cancelOpenOrdersOf(tx, userId);
  const hidden = await hideListings(tx, userId);
  tx.publish(...hidden.map(({ id }) => productChanged(id)));
}

/**
 * Warns, suspends or bans a user, with a decision that is logged and emailed. A suspension pauses the user's listings and makes the user's offers
 * wait. Must be called inside the transaction of an administrator. Throws INVALID_INPUT about `action`, NOT_FOUND, CONFLICT about administrators.
 */
export async function sanction(tx: Ctx, { userId, action, reason, days = USUAL_DAYS }: Sanction): Promise<void> {
  const kind = personal(action);
  const user = await lockAccount(tx, userId);
  if (!user) throw notFound('User');
  if (user.role === Role.ADMIN) throw new DomainError(ErrorCode.CONFLICT, messages.sanctionAdmin);
  const until = await recordDecision(tx, { action: kind, userId, reason, days: kind === ModerationAction.SUSPEND ? days : undefined });
  if (until) {
    await shiftOffers(tx, userId, until);
    await suspend(tx, userId, until);
    await pauseListingsOf(tx, userId);
    await refreshSessions(tx, userId);
  }
  if (kind !== ModerationAction.BAN) return;
  await ban(tx, userId);
  await endActivity(tx, userId);
}

/**
 * Warns, suspends or bans a user. It can be undone for 10 minutes. A repeated call with the same idempotency key returns the first result.
 * Administrators only. Throws INVALID_INPUT, NOT_FOUND, CONFLICT about administrators, IDEMPOTENCY_CONFLICT.
 */
export async function sanctionUser(ctx: Ctx, input: SanctionUserInput): Promise<Undoable<{ id: string }>> {
  const viewer = authorize(ctx, 'report:decide');
  const { idempotencyKey, ...given } = checkInput(SanctionUserInput, input);
  const id = requireId(input.userId, 'User');
  const kind = kinds[personal(given.action)];
  return once(ctx, idempotentRequest('sanctionUser', viewer.id, idempotencyKey, given), (write) =>
    write((tx) =>
      recordAct(tx, kind, async (act) => {
        await sanction(act, { ...given, userId: id });
        return { id };
      }),
    ),
  );
}

/** Ends a suspension and a ban. Returns false if there is neither. Must be called inside the transaction of an administrator. */
export async function lift(tx: Ctx, userId: string): Promise<boolean> {
  await shiftOffers(tx, userId, null);
  if (!(await liftSanctions(tx, userId))) return false;
  await putListingsBackOf(tx, userId);
  await recordAudit(tx, { action: AuditAction.SANCTION_ENDED, subject: `User ${userId}`, userId });
  await refreshSessions(tx, userId);
  return true;
}

/** Ends the suspension or ban of a user. Administrators only. Throws NOT_FOUND if there is neither. */
export async function endSanction(ctx: Ctx, input: EndSanctionInput): Promise<{ id: string }> {
  authorize(ctx, 'report:decide');
  const id = requireId(input.userId, 'User');
  await inTransaction(ctx, async (tx) => {
    if (!(await lift(tx, id))) throw notFound('Suspension');
  });
  return { id };
}
