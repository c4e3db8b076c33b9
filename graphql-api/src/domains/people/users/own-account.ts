import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { messages } from '../../../messages.ts';
import { holdAccount } from './user.queries.ts';

/** Returns the error that the account was deleted or banned after the request began. */
export const accountIsGone = (): DomainError => new DomainError(ErrorCode.UNAUTHENTICATED, messages.sessionEnded);

/**
 * Makes a deletion and a ban of the viewer's account wait for this transaction, so that they find what it wrote. Throws UNAUTHENTICATED if the
 * account was deleted or banned first. Call it before anything else is locked.
 */
export async function holdOwnAccount(tx: Ctx): Promise<void> {
  if (!tx.viewer || !(await holdAccount(tx, tx.viewer.id))) throw accountIsGone();
}
