import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, type PreloadedQueryRef } from '@apollo/client/react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { usePendingParams } from '../lib/useShownParams.ts';
import { preloadQuery } from './preload.ts';
import { useLoadMore } from './useLoadMore.ts';
import { usePreloadedQuery } from './usePageQuery.ts';

/** Page of a connection, as the queries of lists select it. */
export interface Page<Row> {
  totalCount: number;
  nodes: readonly Row[];
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
}

interface Spec<Data, Variables, Row> {
  /** Query with `$first` and `$after` besides its own variables. */
  query: TypedDocumentNode<Data, Variables>;
  /** Returns the variables for the parameters of the URL. */
  variablesOf: (params: URLSearchParams) => Variables;
  pageOf: (data: Data) => Page<Row>;
}

/** Maximum page size of the server. */
const MAX_PAGE = 50;

/** Creates the route loader and the page hook of a list that is searched, filtered and sorted through the URL. */
export function pagedList<Data, Variables extends OperationVariables, Row>({ query, variablesOf, pageOf }: Spec<Data, Variables, Row>) {
  const loader = ({ request }: LoaderFunctionArgs) => preloadQuery(query, variablesOf(new URL(request.url).searchParams), 'cache-and-network');

  function useList() {
    const ref = useLoaderData<PreloadedQueryRef<Data, Variables>>();
    const { data, refresh } = usePreloadedQuery(ref);
    const busy = usePendingParams() !== undefined;
    const variables = variablesOf(useSearchParams()[0]);
    const client = useApolloClient();
    const page = pageOf(data);
    const more = useLoadMore(query, { ...variables, after: page.pageInfo.endCursor });
    /** Fetches every row that matches the search and the filter, without the cache. */
    const fetchAll = async (): Promise<Row[]> => {
      const rows: Row[] = [];
      let after: string | null | undefined = null;
      do {
        const wanted = { ...variables, first: MAX_PAGE, after };
        const { data: answer } = await client.query({ query, variables: wanted, fetchPolicy: 'no-cache' } as never);
        const { nodes, pageInfo } = pageOf(answer as Data);
        rows.push(...nodes);
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after);
      return rows;
    };
    return { data, page, more, refresh, fetchAll, busy };
  }
  return { loader, useList };
}
