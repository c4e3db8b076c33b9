import type { Ctx } from '../../../platform/context.ts';
import { messages } from '../../../messages.ts';
import type { Removal } from '../../log/audit/removal.port.ts';
import { ModerationAction } from './decision.entity.ts';
import { recordDecision } from './decision.service.ts';

/**
 * Records the removal of another user's content by an administrator as a decision on its owner, and emails the reason to the owner. Must be called
 * inside the transaction.
 */
export async function recordRemoval(tx: Ctx, { action, what, name, owner, reason = messages.defaultReason }: Removal): Promise<void> {
  await recordDecision(tx, { action: ModerationAction.REMOVE, userId: owner, reason, about: { what, name, audit: action } });
}
