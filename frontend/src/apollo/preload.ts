import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createQueryPreloader, type PreloadedQueryRef, type PreloadQueryFetchPolicy } from '@apollo/client/react';
import { isSocketDown } from '../lib/connection.ts';
import { client } from './client/client.ts';
import { writePreloadedData } from './preloadedData.ts';

const preloader = createQueryPreloader(client);

/**
 * Starts a page's query in the loader of its route; the page reads it with `usePageQuery`. With `errorPolicy: 'all'` a failed refresh
 * leaves what is shown in place.
 */
export function preloadQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy: PreloadQueryFetchPolicy = 'cache-first',
): PreloadedQueryRef<Data, Variables> {
  writePreloadedData(query);
  const options = { variables, fetchPolicy, errorPolicy: 'all' } as const;
  return (preloader as (query: unknown, options: unknown) => unknown)(query, options) as PreloadedQueryRef<Data, Variables>;
}

/** Starts a query whose data events keep up to date: what is cached is fetched again only while events do not arrive. */
export function preloadLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PreloadedQueryRef<Data, Variables> {
  return preloadQuery(query, variables, isSocketDown() ? 'cache-and-network' : 'cache-first');
}

/** Waits for the result of a preloaded query, failed or not, but no longer than `ms`. */
export async function waitForResult(ref: PreloadedQueryRef<unknown>, ms: number): Promise<void> {
  const result = preloader.toPromise(ref).catch(() => undefined);
  await Promise.race([result, new Promise((resolve) => setTimeout(resolve, ms))]);
}
