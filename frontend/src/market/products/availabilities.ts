import type { ProductAvailability } from '../../gql/graphql.ts';

/** Badge texts for listings that cannot simply be ordered. */
export const unavailable: Partial<Record<ProductAvailability, string>> = {
  RESERVED: 'Reserved',
  SOLD_OUT: 'Sold out',
  PAUSED: 'Paused',
  EXPIRED: 'Expired',
  IN_REVIEW: 'In review',
};
