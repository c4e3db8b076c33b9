import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

/** The state of a Load More button. */
export interface MorePages {
  loading: boolean;
  /** The last attempt failed, and may be repeated. */
  failed: boolean;
  loadMore: () => void;
}

/** The state of a button that fetches the next page of a list. */
export function useFetchMore(fetchMore: () => Promise<unknown>): MorePages {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const loadMore = async () => {
    setState('loading');
    try {
      await fetchMore();
      setState('idle');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return { loading: state === 'loading', failed: state === 'failed', loadMore: () => void loadMore() };
}

/** Fetches the next page of a list. The cache appends it to the pages that it has, where the component reads the list. */
export function useLoadMore<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): MorePages {
  const client = useApolloClient();
  return useFetchMore(() => client.query({ query, variables, fetchPolicy: 'network-only' } as never));
}
