import type { ProductAvailability } from '../../gql/graphql.ts';

/** What a badge says of a listing that cannot simply be ordered. */
export const unavailable: Partial<Record<ProductAvailability, string>> = {
  RESERVED: 'Reserved',
  SOLD_OUT: 'Sold out',
  PAUSED: 'Paused',
  EXPIRED: 'Expired',
  IN_REVIEW: 'In review',
};
