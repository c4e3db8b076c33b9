import type { Domain } from '../../read/domain.ts';
import {
  userCountsMapping,
  adminQueueMapping,
  userAttentionMapping,
  orderAttentionMapping,
  conversationAttentionMapping,
} from './attention/attention.mapping.ts';
import { AttentionResolver } from './attention/attention.resolver.ts';

/** Registration of `notify/attention`. */
export const attention: Domain = {
  mappings: [userCountsMapping, adminQueueMapping, userAttentionMapping, orderAttentionMapping, conversationAttentionMapping],
  resolvers: [AttentionResolver],
};
