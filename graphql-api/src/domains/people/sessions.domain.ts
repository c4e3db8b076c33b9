import type { Domain } from '../../read/domain.ts';
import { SessionRow } from './sessions/session.entity.ts';

/** What is registered of `people/sessions`. */
export const sessions: Domain = {
  unrecorded: [SessionRow],
};
