import { EventType } from '../../../log/events/event.entity.ts';
import type { DisputeOutcome } from '../../../trade/handover/delivery-dispute.entity.ts';
import type { MeetingStatus } from '../../../trade/meetings/meeting.entity.ts';
import { meetingFacts, orderFacts, ratedFacts } from '../notification-facts.queries.ts';
import { NotificationKind } from '../notification.entity.ts';
import { rule, type NotificationRule } from './notification-rule.ts';

/** The handover of an order, on the page of the person's orders. */
const handoverOf = (id: string, { seller }: { seller: string }, person: string) =>
  `/dashboard/user/${person === seller ? 'order' : 'orders'}?handover=${id}`;

const meetingWords: Partial<Record<MeetingStatus, string>> = {
  PROPOSED: '{actor} proposes to meet',
  ACCEPTED: '{actor} agreed to meet',
  DECLINED: '{actor} declined to meet',
};

const outcomeWords: Record<DisputeOutcome, string> = {
  UPHELD: 'it does not count as handed over',
  DISMISSED: 'it counts as handed over',
  WITHDRAWN: 'the buyer has received it after all',
};

/** The rows about meetings, objections and ratings. */
export const handoverRules: readonly NotificationRule[] = [
  rule(EventType.MEETING_CHANGED, {
    kind: NotificationKind.MEETING,
    facts: { of: ({ payload }) => payload.meeting, read: meetingFacts },
    words: ({ subjectId, payload }, { day, time, spot, name, order, seller }, to) => ({
      words: `${meetingWords[payload.status]} on ${day} at ${time}, ${spot}, for ${name}`,
      link: handoverOf(order, { seller }, to),
      group: `meeting:${subjectId}`,
    }),
  }),
  rule(EventType.MEETING_NEAR, {
    kind: NotificationKind.MEETING,
    facts: { of: ({ payload }) => payload.meeting, read: meetingFacts },
    words: (_event, { time, spot, name, order, seller }, to) => ({
      words: `Meeting soon: ${time}, ${spot}, for ${name}`,
      link: handoverOf(order, { seller }, to),
    }),
  }),
  rule(EventType.DELIVERY_DISPUTED, {
    kind: NotificationKind.HANDOVER,
    facts: { of: ({ subjectId }) => subjectId, read: orderFacts },
    words: ({ subjectId }, order, to) => ({ words: `{actor} objected to the delivery of ${order.name}`, link: handoverOf(subjectId, order, to) }),
  }),
  rule(EventType.DISPUTE_SETTLED, {
    kind: NotificationKind.HANDOVER,
    facts: { of: ({ subjectId }) => subjectId, read: orderFacts },
    words: ({ subjectId, payload }, order, to) => ({
      words: `The objection to the delivery of ${order.name} is settled: ${outcomeWords[payload.outcome]}`,
      link: handoverOf(subjectId, order, to),
    }),
  }),
  rule(EventType.UNDONE, {
    kind: NotificationKind.HANDOVER,
    facts: { of: ({ subjectId }) => subjectId, read: orderFacts },
    words: ({ subjectId, payload }, order, to) =>
      payload.undone === EventType.DISPUTE_SETTLED
        ? { words: `The objection to the delivery of ${order.name} is open again`, link: handoverOf(subjectId, order, to) }
        : undefined,
  }),
  rule(EventType.COUNTERPART_RATED, {
    kind: NotificationKind.HANDOVER,
    facts: { of: ({ subjectId }) => subjectId, read: ratedFacts },
    words: ({ subjectId }, order, to) => ({
      words: `{actor} rated you for ${order.name}${order.hasBoth ? '' : '. Rate back to see it now.'}`,
      link: handoverOf(subjectId, order, to),
    }),
  }),
];
