import type { Domain } from '../../read/domain.ts';
import { Decision } from './moderation/decision.entity.ts';
import { decisionMapping, userDecisionMapping } from './moderation/decision.mapping.ts';

/** Registration of `safety/moderation`. */
export const moderation: Domain = {
  entities: [Decision],
  mappings: [decisionMapping, userDecisionMapping],
};
