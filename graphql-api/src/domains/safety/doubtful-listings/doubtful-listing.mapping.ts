import { mapType } from '../../../read/mapping.ts';
import { isVisibleProductSql } from '../../market/products/product.queries.ts';
import { DoubtfulListing } from './doubtful-listing.entity.ts';

export const doubtfulListingMapping = mapType<DoubtfulListing>(DoubtfulListing, {
  paged: true,
  // The listing of a doubt is never null.
  visible: (t) => isVisibleProductSql(t.product),
  fields: {},
});
