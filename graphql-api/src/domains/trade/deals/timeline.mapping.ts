import { canSql } from '../../../access/policy.ts';
import { User } from '../../people/users/user.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { peopleSql } from '../../talk/conversations/people/conversation-people.queries.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { allOf, join, literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, relation, type FieldMapping, type MappingPart, type MappingSpec } from '../../../read/mapping.ts';
import type { MappedClass } from '../../../read/mapped-class.ts';
import { Meeting } from '../meetings/meeting.entity.ts';
import { Offer } from '../offers/offer.entity.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { Swap } from '../swaps/swap.entity.ts';
import { timelineFromStart, timelineRows } from './timeline.queries.ts';
import {
  HandoverEntry,
  MeetingEntry,
  MessageEntry,
  OfferEntry,
  OrderEntry,
  RatingEntry,
  ReservationEntry,
  SwapEntry,
  TimelineEntry,
  TimelineKind,
} from './timeline-entry.ts';

type Fields = MappingSpec<TimelineEntry>['fields'];

/** The GraphQL type of each kind of entry. */
const typeOf: Readonly<Record<TimelineKind, MappedClass>> = {
  [TimelineKind.MESSAGE]: MessageEntry,
  [TimelineKind.OFFER_MADE]: OfferEntry,
  [TimelineKind.OFFER_ENDED]: OfferEntry,
  [TimelineKind.SWAP_AGREED]: SwapEntry,
  [TimelineKind.ORDER_CHANGED]: OrderEntry,
  [TimelineKind.MEETING_PROPOSED]: MeetingEntry,
  [TimelineKind.HANDED_OVER]: HandoverEntry,
  [TimelineKind.RATED]: RatingEntry,
  [TimelineKind.RESERVED]: ReservationEntry,
  [TimelineKind.RESERVATION_ENDED]: ReservationEntry,
  [TimelineKind.MEETING_ACCEPTED]: MeetingEntry,
  [TimelineKind.MEETING_DECLINED]: MeetingEntry,
};
const kindsByType = Map.groupBy(Object.values(TimelineKind), (kind) => typeOf[kind]);

const oneOf = (kind: Sql, kinds: readonly TimelineKind[]): Sql =>
  sql`${kind} in (${join(
    kinds.map((each) => literal(each)),
    ', ',
  )})`;

const timelineEntryMapping = mapType<TimelineEntry>(TimelineEntry, {
  rows: timelineRows,
  paged: true,
  union: {
    description: 'A message or event of a conversation.',
    members: [...kindsByType].map(([of, kinds]) => ({ of, when: (t) => oneOf(t.kind, kinds) })),
  },
  fields: {},
});

const common: Fields = {
  kind: { type: () => TimelineKind, description: 'The kind of entry.', sql: ({ t }) => t.kind },
  at: { type: () => DateTime, description: 'When it happened.', sql: ({ t }) => t.at },
  actor: {
    type: () => User,
    nullable: true,
    description: 'The user who did it; null if no particular user did.',
    one: relation<TimelineEntry, User>({ of: () => User, where: (user, { t }) => sql`${user.id} = ${t.actor}`, order: [] }),
  },
};

const entry = (of: MappedClass, fields: Fields): MappingPart =>
  mapType<TimelineEntry>(of, { ownerTable: () => TimelineEntry, fields: { ...common, ...fields } });

/** Maps the object whose id a property of the entry holds. */
const objectOf = (of: MappedClass<{ id: string }>, property: 'ref' | 'meeting', description: string): FieldMapping<TimelineEntry> => ({
  type: () => of,
  nullable: true,
  description,
  one: relation<TimelineEntry, { id: string }>({ of: () => of, where: (row, { t }) => sql`${row.id} = ${t[property]}`, order: [] }),
});

const order: FieldMapping<TimelineEntry> = {
  type: () => Order,
  nullable: true,
  description: 'The order; null for everyone but its sides and administrators.',
  one: relation<TimelineEntry, Order>({
    of: () => Order,
    where: (row, { t }) => allOf([sql`${row.id} = ${t.purchase}`, canSql('order:read', row)]),
    order: [],
  }),
};

/** Mappings of the timeline and of the types of its entries. */
export const timelineMappings: readonly MappingPart[] = [
  timelineEntryMapping,
  entry(MessageEntry, { message: objectOf(Message, 'ref', 'The message.') }),
  entry(OfferEntry, { offer: objectOf(Offer, 'ref', 'The offer in its present state.') }),
  entry(ReservationEntry, {}),
  entry(SwapEntry, { swap: objectOf(Swap, 'ref', 'The swap.') }),
  entry(OrderEntry, {
    order,
    orderStatus: {
      type: () => OrderStatus,
      description: 'The status that the order got; NOT_PROCESSED when it was placed.',
      sql: ({ t }) => t.status,
    },
  }),
  entry(MeetingEntry, { meeting: objectOf(Meeting, 'meeting', 'The meeting in its present state.'), order }),
  entry(HandoverEntry, { order }),
  entry(RatingEntry, { order }),
];

/** Conversation fields about the timeline. */
export const conversationTimelineMapping = mapType<Conversation>(Conversation, {
  fields: {
    timeline: {
      type: () => connectionOf(TimelineEntry),
      description: 'Messages and events, oldest first: offers, reservations, orders, meetings, handovers, ratings and swaps.',
      args: {
        ...pageArgs(50),
        withMessages: { type: () => Boolean, defaultValue: true, description: 'Whether messages are included.' },
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
