import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { messages } from '../../../messages.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { checkChange } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { SetUpiIdInput } from './payment.inputs.ts';
import { storeUpiId } from './payment.queries.ts';

/**
 * Stores the UPI id to which buyers pay the viewer. Null removes it; a missing value changes nothing. UPI pays in rupees, so a college with another
 * currency has no UPI ids. Throws UNAUTHENTICATED, FORBIDDEN for an access token, INVALID_INPUT.
 */
export async function setUpiId(ctx: Ctx, input: SetUpiIdInput): Promise<{ user: { id: string } }> {
  const viewer = authorize(ctx, 'account:secure');
  const { upiId } = checkChange(SetUpiIdInput, input);
  if (upiId && ctx.infra.settings.college.currency !== 'INR') throw new DomainError(ErrorCode.INVALID_INPUT, messages.upiCurrency);
  await inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    if (upiId !== undefined) await storeUpiId(tx, viewer.id, upiId);
  });
  return { user: { id: viewer.id } };
}
