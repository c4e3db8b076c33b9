import type { Ctx } from '../../../platform/context.ts';
import type { AuditAction } from './audit-entry.entity.ts';

/** Removal of a user's content by an administrator. */
export interface Removal {
  action: AuditAction;
  what: string;
  name: string;
  owner: string;
  /** Reason for the removal. If omitted, a general one is used. */
  reason?: string | undefined;
}

export interface ModerationPort {
  /** Records a removal as a decision about the owner and mails the reason to them. Must be called inside the transaction. */
  recordRemoval(tx: Ctx, removal: Removal): Promise<void>;
}

declare module '../../../platform/domain-ports.ts' {
  interface DomainPorts {
    moderation: ModerationPort;
  }
}
