import type { Domain } from '../../read/domain.ts';
import { conversationTimelineMapping, timelineMappings } from './deals/timeline.mapping.ts';

/** Registration of `trade/deals`. */
export const deals: Domain = {
  mappings: [...timelineMappings, conversationTimelineMapping],
};
