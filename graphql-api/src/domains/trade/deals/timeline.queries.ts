import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { join, literal, raw, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { OrderKey } from '../../../read/mapping.ts';
import { Bundle } from '../bundles/bundle.entity.ts';
import { MeetingAnswer } from '../meetings/meeting-answer.entity.ts';
import { Meeting } from '../meetings/meeting.entity.ts';
import { Offer, OfferStatus } from '../offers/offer.entity.ts';
import { OrderEvent } from '../orders/order-event.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { CounterpartRating } from '../ratings/counterpart-rating.entity.ts';
import { SwapLeg } from '../swaps/swap-leg.entity.ts';
import { Swap } from '../swaps/swap.entity.ts';
import { TimelineKind, type TimelineEntry } from './timeline-entry.ts';

const c = table(Conversation, 'c');
const m = table(Message, 'm');
const f = table(Offer, 'f');
const o = table(Order, 'o');
const e = table(OrderEvent, 'e');
const g = table(Meeting, 'g');
const a = table(MeetingAnswer, 'a');
const r = table(CounterpartRating, 'r');
const w = table(Swap, 'w');
const l = table(SwapLeg, 'l');
const b = table(Bundle, 'b');

const kinds = Object.values(TimelineKind);

interface Entry {
  conversation: Sql;
  at: Sql;
  actor?: Sql;
  ref: Sql;
  purchase?: Sql;
  meeting?: Sql;
  status?: Sql;
}

/** Returns the query for the entries of one kind. The number of a kind fits in four bits. */
function entriesOf(kind: TimelineKind, { conversation, at, actor, ref, purchase, meeting, status }: Entry, from: Sql): Sql {
  const rank = raw(String(kinds.indexOf(kind)));
  const nothing = sql`null::bigint`;
  return sql`select ${ref} * 16 + ${rank} as id, ${conversation} as conversation, ${literal(kind)}::text as kind, ${rank}::integer as rank,
    ${at} as at, ${actor ?? nothing} as actor, ${ref} as ref, ${purchase ?? nothing} as purchase,
    ${meeting ?? nothing} as meeting, ${status ?? sql`null`}::text as status from ${from}`;
}

/** Joins an order with its conversation. */
const ofOrder = sql`join ${c} on ${c.product} = ${o.product} and ${c.buyer} = ${o.buyer}`;

/** Joins an order of a bundle with the bundle's conversation if that is about another listing. */
const ofBundle = sql`join ${b} on ${b.id} = ${o.bundle} join ${c} on ${c.id} = ${b.conversation} and ${c.product} <> ${o.product}`;

/** Joins a meeting with the conversation of its order. */
const ofMeeting = sql`join ${o} on ${o.id} = ${g.order} ${ofOrder}`;

/** Joins a meeting with the conversation of a found swap. */
const ofSwapMeeting = sql`join ${l} on ${l.order} = ${g.order} join ${w} on ${w.id} = ${l.swap} join ${c} on ${c.id} = ${w.conversation} and ${c.buyer} is null`;

/** Columns that all entries about a meeting have in common. */
const about = { conversation: c.id, purchase: g.order, meeting: g.id };

/**
 * The timelines of all conversations, computed from the stored messages, offers, reservations, orders, meetings, ratings and swaps. Whatever was
 * undone or erased is not in them. PostgreSQL pushes a condition on the conversation down to each part, which has an index for it.
 */
export const timelineRows: Sql = join(
  [
    entriesOf(TimelineKind.MESSAGE, { conversation: m.conversation, at: m.createdAt, actor: m.sender, ref: m.id }, sql`${m}`),
    entriesOf(TimelineKind.OFFER_MADE, { conversation: f.conversation, at: f.createdAt, actor: f.maker, ref: f.id }, sql`${f}`),
    entriesOf(
      TimelineKind.OFFER_ENDED,
      {
        conversation: f.conversation,
        at: f.endedAt,
        ref: f.id,
        // The other side of the conversation answers an offer and its maker withdraws it; an offer that nobody answers expires.
        actor: sql`case when ${f.status} = ${literal(OfferStatus.WITHDRAWN)} then ${f.maker} when ${f.status} = ${literal(OfferStatus.EXPIRED)} then null
          when ${f.maker} = ${c.buyer} then ${c.seller} else ${c.buyer} end`,
      },
      sql`${f} join ${c} on ${c.id} = ${f.conversation} where ${f.endedAt} is not null and ${f.status} <> ${literal(OfferStatus.COUNTERED)}`,
    ),
    entriesOf(
      TimelineKind.RESERVED,
      { conversation: c.id, at: c.reservedAt, actor: c.seller, ref: c.id },
      sql`${c} where ${c.reservedAt} is not null`,
    ),
    entriesOf(
      TimelineKind.RESERVATION_ENDED,
      { conversation: c.id, at: c.reservationEndedAt, ref: c.id },
      sql`${c} where ${c.reservationEndedAt} is not null`,
    ),
    entriesOf(TimelineKind.SWAP_AGREED, { conversation: w.conversation, at: w.createdAt, ref: w.id }, sql`${w}`),
    ...[ofOrder, ofBundle].map((place) =>
      entriesOf(
        TimelineKind.ORDER_CHANGED,
        { conversation: c.id, at: e.at, actor: e.by, ref: e.id, purchase: o.id, status: e.to },
        sql`${e} join ${o} on ${o.id} = ${e.order} ${place}`,
      ),
    ),
    ...[ofMeeting, ofSwapMeeting].flatMap((place) => [
      entriesOf(TimelineKind.MEETING_PROPOSED, { ...about, at: g.createdAt, actor: g.proposedBy, ref: g.id }, sql`${g} ${place}`),
      entriesOf(
        TimelineKind.MEETING_ACCEPTED,
        { ...about, at: a.createdAt, actor: a.user, ref: a.id },
        sql`${a} join ${g} on ${g.id} = ${a.meeting} ${place} where ${a.createdAt} is not null`,
      ),
      entriesOf(
        TimelineKind.MEETING_DECLINED,
        { ...about, at: g.declinedAt, actor: g.declinedBy, ref: g.id },
        sql`${g} ${place} where ${g.declinedAt} is not null`,
      ),
    ]),
    ...[ofOrder, ofBundle].flatMap((place) => [
      entriesOf(
        TimelineKind.HANDED_OVER,
        { conversation: c.id, at: o.handoverConfirmedAt, ref: o.id, purchase: o.id },
        sql`${o} ${place} where ${o.handoverConfirmedAt} is not null`,
      ),
      entriesOf(
        TimelineKind.RATED,
        { conversation: c.id, at: r.createdAt, actor: r.author, ref: r.id, purchase: o.id },
        sql`${r} join ${o} on ${o.id} = ${r.order} ${place}`,
      ),
    ]),
  ],
  ' union all ',
);

/** Sort order of the entries of one conversation: oldest first, in microseconds since 1970. */
export const timelineFromStart: OrderKey<TimelineEntry>[] = [
  { by: (t) => sql`(extract(epoch from ${t.at}) * 1000000)::bigint`, type: 'bigint', desc: false },
  { by: (t) => t.rank, type: 'integer', desc: false },
  { by: (t) => t.ref, type: 'bigint', desc: false },
];
