import type { Domain } from '../../read/domain.ts';
import { DemandResolver } from './wanted/demand/demand.resolver.ts';
import { WantedListing } from './wanted/wanted-listing.entity.ts';
import { WantedPost } from './wanted/wanted-post.entity.ts';
import { wantedPostMapping } from './wanted/wanted.mapping.ts';
import { WantedResolver } from './wanted/wanted.resolver.ts';

/** Everything that `market/wanted` registers. */
export const wanted: Domain = {
  entities: [WantedPost, WantedListing],
  mappings: [wantedPostMapping],
  resolvers: [WantedResolver, DemandResolver],
};
