import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

/** State of a Load More button. */
export interface MorePages {
  loading: boolean;
  /** Whether the last attempt failed. It can be repeated. */
  failed: boolean;
  loadMore: () => void;
}

/** Returns the state of a button that fetches the next page of a list. */
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

/** Returns the state of a button that fetches the next page of a list. The cache appends the page to the list that the component reads. */
export function useLoadMore<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): MorePages {
  const client = useApolloClient();
  return useFetchMore(() => client.query({ query, variables, fetchPolicy: 'network-only' } as never));
}
