import { DomainError, ErrorCode, notFound } from '../../../../platform/errors.ts';
import { sql, type Sql } from '../../../../platform/database/sql.ts';
import type { WriteRule } from '../../../../platform/database/write-rules.ts';
import { messages } from '../../../../messages.ts';
import type { Columns } from '../../../../read/mapping.ts';
import { isNotAway, isNotBlocked } from '../../../people/blocks/contact.rules.ts';
import { isReservedSql } from './reserved.queries.ts';
import type { Product } from '../product.entity.ts';
import { isPublishedSql } from '../product.queries.ts';

type Of<Property extends keyof Product> = Pick<Columns<Product>, Property>;

/** Creates an OUT_OF_STOCK error. */
export const outOfStock = () => new DomainError(ErrorCode.OUT_OF_STOCK, messages.outOfStock);

/** Creates the error for a product of a suspended seller. Nobody can order it, make an offer on it or write about it. */
export const sellerIsAway = () => new DomainError(ErrorCode.CONFLICT, messages.sellerAway);

const noSuchProduct = () => notFound('Product');

/** The product exists, was not taken down, and does not wait for an administrator's review. */
export const isListed = (t: Of<'id' | 'deletedAt' | 'heldSince'>, id: Sql): WriteRule => ({
  holds: sql`${t.id} = ${id} and ${isPublishedSql(t)}`,
  error: noSuchProduct,
});

/** The product belongs to another user. */
export const isNotOwn = (t: Of<'seller'>, user: Sql, message: string): WriteRule => ({
  holds: sql`${t.seller} <> ${user}`,
  error: () => new DomainError(ErrorCode.FORBIDDEN, message),
});

/** The seller of the product is not suspended. */
export const sellerIsThere = (t: Of<'seller'>): WriteRule => isNotAway(t.seller, sellerIsAway);

/** Neither the product's seller nor the user has blocked the other. Otherwise the product does not exist for the user. */
export const sellerIsNotBlocked = (t: Of<'seller'>, user: Sql): WriteRule => isNotBlocked(t.seller, user, noSuchProduct);

/** The product is not reserved for another user. */
export const isNotReservedForOther = (t: Of<'reservedFor' | 'reservedUntil'>, user: Sql, message: string): WriteRule => ({
  holds: sql`(${t.reservedFor} = ${user} or not ${isReservedSql(t)})`,
  error: () => new DomainError(ErrorCode.CONFLICT, message),
});

/** The product is neither paused nor expired. */
export const isForSale = (t: Of<'isOpen'>, error: () => DomainError = noSuchProduct): WriteRule => ({ holds: sql`${t.isOpen}`, error });

/** At least the given number of pieces is left. */
export const hasStock = (t: Of<'quantity'>, quantity: Sql): WriteRule => ({ holds: sql`${t.quantity} >= ${quantity}`, error: outOfStock });

/** Rules for a user who contacts the seller of a product. */
export const contactRules = (t: Of<'id' | 'deletedAt' | 'heldSince' | 'seller'>, product: Sql, user: Sql): WriteRule[] => [
  isListed(t, product),
  sellerIsThere(t),
  isNotOwn(t, user, messages.ownConversation),
  sellerIsNotBlocked(t, user),
];
