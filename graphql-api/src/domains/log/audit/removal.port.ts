import type { Ctx } from '../../../platform/context.ts';
import type { AuditAction } from './audit-entry.entity.ts';

/** The removal of another user's content by an administrator. */
export interface Removal {
  action: AuditAction;
  what: string;
  name: string;
  owner: string;
  /** A general one when left out. */
  reason?: string | undefined;
}

export interface ModerationPort {
  /** Records a removal as a decision about the owner, who gets the reason by mail. Must be called inside the transaction. */
  recordRemoval(tx: Ctx, removal: Removal): Promise<void>;
}

declare module '../../../platform/domain-ports.ts' {
  interface DomainPorts {
    moderation: ModerationPort;
  }
}
