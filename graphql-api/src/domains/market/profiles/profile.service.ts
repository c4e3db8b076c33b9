import type { Ctx } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { profileById } from './profile.queries.ts';

/**
 * The profile of a user. To guests it is null unless the user sells something now and has not set the profile to private, so that they
 * cannot find out who has an account.
 */
export function profile(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? profileById(id) : null;
}
