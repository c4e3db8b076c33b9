import type { Domain } from '../../read/domain.ts';
import { OwnDataResolver } from './own-data/own-data.resolver.ts';

/** What is registered of `acts/own-data`. */
export const ownData: Domain = {
  resolvers: [OwnDataResolver],
};
