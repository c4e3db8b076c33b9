import type { TypedDocumentNode } from '@apollo/client';
import type { PreloadedQueryRef } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import { preloadLiveQuery, preloadQuery } from './preload.ts';
import { useLoadMore } from './useLoadMore.ts';
import { usePreloadedQuery } from './usePageQuery.ts';

interface Variables {
  after?: string | null | undefined;
}

interface List<Item> {
  nodes: readonly Item[];
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
}

interface Spec<Data, Item> {
  /** Query with the cursor `$after`. */
  query: TypedDocumentNode<Data, Variables>;
  /** Returns the list; null or undefined for guests and if the response has no list. */
  listOf: (data: Data) => List<Item> | null | undefined;
  /** Whether events keep the list up to date. It is then fetched again only while no events arrive. */
  isLive?: boolean;
}

/** Creates the route loader and the page hook of a viewer's list that grows by Load More. */
export function growingList<Data, Item>({ query, listOf, isLive = false }: Spec<Data, Item>) {
  const loader = () => (isLive ? preloadLiveQuery(query, {}) : preloadQuery(query, {}, 'cache-and-network'));

  function useList() {
    const { data, refresh } = usePreloadedQuery(useLoaderData<PreloadedQueryRef<Data, Variables>>());
    const list = listOf(data);
    const more = useLoadMore(query, { after: list?.pageInfo.endCursor });
    const items = list?.nodes ?? [];
    return {
      isKnown: list != null,
      isEmpty: list != null && items.length === 0,
      items,
      more: list?.pageInfo.hasNextPage ? more : undefined,
      refresh,
    };
  }
  return { loader, useList };
}
