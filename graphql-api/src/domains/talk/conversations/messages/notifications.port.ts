import type { Ctx } from '../../../../platform/context.ts';

export interface NotificationsPort {
  /** Marks the notifications of some groups as read, because the viewer sees what they are about. */
  markGroupsSeen(ctx: Ctx, userId: string, groups: readonly string[]): Promise<void>;
}

declare module '../../../../platform/domain-ports.ts' {
  interface DomainPorts {
    notifications: NotificationsPort;
  }
}
