import type { Domain } from '../../read/domain.ts';
import { ErasureResolver } from './erasure/erasure.resolver.ts';

/** Registration of `acts/erasure`. */
export const erasure: Domain = {
  resolvers: [ErasureResolver],
};
