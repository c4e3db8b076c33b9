import { messages } from '../messages.ts';
import type { Ctx, Suspension } from '../platform/context.ts';
import { timeText } from '../platform/text/local-text.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';

/**
 * Mutations that remain available to a suspended user: leaving, appealing, blocking others, handing over what was agreed before, and mutations that
 * need no account. Reading is always possible.
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
 * Throws FORBIDDEN with `details.suspendedUntil` if a suspended user requests a change. Transports call it before they write, with the names of the
 * mutations if there are any.
 */
export function assertNotSuspended({ viewer, infra }: Pick<Ctx, 'viewer' | 'infra'>, mutations: readonly string[] = ['']): void {
  const { until, endsAt } = viewer?.suspension ?? { until: 0, endsAt: 0 };
  if (endsAt <= performance.now() || mutations.every((name) => allowed.has(name))) return;
  throw new DomainError(ErrorCode.FORBIDDEN, messages.suspended(timeText(infra.settings, until)), {
    details: { suspendedUntil: new Date(until).toISOString() },
  });
}

/** Returns the suspension of a row with its end; undefined if there is none or it is over. */
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
