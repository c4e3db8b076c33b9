import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { given } from '../../../platform/database/statement.ts';
import { sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { WriteRule, WriteRules } from '../../../platform/database/write-rules.ts';
import { messages } from '../../../messages.ts';
import { Product } from '../../market/products/product.entity.ts';
import { contactRules, hasStock, isForSale, isListed } from '../../market/products/availability/product.rules.ts';
import { hasAccount, isNotAway, isNotBlocked } from '../../people/blocks/contact.rules.ts';
import { hasOpenOfferSql } from './open-offer.queries.ts';

const conflict = (message: string) => () => new DomainError(ErrorCode.CONFLICT, message);
const noSuchOffer = () => notFound('Offer');

/** A new offer. */
export interface NewOffer {
  conversation: string;
  product: string;
  maker: string;
  /** The price of one piece. */
  price: number;
  quantity: number;
  /** The top-up: what the buyer adds to the listings given, or, below 0, what the seller adds. Null for an offer of money alone. */
  topUp: number | null;
}

/** The values of a new offer. */
export const made = given<NewOffer>({
  ...{ conversation: 'bigint', product: 'bigint', maker: 'bigint' },
  ...{ price: 'numeric', quantity: 'int', topUp: 'numeric' },
} as const);

/** The product of a new offer. */
export const offered = table(Product, 'p');

const row = sql`${offered} on ${offered.id} = ${made.product}`;

/** True if the seller accepts offers below the price, or the offer is not below the price or gives listings. */
const isPriceTaken: WriteRule = {
  holds: sql`(${offered.negotiable} or ${made.price} >= ${offered.price} or ${made.topUp} is not null)`,
  error: conflict(messages.fullPrice),
};

/** True if the locked conversation has no open offer. */
const hasNoOpenOffer: WriteRule = { holds: sql`not ${hasOpenOfferSql(made.conversation)}`, error: conflict(messages.offerOpen) };

/** Rules for an offer of a buyer, in the order in which their errors are reported. */
export const offerRules: WriteRules<NewOffer> = {
  row,
  rules: [...contactRules(offered, made.product, made.maker), isForSale(offered), hasStock(offered, made.quantity), isPriceTaken, hasNoOpenOffer],
};

/** Rules for an offer that answers another one. */
export const counterRules: WriteRules<NewOffer> = {
  row,
  rules: [isListed(offered, made.product), isForSale(offered), hasStock(offered, made.quantity)],
};

/** The user who made an offer and the user who answers it. */
interface Answered {
  maker: string;
  viewer: string;
}

const answered = given<Answered>({ maker: 'bigint', viewer: 'bigint' });

const makerHasAccount = hasAccount(answered.maker, noSuchOffer);
const makerIsThere = isNotAway(answered.maker, conflict(messages.offerWaits));

/** Rules for the maker of an offer that becomes an order. The deletion and the ban of the maker then wait. */
export const makerRules: WriteRules<Pick<Answered, 'maker'>> = { rules: [makerHasAccount, makerIsThere] };

/** The same rules for the maker of an offer that receives a counter-offer. */
export const counteredMakerRules: WriteRules<Answered> = {
  rules: [isNotBlocked(answered.maker, answered.viewer, noSuchOffer), makerHasAccount, makerIsThere],
};
