import type { Ctx } from '../../../../platform/context.ts';
import { expression, sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { Product } from '../../../market/products/product.entity.ts';
import { Order, OrderStatus } from '../../orders/order.entity.ts';
import { SwapLeg } from '../swap-leg.entity.ts';
import { SwapTerms } from '../../../market/products/availability/swap-terms.entity.ts';
import { SwapProposal, SwapProposalStatus } from './swap-proposal.entity.ts';
import { isOpenSql } from './swap-proposal.queries.ts';

const s = table(SwapProposal, 's');
const t = table(SwapTerms, 't');
const p = table(Product, 'p');
const l = table(SwapLeg, 'l');
const o = table(Order, 'o');

const ended = (status: SwapProposalStatus) => expression<number>`(count(*) filter (where ${s.status} = ${status}))::int`;

/** Counts the listings open to swaps, the proposals and their outcomes, and the listings that were handed over in swaps. */
export async function countSwaps({ db }: Ctx) {
  const figures = columns({
    openToSwap: expression<number>`(select count(*)::int from ${t} join ${p} on ${p.id} = ${t.product} where ${p.deletedAt} is null and ${p.isOpen} and ${p.inStock})`,
    handedOver: expression<number>`(select count(*)::int from ${l} join ${o} on ${o.id} = ${l.order} where ${o.status} = ${OrderStatus.DELIVERED})`,
    proposed: expression<number>`count(*)::int`,
    open: expression<number>`(count(*) filter (where ${isOpenSql(s)}))::int`,
    accepted: ended(SwapProposalStatus.ACCEPTED),
    declined: ended(SwapProposalStatus.DECLINED),
    // Overdue proposals count as expired even before the job has ended them.
    expired: expression<number>`(count(*) filter (where ${s.status} = ${SwapProposalStatus.EXPIRED} or ${s.status} = ${SwapProposalStatus.OPEN} and not ${isOpenSql(s)}))::int`,
    broken: ended(SwapProposalStatus.BROKEN),
  });
  return (await db.one(sql`select ${figures} from ${s}`))!;
}
