import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import { canSql } from '../../../access/policy.ts';
import { isPersonSql, isUnreadSql, peopleSql } from '../../talk/conversations/people/conversation-people.queries.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { mayObjectSql } from '../../trade/handover/handover.queries.ts';
import { hasAgreedSql, meetingOrderSql } from '../../trade/meetings/meeting-people.queries.ts';
import { Meeting, MeetingStatus } from '../../trade/meetings/meeting.entity.ts';
import { Offer } from '../../trade/offers/offer.entity.ts';
import { isOpenSql } from '../../trade/offers/open-offer.queries.ts';
import { Order, OrderStatus } from '../../trade/orders/order.entity.ts';
import { SwapProposalLeg } from '../../trade/swaps/proposals/swap-proposal-leg.entity.ts';
import { SwapProposal } from '../../trade/swaps/proposals/swap-proposal.entity.ts';
import { isOpenSql as isOpenProposalSql } from '../../trade/swaps/proposals/swap-proposal.queries.ts';
import { literal, oneOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { hasRatedSql, isOpenSql as mayRateSql } from '../../trade/ratings/rating.queries.ts';
import type { Columns } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { OrderStep } from './order-step.ts';

const o = table(Order, 'o');
const c = table(Conversation, 'c');
const m = table(Message, 'm');
const f = table(Offer, 'f');
const g = table(Meeting, 'g');
const s = table(SwapProposal, 's');
const l = table(SwapProposalLeg, 'l');

/** What is due by then needs the viewer today, in every time zone. */
const withinADay = sql`now() + interval '24 hours'`;

const isViewer = (user: Sql): Sql => sql`coalesce(${user} = ${viewerSql.id}, false)`;

/** Whether an order has a meeting that fulfils a condition. */
const hasMeeting = (order: Sql, condition: Sql): Sql => sql`exists (select from ${g} where ${g.order} = ${meetingOrderSql(order)} and ${condition})`;

const isProposed = sql`(${g.status} = ${literal(MeetingStatus.PROPOSED)} and ${g.at} > now())`;
const isAgreed = sql`${g.status} = ${literal(MeetingStatus.ACCEPTED)}`;

/** Whether others wait for the viewer's answer to a meeting. */
const hasMeetingToAnswer = (t: Columns<Order>): Sql => hasMeeting(t.id, sql`${isProposed} and not ${hasAgreedSql(g, viewerSql.id)}`);

/** Whether a meeting is agreed, or the viewer waits for the answer of others. */
const hasMeetingPlan = (t: Columns<Order>): Sql => hasMeeting(t.id, oneOf([isAgreed, isProposed]));

const isToHandOver = (t: Columns<Order>): Sql =>
  sql`(${t.handoverConfirmedAt} is null and ${t.status} not in (${literal(OrderStatus.CANCELLED)}, ${literal(OrderStatus.DELIVERED)}))`;

/** Whether the viewer bought it and has neither confirmed nor disputed its delivery. */
const isToConfirm = (t: Columns<Order>): Sql => sql`(${isViewer(t.buyer)} and not ${t.hiddenByBuyer} and ${mayObjectSql(t)})`;

/** Whether the viewer sells it and has done nothing about it so far. */
const isUntouched = (t: Columns<Order>): Sql =>
  sql`(${isViewer(t.seller)} and ${t.status} = ${literal(OrderStatus.NOT_PROCESSED)} and not ${hasMeetingPlan(t)})`;

/** Whether an order waits for the viewer: the one rule of the badges of orders. */
export const orderAwaitsViewerSql = (t: Columns<Order>): Sql =>
  sql`(${t.handoverConfirmedAt} is null and ${t.status} <> ${literal(OrderStatus.CANCELLED)} and ${isSide(t)}
    and (${isUntouched(t)} or ${isToConfirm(t)} or (${isToHandOver(t)} and ${hasMeetingToAnswer(t)})))`;

const isSide = (t: Columns<Order>): Sql => sql`${oneOf([isViewer(t.buyer), isViewer(t.seller)])}`;

/** What the viewer does next about an order; null where nothing is to be done, and for others than its sides. */
export const orderStepSql = (t: Columns<Order>): Sql => sql`case
  when not ${isSide(t)} then null
  when ${mayRateSql(t)} and not ${hasRatedSql(t.id)} then ${literal(OrderStep.RATE)}
  when ${isToConfirm(t)} then ${literal(OrderStep.CONFIRM_RECEIVED)}
  when not ${isToHandOver(t)} then null
  when ${hasMeetingToAnswer(t)} then ${literal(OrderStep.ANSWER_MEETING)}
  when ${hasMeeting(t.id, isAgreed)} or ${t.status} = ${literal(OrderStatus.SHIPPED)} or ${isBlockedSql(t.buyer, t.seller)}
    then case when ${isViewer(t.buyer)} then ${literal(OrderStep.SHOW_CODE)} else ${literal(OrderStep.ENTER_CODE)} end
  when ${hasMeeting(t.id, isProposed)} then null
  else ${literal(OrderStep.PROPOSE_MEETING)} end`;

/** How many orders wait for the viewer as one of the sides. */
export const awaitingOrdersSql = (side: 'buyer' | 'seller'): Sql =>
  sql`(select count(*)::int from ${o} where ${o[side]} = ${viewerSql.id} and ${orderAwaitsViewerSql(o)})`;

/** Whether a conversation waits for the viewer: the one rule of the badge of chats. A block silences that of two. */
export const conversationAwaitsViewerSql = (t: Columns<Conversation>): Sql =>
  sql`(${canSql('conversation:write', { people: peopleSql(t) })} and not ${isBlockedSql(t.buyer, t.seller)}
    and (exists (select from ${m} where ${m.conversation} = ${t.id} and ${isUnreadSql(m, t, viewerSql.id)})
      or exists (select from ${f} where ${f.conversation} = ${t.id} and ${isOpenSql(f)} and ${f.maker} <> ${viewerSql.id})))`;

/** How many conversations wait for the viewer. */
export const awaitingConversationsSql = sql`(select count(*)::int from ${c}
  where ${isPersonSql(c, viewerSql.id)} and ${conversationAwaitsViewerSql(c)})`;

const isConversationOfViewer = sql`(${c.buyer} = ${viewerSql.id} or ${c.seller} = ${viewerSql.id}) and not ${isBlockedSql(c.buyer, c.seller)}`;

/** How many open offers that the viewer can answer end within a day. */
export const endingOffersSql = sql`(select count(*)::int from ${f} join ${c} on ${c.id} = ${f.conversation}
  where ${isConversationOfViewer} and ${isOpenSql(f)} and ${f.maker} <> ${viewerSql.id} and ${f.expiresAt} <= ${withinADay})`;

/** How many agreed meetings of the viewer are within a day, or were and nothing was handed over. */
export const meetingsSql = sql`(select count(distinct ${g.id})::int from ${o} join ${g} on ${g.order} = ${meetingOrderSql(o.id)}
  where (${o.buyer} = ${viewerSql.id} or ${o.seller} = ${viewerSql.id}) and ${isToHandOver(o)}
    and ${isAgreed} and ${g.at} <= ${withinADay} and ${g.at} > now() - interval '24 hours')`;

/** How many proposed swaps the viewer can accept. */
export const awaitingSwapsSql = sql`(select count(*)::int from ${s} join ${l} on ${l.proposal} = ${s.id}
  where ${l.giver} = ${viewerSql.id} and ${l.acceptedAt} is null and ${isOpenProposalSql(s)})`;
