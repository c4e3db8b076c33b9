import { EventType } from '../../../log/events/event.entity.ts';
import type { DisputeOutcome } from '../../../trade/handover/delivery-dispute.entity.ts';
import { MeetingStatus } from '../../../trade/meetings/meeting.entity.ts';
import { meetingFacts, orderFacts, ratedFacts } from '../notification-facts.queries.ts';
import { NotificationKind } from '../notification.entity.ts';
import { rule, type NotificationRule } from './notification-rule.ts';

/** Returns the path of an order's handover on the user's page of orders. */
const handoverOf = (id: string, { seller }: { seller: string }, person: string) =>
  `/dashboard/user/${person === seller ? 'order' : 'orders'}?handover=${id}`;

interface MeetingPlace {
  name: string;
  order: string;
  seller: string;
  swapConversation: string | null;
}

/** Returns what a meeting is about. */
const aboutOf = ({ name, swapConversation }: MeetingPlace): string => (swapConversation === null ? name : 'your swap');

/** Returns the path of the page where a user answers a meeting: the order, or the conversation of a swap. */
const placeOf = ({ order, seller, swapConversation }: MeetingPlace, person: string): string =>
  swapConversation === null ? handoverOf(order, { seller }, person) : `/dashboard/user/chats?conversation=${swapConversation}`;

/** Returns the words for an action on a meeting. In a swap, the meeting stays proposed until the last person agrees. */
function meetingWords(status: MeetingStatus, isProposer: boolean): string {
  if (status === MeetingStatus.DECLINED) return '{actor} declined to meet';
  return status === MeetingStatus.PROPOSED && isProposer ? '{actor} proposes to meet' : '{actor} agreed to meet';
}

const outcomeWords: Record<DisputeOutcome, string> = {
  UPHELD: 'it does not count as handed over',
  DISMISSED: 'it counts as handed over',
  WITHDRAWN: 'the buyer has received it after all',
};

/** Notification rules for meetings, objections and ratings. */
export const handoverRules: readonly NotificationRule[] = [
  rule(EventType.MEETING_CHANGED, {
    kind: NotificationKind.MEETING,
    facts: { of: ({ payload }) => payload.meeting, read: meetingFacts },
    words: ({ subjectId, payload, actor }, meeting, to) => ({
      words: `${meetingWords(payload.status, actor === meeting.proposedBy)} on ${meeting.day} at ${meeting.time}, ${meeting.spot}, for ${aboutOf(meeting)}`,
      link: placeOf(meeting, to),
      group: `meeting:${subjectId}`,
    }),
  }),
  rule(EventType.MEETING_NEAR, {
    kind: NotificationKind.MEETING,
    facts: { of: ({ payload }) => payload.meeting, read: meetingFacts },
    words: (_event, meeting, to) => ({
      words: `Meeting soon: ${meeting.time}, ${meeting.spot}, for ${aboutOf(meeting)}`,
      link: placeOf(meeting, to),
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
