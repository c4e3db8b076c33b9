import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import type { Limit } from '../../../platform/ports.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { adminQueueGrew } from '../../log/events/admin-queue.events.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { appealAnswered } from '../moderation/decision.events.ts';
import { answerAppeal as answer, insertAppeal, wasAppealed } from '../moderation/decision.queries.ts';
import { emailOf } from '../../people/users/user.queries.ts';
import { AnswerAppealInput, AppealDecisionInput, AppealStateArgs } from './report.inputs.ts';
import { lift } from './sanction.service.ts';

/** State of the appeal for a code. */
export enum AppealState {
  OPEN = 'OPEN',
  APPEALED = 'APPEALED',
  UNKNOWN = 'UNKNOWN',
}

/** Number of codes that one client address may try in an hour. */
const appealsOfAddress: Limit = { name: 'appeals', points: 20, seconds: 3600 };

/**
 * Appeals against a decision with its code, once. A banned user can do so without signing in. A repeated call with the same idempotency key changes
 * nothing. Throws INVALID_INPUT, NOT_FOUND for an unknown code, CONFLICT for a second appeal, RATE_LIMITED, IDEMPOTENCY_CONFLICT.
 */
export async function appealDecision(ctx: Ctx, input: AppealDecisionInput): Promise<void> {
  const { idempotencyKey, code, text } = checkInput(AppealDecisionInput, input);
  await once(ctx, idempotentRequest('appealDecision', code, idempotencyKey, text), async (write) => {
    await ctx.infra.rateLimiter.use(appealsOfAddress, ctx.ip);
    return write(async (tx) => {
      const appealed = await insertAppeal(tx, code, text);
      if (appealed) {
        await recordEvent(tx, adminQueueGrew('appeals', appealed.id, appealed.user));
        return { id: appealed.id };
      }
      if (await wasAppealed(tx, code)) throw new DomainError(ErrorCode.CONFLICT, messages.appealedAlready);
      throw notFound('Decision');
    });
  });
}

/** Returns whether the decision with a code can be appealed. The code consists of 128 random bits, so nobody can guess one. Throws INVALID_INPUT. */
export async function appealState(ctx: Ctx, args: AppealStateArgs): Promise<AppealState> {
  const appealed = await wasAppealed(ctx, checkInput(AppealStateArgs, args).code);
  if (appealed === undefined) return AppealState.UNKNOWN;
  return appealed ? AppealState.APPEALED : AppealState.OPEN;
}

/**
 * Answers an appeal, once. Granting it ends the suspension or ban. The answer is emailed to the user. Administrators only. Throws INVALID_INPUT,
 * NOT_FOUND if there is no open appeal.
 */
export async function answerAppeal(ctx: Ctx, input: AnswerAppealInput): Promise<{ id: string }> {
  authorize(ctx, 'report:decide');
  const { granted, answer: text } = checkInput(AnswerAppealInput, input);
  const id = requireId(input.id, 'Decision');
  return inTransaction(ctx, async (tx) => {
    const decided = await answer(tx, id, { granted, answer: text });
    if (!decided) throw notFound('Appeal');
    const details = `${granted ? 'granted' : 'rejected'}: ${text}`;
    await recordAudit(tx, { action: AuditAction.APPEAL_ANSWERED, subject: `Decision ${id}`, userId: decided.user, details });
    if (granted) await lift(tx, decided.user);
    await recordEvent(tx, appealAnswered(decided.user, granted));
    const email = await emailOf(tx, decided.user);
    if (email) await tx.ports.mails.queue(tx, email, 'appealAnswered', { granted, answer: text });
    return { id };
  });
}
