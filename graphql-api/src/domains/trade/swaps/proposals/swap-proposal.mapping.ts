import { literal, sql, type Sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { mapType, oldestFirst, relation } from '../../../../read/mapping.ts';
import { viewerSql } from '../../../../platform/database/statement.ts';
import { User } from '../../../people/users/user.entity.ts';
import { Order, OrderStatus } from '../../orders/order.entity.ts';
import { upiLinkSql } from '../../payments/payment.queries.ts';
import { MOST_PEOPLE } from '../rings/ring.ts';
import { SwapLeg } from '../swap-leg.entity.ts';
import { SwapProposalLeg } from './swap-proposal-leg.entity.ts';
import { SwapProposal, SwapProposalStatus } from './swap-proposal.entity.ts';
import { isOfLegSql, isOpenSql } from './swap-proposal.queries.ts';
import { SwapTransfer } from './swap-transfer.entity.ts';

const l = table(SwapProposalLeg, 'l');
const s = table(SwapProposal, 's');
const g = table(SwapLeg, 'g');
const o = table(Order, 'o');

export const swapProposalLegMapping = mapType<SwapProposalLeg>(SwapProposalLeg, { fields: {} });

/** True if a proposal has become a swap that was not cancelled. */
const isAgreedSql = (proposal: Sql): Sql => sql`exists (select from ${s} join ${g} on ${g.swap} = ${s.swap} join ${o} on ${o.id} = ${g.order}
  where ${s.id} = ${proposal} and ${o.status} <> ${literal(OrderStatus.CANCELLED)})`;

export const swapTransferMapping = mapType<SwapTransfer>(SwapTransfer, {
  fields: {
    upiLink: {
      type: () => String,
      nullable: true,
      description:
        'A link that opens a UPI app with who is paid and the amount filled in. Null unless you pay, who is paid has a UPI id, and the swap was agreed on and not cancelled; null too where the payment is the price of an order, which has the link (`Order.upiLink`). No payment passes through the marketplace.',
      sql: ({ t }) => sql`case when ${t.from} = ${viewerSql.id} and ${isAgreedSql(t.proposal)}
        and not exists (select from ${l} where ${isOfLegSql(t, l)})
        then ${upiLinkSql(t.to, t.amount, sql`'Swap ' || ${t.proposal}`)} end`,
    },
  },
});

export const swapProposalMapping = mapType<SwapProposal>(SwapProposal, {
  paged: true,
  fields: {
    status: {
      type: () => SwapProposalStatus,
      description: 'The status.',
      sql: ({ t }) =>
        sql`case when ${t.status} = ${SwapProposalStatus.OPEN} and not ${isOpenSql(t)} then ${literal(SwapProposalStatus.EXPIRED)} else ${t.status} end`,
    },
    legs: {
      type: () => [SwapProposalLeg],
      description: 'The legs: which listing would go from whom to whom, in the order of the ring.',
      most: MOST_PEOPLE,
      list: relation<SwapProposal, SwapProposalLeg>({
        of: () => SwapProposalLeg,
        where: (leg, { t }) => sql`${leg.proposal} = ${t.id}`,
        order: oldestFirst,
      }),
    },
    viewerLegs: {
      type: () => [SwapProposalLeg],
      description: 'The legs in which you give or get something.',
      most: MOST_PEOPLE,
      list: relation<SwapProposal, SwapProposalLeg>({
        of: () => SwapProposalLeg,
        where: (leg, { t }) => sql`${leg.proposal} = ${t.id} and ${viewerSql.id} in (${leg.giver}, ${leg.receiver})`,
        order: oldestFirst,
      }),
    },
    transfers: {
      type: () => [SwapTransfer],
      description: 'The payments that even out the prices, as few as possible.',
      most: MOST_PEOPLE,
      list: relation<SwapProposal, SwapTransfer>({
        of: () => SwapTransfer,
        where: (transfer, { t }) => sql`${transfer.proposal} = ${t.id}`,
        order: oldestFirst,
      }),
    },
    acceptedBy: {
      type: () => [User],
      description: 'Participants who have accepted it.',
      most: MOST_PEOPLE,
      list: relation<SwapProposal, User>({
        of: () => User,
        where: (user, { t }) => sql`${user.id} in (select ${l.giver} from ${l} where ${l.proposal} = ${t.id} and ${l.acceptedAt} is not null)`,
        order: oldestFirst,
      }),
    },
    viewerCanAnswer: {
      type: () => Boolean,
      description: 'Whether you may accept it: it is open, and you are a participant who has not accepted yet.',
      sql: ({ t }) => sql`(${isOpenSql(t)} and exists (select from ${l}
        where ${l.proposal} = ${t.id} and ${l.giver} = ${viewerSql.id} and ${l.acceptedAt} is null))`,
    },
  },
});
