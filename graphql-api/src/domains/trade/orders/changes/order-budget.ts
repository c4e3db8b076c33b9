import type { Ctx } from '../../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../../platform/errors.ts';
import { messages } from '../../../../messages.ts';
import { exceededBudget, secondsUntilHourIsOver, type OrderBudget } from './order-budget.queries.ts';

/**
 * Returns why a buyer may not place a further order with a seller: CONFLICT with advice while too many orders are open, RATE_LIMITED with the seconds
 * to wait after too many orders in an hour, or undefined if the order is allowed. A seller who accepts an offer gets the error about the buyer.
 */
export async function budgetRejection(ctx: Ctx, order: OrderBudget): Promise<DomainError | undefined> {
  const { buyer, buyerOpenOrders, pairOpenOrders, buyerOrders } = order;
  const exceeded = await exceededBudget(ctx, order);
  if (!exceeded) return undefined;
  const isBuyer = ctx.viewer?.id === buyer;
  if (exceeded === 'HOUR') {
    const retryAfter = Math.max(1, Math.ceil(await secondsUntilHourIsOver(ctx, buyer, buyerOrders!)));
    const text = isBuyer ? messages.tooManyOrders : messages.tooManyOrdersOfBuyer;
    return new DomainError(ErrorCode.RATE_LIMITED, text(buyerOrders!, retryAfter), { retryAfter });
  }
  if (!isBuyer) return new DomainError(ErrorCode.CONFLICT, messages.tooManyOpenOrdersOfBuyer);
  const text = exceeded === 'OPEN' ? messages.tooManyOpenOrders(buyerOpenOrders!) : messages.tooManyOpenOrdersWithSeller(pairOpenOrders!);
  return new DomainError(ErrorCode.CONFLICT, text);
}
