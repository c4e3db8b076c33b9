import type { Domain } from '../../read/domain.ts';
import { conversationTimelineMapping, timelineEntryMapping } from './deals/timeline.mapping.ts';

/** What is registered of `trade/deals`. */
export const deals: Domain = {
  mappings: [timelineEntryMapping, conversationTimelineMapping],
};
