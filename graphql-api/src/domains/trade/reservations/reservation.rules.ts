import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { given } from '../../../platform/database/statement.ts';
import { sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { WriteRules } from '../../../platform/database/write-rules.ts';
import { messages } from '../../../messages.ts';
import { Product } from '../../market/products/product.entity.ts';
import { isListed, isNotReservedForOther, outOfStock } from '../../market/products/availability/product.rules.ts';
import { hasAccount, isNotAway, isNotBlocked } from '../../people/blocks/contact.rules.ts';

/** A new reservation. */
export interface NewReservation {
  product: string;
  seller: string;
  buyer: string;
  /** Duration of the reservation from now. */
  hours: number;
}

/** The values of a new reservation. */
export const wanted = given<NewReservation>({ product: 'bigint', seller: 'bigint', buyer: 'bigint', hours: 'int' });

/** The product of a new reservation. */
export const reserved = table(Product, 'p');

/** Rules for a reservation, in the order in which their errors are reported. */
export const reservationRules: WriteRules<NewReservation> = {
  row: sql`${reserved} on ${reserved.id} = ${wanted.product}`,
  rules: [
    isNotBlocked(wanted.seller, wanted.buyer, () => notFound('Conversation')),
    isNotAway(wanted.buyer, () => new DomainError(ErrorCode.CONFLICT, messages.otherSideAway)),
    hasAccount(wanted.buyer, () => notFound('User')),
    isListed(reserved, wanted.product),
    { holds: sql`${reserved.quantity} > 0`, error: outOfStock },
    isNotReservedForOther(reserved, wanted.buyer, messages.reservedAlready),
  ],
};
