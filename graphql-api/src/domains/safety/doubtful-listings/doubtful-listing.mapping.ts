import { mapType } from '../../../read/mapping.ts';
import { DoubtfulListing } from './doubtful-listing.entity.ts';

export const doubtfulListingMapping = mapType<DoubtfulListing>(DoubtfulListing, { paged: true, fields: {} });
