import type { Ctx } from '../../../../platform/context.ts';

export interface NotificationsPort {
  /** Marks the notifications about everything that a conversation shows as read, because a user sees it. */
  markConversationSeen(ctx: Ctx, userId: string, conversationId: string): Promise<void>;
}

declare module '../../../../platform/domain-ports.ts' {
  interface DomainPorts {
    notifications: NotificationsPort;
  }
}
