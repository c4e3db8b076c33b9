import { authorize } from '../../../../access/policy.ts';
import type { Ctx } from '../../../../platform/context.ts';
import type { Page, QuerySource } from '../../../../read/query-source.ts';
import { deleteRecentSearches, loggedSearchById, loggedSearchPage, type LoggedSearchFilter } from './search-log.queries.ts';

/** Returns a logged search, for administrators; null for everybody else. */
export function loggedSearch(_ctx: Ctx, id: string): QuerySource {
  return loggedSearchById(id);
}

/** Returns logged searches in the requested order, optionally only those that found something or nothing. Administrators only. */
export function loggedSearches(ctx: Ctx, { found, search, sort, ...page }: Page & LoggedSearchFilter): QuerySource {
  authorize(ctx, 'search:manage');
  return loggedSearchPage({ found, search, sort }, page);
}

/** Deletes the viewer's recent searches. Throws UNAUTHENTICATED. */
export async function clearRecentSearches(ctx: Ctx): Promise<{ id: string }> {
  const { id } = authorize(ctx, 'account:use');
  await deleteRecentSearches(ctx, id);
  return { id };
}
