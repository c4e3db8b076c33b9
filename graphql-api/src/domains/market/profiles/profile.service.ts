import type { Ctx } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { profileById } from './profile.queries.ts';

/**
 * Returns the profile of a user. Guests get null unless the user currently sells something and has not set the profile to private, so that guests
 * cannot find out who has an account.
 */
export function profile(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? profileById(id) : null;
}
