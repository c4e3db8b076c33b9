import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { authorize } from '../../../access/policy.ts';
import { holdOwnAccount } from '../users/own-account.ts';
import { messages } from '../../../messages.ts';
import { countsChanged } from '../../log/events/counts.events.ts';
import { isExistingUser } from '../users/user.queries.ts';
import { blockCount, deleteBlock, insertBlock, isBlocked } from './block.queries.ts';

/** Maximum number of users that one user may block. docs/api.md states it. */
const MAX_BLOCKED = 500;

/**
 * Blocks a user. From now on neither side can write to, order from or review the other. The blocked user is not notified. Blocking twice changes
 * nothing. Throws NOT_FOUND, FORBIDDEN about oneself, CONFLICT above 500 blocked users.
 */
export async function blockUser(ctx: Ctx, userId: string): Promise<{ id: string }> {
  const id = requireId(userId, 'User');
  const viewer = authorize(ctx, 'user:block', { id });
  if (!(await isExistingUser(ctx, id))) throw notFound('User');
  await inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    if ((await blockCount(tx, viewer.id)) >= MAX_BLOCKED) throw new DomainError(ErrorCode.CONFLICT, messages.tooManyBlocked);
    await insertBlock(tx, viewer.id, id);
    tx.publish(countsChanged(viewer.id));
  });
  return { id };
}

/** Ends a block. Nothing changes if there is none. Throws NOT_FOUND for an invalid id. */
export async function unblockUser(ctx: Ctx, userId: string): Promise<{ id: string }> {
  const id = requireId(userId, 'User');
  const viewer = authorize(ctx, 'user:block', { id });
  await deleteBlock(ctx, viewer.id, id);
  ctx.publish(countsChanged(viewer.id));
  return { id };
}

/**
 * Throws NOT_FOUND, as for an unavailable object, if one of the two has blocked the other. Every service that lets the viewer contact another user
 * calls it, or uses `isBlockedSql` in its statement.
 */
export async function assertNotBlocked(ctx: Ctx, userId: string, what: string): Promise<void> {
  if (ctx.viewer && (await isBlocked(ctx, ctx.viewer.id, userId))) throw notFound(what);
}
