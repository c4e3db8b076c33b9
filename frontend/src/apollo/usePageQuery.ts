import type { OperationVariables } from '@apollo/client';
import { useQueryRefHandlers, useReadQuery, type PreloadedQueryRef } from '@apollo/client/react';
import { useCallback, useState, useTransition } from 'react';
import { useLoaderData } from 'react-router-dom';
import { onServer } from '../lib/html/onServer.ts';
import { resultOnServer } from './client/serverQuery.ts';

/** Result of a page's query for a component. */
interface Read<Data> {
  data: Data;
  error: unknown;
  refresh: () => void;
  refreshing: boolean;
}

/**
 * Reads a preloaded query. An error without data is thrown to the error boundary of the route. With data, a failed refresh is returned as `error`,
 * and what is shown stays.
 */
function useQueryInBrowser<Data, Variables extends OperationVariables>(ref: PreloadedQueryRef<Data, Variables>): Read<Data> {
  const { data, error } = useReadQuery(ref);
  const { refetch } = useQueryRefHandlers(ref);
  const [refreshing, startTransition] = useTransition();
  const refresh = useCallback(
    () =>
      startTransition(async () => {
        await refetch().catch(() => undefined);
      }),
    [refetch],
  );
  const [last, setLast] = useState({ ref, data });
  // A response may contain null instead of data.
  if (data != null && (last.ref !== ref || last.data !== data)) setLast({ ref, data });
  const shown = data ?? (last.ref === ref ? last.data : undefined);
  if (shown == null) throw error instanceof Error ? error : new Error('The query has no data');
  return { data: shown, error, refresh, refreshing };
}

const useQueryOnServer: typeof useQueryInBrowser = (ref) => ({
  data: resultOnServer(ref),
  error: undefined,
  refresh: () => undefined,
  refreshing: false,
});

export const usePreloadedQuery = onServer ? useQueryOnServer : useQueryInBrowser;

/** Returns the result of the query that the route's loader started: `usePageQuery<typeof loader>()`. */
export function usePageQuery<Loader extends (...args: never[]) => PreloadedQueryRef<unknown>>() {
  type Data = ReturnType<Loader> extends PreloadedQueryRef<infer Result> ? Result : never;
  return usePreloadedQuery(useLoaderData<unknown>() as PreloadedQueryRef<Data>);
}
