import type { Domain } from '../../read/domain.ts';
import { OwnDataResolver } from './own-data/own-data.resolver.ts';

/** Registration of `acts/own-data`. */
export const ownData: Domain = {
  resolvers: [OwnDataResolver],
};
