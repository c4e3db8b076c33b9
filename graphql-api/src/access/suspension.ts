import { messages } from '../messages.ts';
import type { Ctx, Suspension } from '../platform/context.ts';
import { timeText } from '../platform/text/local-text.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';

/**
 * What a suspended person may still do: leave, appeal, keep others away, hand over what was agreed before, and what needs no account at all.
 * Reading is always possible.
 */
const allowed: ReadonlySet<string> = new Set([
  'requestSignUpOtp',
  'signUp',
  'signIn',
  'signOut',
  'requestPasswordReset',
  'resetPassword',
  'revokeAccessToken',
  'revokeAppGrant',
  'deleteApp',
  'deleteMyAccount',
  'appealDecision',
  'blockUser',
  'unblockUser',
  'confirmHandover',
  'confirmReceived',
  'markMessagesRead',
  'markConversationRead',
  'markNotificationsRead',
  'removePushSubscription',
  'renewPushSubscription',
  'recordBoostOpened',
  'askAssistant',
  'sendContactMessage',
]);

/**
 * Throws FORBIDDEN with `details.suspendedUntil` when a suspended person asks for a change. Transports call it before they write, with the
 * names of the mutations where there are any.
 */
export function assertNotSuspended({ viewer, infra }: Pick<Ctx, 'viewer' | 'infra'>, mutations: readonly string[] = ['']): void {
  const { until, endsAt } = viewer?.suspension ?? { until: 0, endsAt: 0 };
  if (endsAt <= performance.now() || mutations.every((name) => allowed.has(name))) return;
  throw new DomainError(ErrorCode.FORBIDDEN, messages.suspended(timeText(infra.settings, until)), {
    details: { suspendedUntil: new Date(until).toISOString() },
  });
}

/** The suspension of a row with its end; undefined when there is none, or it is over. */
export function suspensionOf({
  suspendedUntil,
  suspendedFor,
}: {
  suspendedUntil: number | null;
  suspendedFor: number | null;
}): Suspension | undefined {
  if (suspendedUntil === null || suspendedFor === null || suspendedFor <= 0) return undefined;
  return { until: suspendedUntil, endsAt: performance.now() + suspendedFor };
}
