import type { ApolloClient } from '@apollo/client';
import type { PreloadQueryFetchPolicy } from '@apollo/client/react';
import { beginHydration, isShowingHtml, leaveHtml } from '../lib/html/hydration.ts';
import { AFTER } from '../lib/html/paging.ts';
import { session } from './session/session.ts';

/**
 * Restores the cache with which the server rendered the page. Later pages of a list are not hydrated, because only browsers without JavaScript
 * request them.
 */
export function restoreHtmlData(client: ApolloClient): void {
  const text = document.getElementById('page-data')?.textContent;
  if (!text || new URLSearchParams(location.search).has(AFTER)) return;
  client.cache.restore(JSON.parse(text) as object);
  beginHydration();
}

/**
 * Returns the fetch policy of a page. The HTML of the first page contains the data of guests; a signed-in user sees it while their own data is
 * fetched. Without such data, for example if the product does not exist, the page is rendered again.
 */
export function htmlFetchPolicy(usual: PreloadQueryFetchPolicy, isInCache: () => boolean): PreloadQueryFetchPolicy {
  if (!isShowingHtml()) return usual;
  if (!isInCache()) {
    leaveHtml();
    return usual;
  }
  return session.get() ? 'cache-and-network' : 'cache-first';
}
