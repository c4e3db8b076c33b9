import type { Ctx } from '../../../platform/context.ts';
import { messages } from '../../../messages.ts';
import type { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { ModerationAction } from './decision.entity.ts';
import { recordDecision } from './decision.service.ts';

interface Removal {
  action: AuditAction;
  what: string;
  name: string;
  owner: string;
  /** A general one when left out. */
  reason?: string | undefined;
}

/** Records the removal of another user's content by an administrator as a decision about its owner, who gets the reason by mail. Must be called inside the transaction. */
export async function moderate(tx: Ctx, { action, what, name, owner, reason = messages.defaultReason }: Removal): Promise<void> {
  await recordDecision(tx, { action: ModerationAction.REMOVE, userId: owner, reason, about: { what, name, audit: action } });
}
