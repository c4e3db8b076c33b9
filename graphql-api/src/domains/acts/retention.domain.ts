import type { Domain } from '../../read/domain.ts';
import { RetentionResolver } from './retention/retention.resolver.ts';

/** Registration of `acts/retention`. */
export const retention: Domain = {
  resolvers: [RetentionResolver],
};
