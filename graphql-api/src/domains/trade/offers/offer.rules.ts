import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { WriteRule } from '../../../platform/database/write-rules.ts';
import { messages } from '../../../messages.ts';
import { contactRules, hasStock, isForSale, isListed } from '../../market/products/availability/product.rules.ts';
import { hasAccount, isNotAway, isNotBlocked } from '../../people/blocks/contact.rules.ts';
import { hasOpenOfferSql, offered } from './offer.queries.ts';

const conflict = (message: string) => () => new DomainError(ErrorCode.CONFLICT, message);
const noSuchProduct = () => notFound('Product');
const noSuchOffer = () => notFound('Offer');

/** The seller takes offers below the price, or the offer is not below it. */
const isPriceTaken = (price: number): WriteRule => ({
  holds: sql`(${offered.negotiable} or ${price}::numeric >= ${offered.price})`,
  error: conflict(messages.fullPrice),
});

/** No offer of the conversation can be answered. */
const hasNoOpenOffer: WriteRule = { holds: sql`not ${hasOpenOfferSql}`, error: conflict(messages.offerOpen) };

interface Draft {
  productId: string;
  price: number;
  quantity: number;
}

/** What must hold for an offer of a buyer, in the order in which the buyer is told. */
export const offerRules = ({ productId, price, quantity }: Draft, buyer: string): WriteRule[] => [
  ...contactRules(offered, productId, buyer),
  isForSale(offered, noSuchProduct),
  hasStock(offered, quantity),
  isPriceTaken(price),
  hasNoOpenOffer,
];

/** What must hold of the maker of an offer that is answered by another offer or an order. Its deletion and its ban then wait. */
export const makerRules = (maker: string): WriteRule[] => [
  hasAccount(sql`${maker}::bigint`, noSuchOffer),
  isNotAway(sql`${maker}::bigint`, conflict(messages.offerWaits)),
];

/** What must hold of both sides of an offer that is answered by another. */
export const counterRules = (maker: string, viewer: string): WriteRule[] => [
  isNotBlocked(sql`${maker}::bigint`, sql`${viewer}::bigint`, noSuchOffer),
  ...makerRules(maker),
];

/** What must hold of the product of an offer that answers another. */
export const counteredRules = ({ product, quantity }: { product: string; quantity: number }): WriteRule[] => [
  isListed(offered, product),
  isForSale(offered, noSuchProduct),
  hasStock(offered, quantity),
];
