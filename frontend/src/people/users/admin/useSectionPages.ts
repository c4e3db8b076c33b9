import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { MorePages } from '../../../apollo/useLoadMore.ts';

/** Returns Load More for a list of the page, given the cursor at its end. */
export type MoreOf<Section extends string> = (section: Section, after: string | null | undefined) => MorePages;

/**
 * Returns Load More for a page with several lists that one query fetches. Each list has a cursor variable of its own. The cursors of the other lists
 * are sent again, so that their loaded pages stay.
 */
export function useSectionPages<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): MoreOf<keyof Variables & string> {
  type Section = keyof Variables & string;
  const client = useApolloClient();
  const cursors = useRef<OperationVariables>({});
  const [states, setStates] = useState<Partial<Record<Section, 'loading' | 'failed'>>>({});
  const load = async (section: Section, after: string | null | undefined) => {
    const set = (state: 'loading' | 'failed' | undefined) => setStates((old) => ({ ...old, [section]: state }));
    set('loading');
    try {
      const next = { ...cursors.current, [section]: after };
      await client.query({ query, variables: { ...variables, ...next }, fetchPolicy: 'network-only' } as never);
      cursors.current = next;
      set(undefined);
    } catch (error) {
      console.error(error);
      set('failed');
    }
  };
  return (section, after) => ({
    loading: states[section] === 'loading',
    failed: states[section] === 'failed',
    loadMore: () => void load(section, after),
  });
}
