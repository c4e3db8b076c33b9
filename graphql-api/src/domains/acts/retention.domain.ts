import type { Domain } from '../../read/domain.ts';
import { RetentionResolver } from './retention/retention.resolver.ts';

/** What is registered of `acts/retention`. */
export const retention: Domain = {
  resolvers: [RetentionResolver],
};
