import type { Domain } from '../../read/domain.ts';
import { ActChange } from './acts/act-change.entity.ts';
import { Act } from './acts/act.entity.ts';

/** Everything that `log/acts` registers. */
export const acts: Domain = {
  unrecorded: [Act, ActChange],
};
