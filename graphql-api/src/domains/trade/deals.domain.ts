import type { Domain } from '../../read/domain.ts';
import { conversationTimelineMapping, timelineMappings } from './deals/timeline.mapping.ts';

/** What is registered of `trade/deals`. */
export const deals: Domain = {
  mappings: [...timelineMappings, conversationTimelineMapping],
};
