import type { Domain } from '../../read/domain.ts';
import { Bundle } from './bundles/bundle.entity.ts';
import { bundleMapping, conversationBundleMapping } from './bundles/bundle.mapping.ts';
import { BundleResolver } from './bundles/bundle.resolver.ts';

/** Registration of `trade/bundles`. */
export const bundles: Domain = {
  entities: [Bundle],
  mappings: [bundleMapping, conversationBundleMapping],
  resolvers: [BundleResolver],
};
