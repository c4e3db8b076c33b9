import type { Domain } from '../../read/domain.ts';
import { SessionRow } from './sessions/session.entity.ts';

/** Registration of `people/sessions`. */
export const sessions: Domain = {
  unrecorded: [SessionRow],
};
