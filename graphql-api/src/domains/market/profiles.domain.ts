import type { Domain } from '../../read/domain.ts';
import { ProfileResolver } from './profiles/profile.resolver.ts';
import { sellerMapping } from './profiles/seller.mapping.ts';

/** Everything that `market/profiles` registers. */
export const profiles: Domain = {
  mappings: [sellerMapping],
  resolvers: [ProfileResolver],
};
