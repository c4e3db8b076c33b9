import type { OperationVariables, RefetchWritePolicy, TypedDocumentNode } from '@apollo/client';
import { createQueryPreloader, type PreloadedQueryRef, type PreloadQueryFetchPolicy } from '@apollo/client/react';
import { isSocketDown } from '../lib/connection.ts';
import { onServer } from '../lib/html/onServer.ts';
import { AFTER } from '../lib/html/paging.ts';
import { currentClient } from './client/currentClient.ts';
import { htmlFetchPolicy } from './htmlData.ts';
import { queryOnServer, waitOnServer } from './client/serverQuery.ts';

/**
 * Starts a page's query in the loader of its route; the page reads it with `usePageQuery`. With `errorPolicy: 'all'`, a failed refresh leaves what is
 * shown in place.
 */
export function preloadQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy: PreloadQueryFetchPolicy = 'cache-first',
  refetchWritePolicy: RefetchWritePolicy = 'overwrite',
): PreloadedQueryRef<Data, Variables> {
  if (onServer) return queryOnServer(query, variables);
  const client = currentClient();
  // Same options as those of the query, so that the cache computes the result once.
  const policy = htmlFetchPolicy(fetchPolicy, () => client.readQuery({ query, variables, optimistic: true }) !== null);
  const options = { variables, fetchPolicy: policy, refetchWritePolicy, errorPolicy: 'all' } as const;
  const preloader: unknown = createQueryPreloader(client);
  return (preloader as (query: unknown, options: unknown) => unknown)(query, options) as PreloadedQueryRef<Data, Variables>;
}

/** Returns the cursor in the URL after which a list begins. In the browser the list begins at its start and loads more pages below. */
export function firstCursor(params: URLSearchParams): { after?: string } {
  const after = onServer ? params.get(AFTER) : null;
  return after === null ? {} : { after };
}

/**
 * Starts a query whose data is kept up to date by events. Cached data is fetched again only while no events arrive, and once they arrive again. A
 * list that has grown by Load More then keeps its length.
 */
export function preloadLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PreloadedQueryRef<Data, Variables> {
  return preloadQuery(query, variables, isSocketDown() ? 'cache-and-network' : 'cache-first', 'merge');
}

/**
 * Waits for the result of a preloaded query, failed or not, for at most `ms` milliseconds. On the server, whose HTML is complete, it waits without a
 * limit.
 */
export async function waitForResult(ref: PreloadedQueryRef<unknown>, ms: number): Promise<void> {
  if (onServer) return waitOnServer(ref);
  const result = createQueryPreloader(currentClient())
    .toPromise(ref)
    .catch(() => undefined);
  await Promise.race([result, new Promise((resolve) => setTimeout(resolve, ms))]);
}
