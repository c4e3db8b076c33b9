import { authorize } from '../../../../access/policy.ts';
import type { Ctx } from '../../../../platform/context.ts';
import type { Page, QuerySource } from '../../../../read/query-source.ts';
import { deleteRecentSearches, loggedSearchById, loggedSearchPage, type LoggedSearchFilter } from './search-log.queries.ts';

/** A logged search, for administrators; null for everybody else. */
export function loggedSearch(_ctx: Ctx, id: string): QuerySource {
  return loggedSearchById(id);
}

/** What people search for, in the order asked for; only what found something, or nothing, where it is said. Administrators only. */
export function loggedSearches(ctx: Ctx, { found, search, sort, ...page }: Page & LoggedSearchFilter): QuerySource {
  authorize(ctx, 'search:manage');
  return loggedSearchPage({ found, search, sort }, page);
}

/** Forgets the viewer's own last searches. Throws UNAUTHENTICATED. */
export async function clearRecentSearches(ctx: Ctx): Promise<{ id: string }> {
  const { id } = authorize(ctx, 'account:use');
  await deleteRecentSearches(ctx, id);
  return { id };
}
