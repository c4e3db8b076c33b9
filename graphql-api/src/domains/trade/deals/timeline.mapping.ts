import { canSql } from '../../../access/policy.ts';
import { User } from '../../people/users/user.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { peopleSql } from '../../talk/conversations/people/conversation-people.queries.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { allOf, literal, sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, relation, type FieldMapping } from '../../../read/mapping.ts';
import type { MappedClass } from '../../../read/mapped-class.ts';
import { Meeting } from '../meetings/meeting.entity.ts';
import { Offer } from '../offers/offer.entity.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { Swap } from '../swaps/swap.entity.ts';
import { timelineFromStart, timelineRows } from './timeline.queries.ts';
import { TimelineEntry, TimelineKind } from './timeline-entry.ts';

/** An object that entries of some kinds are about. */
function objectOf(of: MappedClass<{ id: string }>, kinds: readonly TimelineKind[], description: string): FieldMapping<TimelineEntry> {
  const isOfKind = kinds.map((kind) => literal(kind));
  return {
    type: () => of,
    nullable: true,
    description,
    one: relation<TimelineEntry, { id: string }>({
      of: () => of,
      where: (row, { t }) => sql`${row.id} = ${t.ref} and ${t.kind} in (${isOfKind.reduce((all, kind) => sql`${all}, ${kind}`)})`,
      order: [],
    }),
  };
}

export const timelineEntryMapping = mapType<TimelineEntry>(TimelineEntry, {
  rows: timelineRows,
  paged: true,
  fields: {
    kind: { type: () => TimelineKind, description: 'What it says.', sql: ({ t }) => t.kind },
    at: { type: () => DateTime, description: 'When it happened.', sql: ({ t }) => t.at },
    actor: {
      type: () => User,
      nullable: true,
      description: 'Who did it; null where nobody in particular did.',
      one: relation<TimelineEntry, User>({ of: () => User, where: (user, { t }) => sql`${user.id} = ${t.actor}`, order: [] }),
    },
    message: objectOf(Message, [TimelineKind.MESSAGE], 'What was written; null for other kinds.'),
    offer: objectOf(Offer, [TimelineKind.OFFER_MADE, TimelineKind.OFFER_ENDED], 'The offer that was made or ended; null for other kinds.'),
    meeting: {
      type: () => Meeting,
      nullable: true,
      description: 'The meeting that was proposed, agreed to or declined; null for other kinds.',
      one: relation<TimelineEntry, Meeting>({ of: () => Meeting, where: (meeting, { t }) => sql`${meeting.id} = ${t.meeting}`, order: [] }),
    },
    swap: objectOf(Swap, [TimelineKind.SWAP_AGREED], 'The swap that was agreed on; null for other kinds.'),
    order: {
      type: () => Order,
      nullable: true,
      description:
        'The order that changed, or that is met for, handed over or rated; null for other kinds, and for others than its sides and administrators.',
      one: relation<TimelineEntry, Order>({
        of: () => Order,
        where: (order, { t }) => allOf([sql`${order.id} = ${t.purchase}`, canSql('order:read', order)]),
        order: [],
      }),
    },
    orderStatus: {
      type: () => OrderStatus,
      nullable: true,
      description: 'The status that the order got; NOT_PROCESSED when it was placed. Null for other kinds.',
      sql: ({ t }) => t.status,
    },
  },
});

/** What deals add to a conversation. */
export const conversationTimelineMapping = mapType<Conversation>(Conversation, {
  fields: {
    timeline: {
      type: () => connectionOf(TimelineEntry),
      description:
        'What was written and what happened in it, oldest first: offers, reservations, orders, meetings, handovers, ratings and swaps among the messages.',
      args: {
        ...pageArgs(50),
        withMessages: { type: () => Boolean, defaultValue: true, description: 'Whether what was written is among it.' },
      },
      connection: relation<Conversation, TimelineEntry>({
        of: () => TimelineEntry,
        where: (entry, { t, args }) =>
          allOf([
            sql`${entry.conversation} = ${t.id}`,
            ...(args.withMessages ? [sql`(${args.withMessages}::boolean or ${entry.kind} <> ${literal(TimelineKind.MESSAGE)})`] : []),
            canSql('conversation:read', { people: peopleSql(t) }),
          ]),
        order: timelineFromStart,
      }),
    },
  },
});
