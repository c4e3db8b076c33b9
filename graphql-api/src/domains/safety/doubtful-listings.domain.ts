import type { Domain } from '../../read/domain.ts';
import { DoubtfulListing } from './doubtful-listings/doubtful-listing.entity.ts';
import { doubtfulListingMapping } from './doubtful-listings/doubtful-listing.mapping.ts';
import { heldProductMapping } from './doubtful-listings/held-product.mapping.ts';
import { DoubtfulListingResolver } from './doubtful-listings/doubtful-listing.resolver.ts';

/** Registration of `safety/doubtful-listings`. */
export const doubtfulListings: Domain = {
  entities: [DoubtfulListing],
  mappings: [doubtfulListingMapping, heldProductMapping],
  resolvers: [DoubtfulListingResolver],
};
