import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { WriteRule } from '../../../platform/database/write-rules.ts';
import { messages } from '../../../messages.ts';
import { isForSale, isListed, isNotOwn, isNotReservedForOther, hasStock, sellerIsThere } from '../../market/products/availability/product.rules.ts';
import { accountIsGone } from '../../people/users/own-account.ts';
import { hasAccount, isNotBlocked } from '../../people/blocks/contact.rules.ts';
import { budgetRejection } from './changes/order-budget.ts';
import { orderLimits, withinBudgetSql } from './changes/order-budget.queries.ts';
import { ordered, sellerOf } from './order.queries.ts';

const notForSale = () => new DomainError(ErrorCode.OUT_OF_STOCK, messages.productNotForSale);

/** The buyer has not too many orders, open or within an hour. Further orders of the buyer wait until the transaction ends. */
const isWithinBudget = (ctx: Ctx, buyer: string, product: string): WriteRule[] => {
  const limits = orderLimits(ctx);
  if (!limits) return [];
  return [{ holds: withinBudgetSql(limits, buyer, ordered.seller), error: (inside) => budgetRejection(inside, limits, buyer, sellerOf(product)) }];
};

const noSuchProduct = () => notFound('Product');

/** What must hold for an order, in the order in which a buyer is told. Both accounts are held before the product is locked, as everywhere. */
export function orderRules(ctx: Ctx, { product, buyer, quantity }: { product: string; buyer: string; quantity: number }): WriteRule[] {
  const user = sql`${buyer}::bigint`;
  return [
    hasAccount(user, accountIsGone),
    isListed(ordered, product),
    hasAccount(sellerOf(product), noSuchProduct),
    isNotBlocked(ordered.seller, user, noSuchProduct),
    isNotOwn(ordered, buyer, messages.ownProduct),
    sellerIsThere(ordered),
    isNotReservedForOther(ordered, buyer, messages.reservedForOther),
    ...isWithinBudget(ctx, buyer, product),
    isForSale(ordered, notForSale),
    hasStock(ordered, quantity),
  ];
}
