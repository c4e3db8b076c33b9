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

/** Anything due within 24 hours counts as due today, in every time zone. */
const withinADay = sql`now() + interval '24 hours'`;

const isViewer = (user: Sql): Sql => sql`coalesce(${user} = ${viewerSql.id}, false)`;

/** True if an order has a meeting that matches a condition. */
const hasMeeting = (order: Sql, condition: Sql): Sql => sql`exists (select from ${g} where ${g.order} = ${meetingOrderSql(order)} and ${condition})`;

const isProposed = sql`(${g.status} = ${literal(MeetingStatus.PROPOSED)} and ${g.at} > now())`;
const isAgreed = sql`${g.status} = ${literal(MeetingStatus.ACCEPTED)}`;

/** True if the others wait for the viewer's answer to a meeting. */
const hasMeetingToAnswer = (t: Columns<Order>): Sql => hasMeeting(t.id, sql`${isProposed} and not ${hasAgreedSql(g, viewerSql.id)}`);

/** True if a meeting is agreed, or the viewer waits for the answer of the others. */
const hasMeetingPlan = (t: Columns<Order>): Sql => hasMeeting(t.id, oneOf([isAgreed, isProposed]));

const isToHandOver = (t: Columns<Order>): Sql =>
  sql`(${t.handoverConfirmedAt} is null and ${t.status} not in (${literal(OrderStatus.CANCELLED)}, ${literal(OrderStatus.DELIVERED)}))`;

/** True if the viewer is the buyer and has neither confirmed nor disputed the delivery. */
const isToConfirm = (t: Columns<Order>): Sql => sql`(${isViewer(t.buyer)} and not ${t.hiddenByBuyer} and ${mayObjectSql(t)})`;

/** True if the viewer is the seller and has not acted on the order yet. */
const isUntouched = (t: Columns<Order>): Sql =>
  sql`(${isViewer(t.seller)} and ${t.status} = ${literal(OrderStatus.NOT_PROCESSED)} and not ${hasMeetingPlan(t)})`;

/** True if an order needs the viewer's attention. All badges of orders use this rule. */
export const orderAwaitsViewerSql = (t: Columns<Order>): Sql =>
  sql`(${t.handoverConfirmedAt} is null and ${t.status} <> ${literal(OrderStatus.CANCELLED)} and ${isSide(t)}
    and (${isUntouched(t)} or ${isToConfirm(t)} or (${isToHandOver(t)} and ${hasMeetingToAnswer(t)})))`;

const isSide = (t: Columns<Order>): Sql => sql`${oneOf([isViewer(t.buyer), isViewer(t.seller)])}`;

/** Returns the viewer's next step for an order; null if there is nothing to do, and for viewers who are not one of its sides. */
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

/** Returns the number of orders that need the viewer's attention as one of the sides. */
export const awaitingOrdersSql = (side: 'buyer' | 'seller'): Sql =>
  sql`(select count(*)::int from ${o} where ${o[side]} = ${viewerSql.id} and ${orderAwaitsViewerSql(o)})`;

/** True if a conversation needs the viewer's attention. The badge of chats uses this rule. A block silences a conversation of two people. */
export const conversationAwaitsViewerSql = (t: Columns<Conversation>): Sql =>
  sql`(${canSql('conversation:write', { people: peopleSql(t) })} and not ${isBlockedSql(t.buyer, t.seller)}
    and (exists (select from ${m} where ${m.conversation} = ${t.id} and ${isUnreadSql(m, t, viewerSql.id)})
      or exists (select from ${f} where ${f.conversation} = ${t.id} and ${isOpenSql(f)} and ${f.maker} <> ${viewerSql.id})))`;

/** Number of conversations that need the viewer's attention. */
export const awaitingConversationsSql = sql`(select count(*)::int from ${c}
  where ${isPersonSql(c, viewerSql.id)} and ${conversationAwaitsViewerSql(c)})`;

const isConversationOfViewer = sql`(${c.buyer} = ${viewerSql.id} or ${c.seller} = ${viewerSql.id}) and not ${isBlockedSql(c.buyer, c.seller)}`;

/** Number of open offers that the viewer can answer and that expire within a day. */
export const endingOffersSql = sql`(select count(*)::int from ${f} join ${c} on ${c.id} = ${f.conversation}
  where ${isConversationOfViewer} and ${isOpenSql(f)} and ${f.maker} <> ${viewerSql.id} and ${f.expiresAt} <= ${withinADay})`;

/** Number of the viewer's agreed meetings that are within a day, or are over with nothing handed over. */
export const meetingsSql = sql`(select count(distinct ${g.id})::int from ${o} join ${g} on ${g.order} = ${meetingOrderSql(o.id)}
  where (${o.buyer} = ${viewerSql.id} or ${o.seller} = ${viewerSql.id}) and ${isToHandOver(o)}
    and ${isAgreed} and ${g.at} <= ${withinADay} and ${g.at} > now() - interval '24 hours')`;

/** Number of proposed swaps that the viewer can accept. */
export const awaitingSwapsSql = sql`(select count(*)::int from ${s} join ${l} on ${l.proposal} = ${s.id}
  where ${l.giver} = ${viewerSql.id} and ${l.acceptedAt} is null and ${isOpenProposalSql(s)})`;
