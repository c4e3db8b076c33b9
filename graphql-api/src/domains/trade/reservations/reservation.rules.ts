import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { WriteRule } from '../../../platform/database/write-rules.ts';
import { messages } from '../../../messages.ts';
import { hasStock, isListed, isNotReservedForOther } from '../../market/products/availability/product.rules.ts';
import { hasAccount, isNotAway, isNotBlocked } from '../../people/blocks/contact.rules.ts';
import { reserved } from './reservation.queries.ts';

const otherSideAway = () => new DomainError(ErrorCode.CONFLICT, messages.otherSideAway);

interface Reservation {
  product: string;
  seller: string;
  buyer: string;
}

/** What must hold for a reservation, in the order in which the seller is told. */
export function reservationRules({ product, seller, buyer }: Reservation): WriteRule[] {
  const user = sql`${buyer}::bigint`;
  return [
    isNotBlocked(sql`${seller}::bigint`, user, () => notFound('Conversation')),
    isNotAway(user, otherSideAway),
    hasAccount(user, () => notFound('User')),
    isListed(reserved, product),
    hasStock(reserved, 1),
    isNotReservedForOther(reserved, buyer, messages.reservedAlready),
  ];
}
