import type { Ctx } from '../../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../../platform/errors.ts';
import { messages } from '../../../../messages.ts';
import type { LimitSettings } from '../../../../platform/settings/limit-settings.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { exceededBudget, secondsUntilHourIsOver } from './order-budget.queries.ts';

/**
 * Why a buyer may not place a further order with a seller: CONFLICT with what to do while too many orders are open, RATE_LIMITED with the seconds
 * to wait after too many orders in an hour; undefined where one may. A seller who accepts an offer reads it about the buyer.
 */
export async function budgetRejection(ctx: Ctx, limits: LimitSettings, buyer: string, seller: Sql): Promise<DomainError | undefined> {
  const exceeded = await exceededBudget(ctx, limits, buyer, seller);
  if (!exceeded) return undefined;
  const isBuyer = ctx.viewer?.id === buyer;
  if (exceeded === 'HOUR') {
    const retryAfter = Math.max(1, Math.ceil(await secondsUntilHourIsOver(ctx, buyer, limits.buyerOrders)));
    const text = isBuyer ? messages.tooManyOrders : messages.tooManyOrdersOfBuyer;
    return new DomainError(ErrorCode.RATE_LIMITED, text(limits.buyerOrders, retryAfter), { retryAfter });
  }
  if (!isBuyer) return new DomainError(ErrorCode.CONFLICT, messages.tooManyOpenOrdersOfBuyer);
  const text = exceeded === 'OPEN' ? messages.tooManyOpenOrders(limits.buyerOpenOrders) : messages.tooManyOpenOrdersWithSeller(limits.pairOpenOrders);
  return new DomainError(ErrorCode.CONFLICT, text);
}
