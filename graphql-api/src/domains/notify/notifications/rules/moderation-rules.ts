import { EventType } from '../../../log/events/event.entity.ts';
import type { AdminQueueKind } from '../../../log/events/event-payloads.ts';
import { ModerationAction } from '../../../safety/moderation/decision.entity.ts';
import { conversationFacts, productFacts, queueFacts } from '../notification-facts.queries.ts';
import { NotificationKind } from '../notification.entity.ts';
import { noFacts, rule, type NotificationRule } from './notification-rule.ts';

const MODERATION = '/dashboard/admin/moderation';

/**
 * The Safety section of the profile. It shows every decision about its user with the reason and the way to appeal, and the outcome of the user's
 * reports.
 */
export const DECISIONS = '/dashboard/user/profile#safety';

const outcomes: Record<ModerationAction, string> = {
  [ModerationAction.DISMISS]: 'no rule was broken',
  [ModerationAction.REMOVE]: 'it was removed',
  [ModerationAction.WARN]: 'the person was warned',
  [ModerationAction.SUSPEND]: 'the person was suspended',
  [ModerationAction.BAN]: 'the person was banned',
};

const sanctions: Partial<Record<ModerationAction, string>> = {
  [ModerationAction.WARN]: 'You were warned. See the reason',
  [ModerationAction.SUSPEND]: 'Your account is suspended. See why and until when',
  [ModerationAction.BAN]: 'Your account is banned',
};

const queues: Record<AdminQueueKind, { link: string; one: string; some: (count: number) => string }> = {
  reports: { link: `${MODERATION}#reports`, one: 'A report waits for a decision', some: (count) => `${count} reports wait for a decision` },
  objections: {
    link: `${MODERATION}#objections`,
    one: 'An objection to a delivery waits for a decision',
    some: (count) => `${count} objections to deliveries wait for a decision`,
  },
  appeals: { link: `${MODERATION}#appeals`, one: 'An appeal waits for an answer', some: (count) => `${count} appeals wait for an answer` },
  doubtfulListings: {
    link: `${MODERATION}#doubtful`,
    one: 'A listing waits for a look',
    some: (count) => `${count} listings wait for a look`,
  },
  contactMessages: {
    link: '/dashboard/admin/messages',
    one: 'A contact message waits for an answer',
    some: (count) => `${count} contact messages wait for an answer`,
  },
};

/** Notification rules for decisions of administrators. The code that makes each decision emails it with its reason. */
export const moderationRules: readonly NotificationRule[] = [
  rule(EventType.ADMIN_QUEUE_GREW, {
    kind: NotificationKind.MODERATION,
    facts: { of: ({ payload }) => payload.queue, read: queueFacts },
    to: ({ payload }, { admins }) => admins.filter((id) => id !== payload.by),
    // An administrator may have handled it meanwhile.
    words: ({ payload: { queue } }, { count }) => {
      const { link, one, some } = queues[queue];
      return count > 0 ? { words: count === 1 ? one : some(count), link, group: `queue:${queue}` } : undefined;
    },
  }),
  rule(EventType.LISTING_REVIEWED, {
    kind: NotificationKind.MODERATION,
    facts: { of: ({ subjectId }) => subjectId, read: productFacts },
    words: ({ subjectId, payload }, { name }) => ({
      words: payload.published ? `Your listing ${name} is published` : `Your listing ${name} was not published. See the reason`,
      link: `/product/${subjectId}`,
      group: `reviewed:${subjectId}`,
    }),
  }),
  rule(EventType.REPORT_DECIDED, {
    kind: NotificationKind.MODERATION,
    facts: noFacts,
    words: ({ payload }) => ({ words: `Your report was decided: ${outcomes[payload.action]}`, link: DECISIONS, mail: null }),
  }),
  rule(EventType.USER_SANCTIONED, {
    kind: NotificationKind.MODERATION,
    facts: noFacts,
    words: ({ payload }) => ({ words: sanctions[payload.action]!, link: DECISIONS, mail: null }),
  }),
  rule(EventType.APPEAL_ANSWERED, {
    kind: NotificationKind.MODERATION,
    facts: noFacts,
    words: ({ payload }) => ({ words: `Your appeal was ${payload.granted ? 'granted' : 'rejected'}. See the answer`, link: DECISIONS, mail: null }),
  }),
  rule(EventType.MESSAGE_REMOVED, {
    kind: NotificationKind.MODERATION,
    facts: { of: ({ payload }) => payload.conversation, read: conversationFacts },
    words: (_event, { name }) => ({
      words: `A message of yours about ${name} was removed. See the reason`,
      link: DECISIONS,
      mail: null,
    }),
  }),
  rule(EventType.WANTED_CLOSED, {
    kind: NotificationKind.MODERATION,
    facts: noFacts,
    words: () => ({ words: 'A wanted post of yours was closed. See the reason', link: DECISIONS, mail: null }),
  }),
  rule(EventType.UNDONE, {
    kind: NotificationKind.MODERATION,
    facts: noFacts,
    words: ({ payload }) => {
      if (payload.undone === EventType.USER_SANCTIONED)
        return { words: 'The last decision about you was undone', link: DECISIONS, group: 'decision undone', mail: null };
      if (payload.undone === EventType.MESSAGE_REMOVED) return { words: 'A message of yours is back', link: '/dashboard/user/chats', mail: null };
      if (payload.undone === EventType.WANTED_CLOSED) return { words: 'A wanted post of yours is open again', link: '/wanted?own=1', mail: null };
      if (payload.undone === EventType.REPORT_DECIDED) return { words: 'Your report is open again', link: DECISIONS, mail: null };
      return undefined;
    },
  }),
];
