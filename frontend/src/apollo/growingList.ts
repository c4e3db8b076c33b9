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
  /** Takes the cursor `$after`. */
  query: TypedDocumentNode<Data, Variables>;
  /** Nothing for guests, and where the response has no list. */
  listOf: (data: Data) => List<Item> | null | undefined;
  /** Events keep the list up to date: it is fetched again only while they do not arrive. */
  isLive?: boolean;
}

/** A list of the viewer that grows by Load More: the loader of its route, and the hook of its page. */
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
