import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { given } from '../../../platform/database/statement.ts';
import { sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { WriteRule, WriteRules } from '../../../platform/database/write-rules.ts';
import { messages } from '../../../messages.ts';
import { Product } from '../../market/products/product.entity.ts';
import { sellerOfSql } from '../../market/products/product.queries.ts';
import {
  hasStock,
  isForSale,
  isListed,
  isNotOwn,
  isNotReservedForOther,
  sellerIsNotBlocked,
  sellerIsThere,
} from '../../market/products/availability/product.rules.ts';
import { accountIsGone } from '../../people/users/own-account.ts';
import { hasAccount } from '../../people/blocks/contact.rules.ts';
import { budgetRejection } from './changes/order-budget.ts';
import { withinBudgetSql, type OrderBudget } from './changes/order-budget.queries.ts';

/** A new order as its rules check it. */
export interface WantedOrder extends OrderBudget {
  quantity: number;
  /** The price that the buyer saw; null if any price is accepted. */
  shownPrice: number | null;
}

const wanted = given<Pick<WantedOrder, 'buyer' | 'product' | 'quantity' | 'shownPrice'>>({
  ...{ buyer: 'bigint', product: 'bigint', quantity: 'int', shownPrice: 'numeric' },
});

/** The product of a new order. */
export const ordered = table(Product, 'p');

/** True if the buyer does not have too many orders, open or within an hour. Further orders of the buyer wait until the transaction ends. */
const isWithinBudget: WriteRule<WantedOrder> = { holds: withinBudgetSql(ordered.seller), error: budgetRejection };

/** True if the product costs what the buyer saw. */
const costsWhatWasShown: WriteRule<WantedOrder> = {
  holds: sql`(${wanted.shownPrice} is null or ${ordered.price} = ${wanted.shownPrice})`,
  error: () => new DomainError(ErrorCode.CONFLICT, messages.priceChanged),
};

/** Rules for an order, in the order in which their errors are reported. Both accounts are locked before the product, as everywhere. */
export const orderRules: WriteRules<WantedOrder> = {
  row: sql`${ordered} on ${ordered.id} = ${wanted.product}`,
  rules: [
    hasAccount(wanted.buyer, accountIsGone),
    isListed(ordered, wanted.product),
    hasAccount(sellerOfSql(wanted.product), () => notFound('Product')),
    sellerIsNotBlocked(ordered, wanted.buyer),
    isNotOwn(ordered, wanted.buyer, messages.ownProduct),
    sellerIsThere(ordered),
    isNotReservedForOther(ordered, wanted.buyer, messages.reservedForOther),
    isWithinBudget,
    isForSale(ordered, () => new DomainError(ErrorCode.OUT_OF_STOCK, messages.productNotForSale)),
    hasStock(ordered, wanted.quantity),
    costsWhatWasShown,
  ],
};
