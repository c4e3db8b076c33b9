import type { ApolloClient } from '@apollo/client';
import type { PreloadQueryFetchPolicy } from '@apollo/client/react';
import { beginHydration, isShowingHtml, leaveHtml } from '../lib/html/hydration.ts';
import { AFTER } from '../lib/html/paging.ts';
import { session } from './session/session.ts';

/**
 * Restores the cache that the server rendered the page with. The program does not take over a later page of a list, which only browsers without it
 * ask for.
 */
export function restoreHtmlData(client: ApolloClient): void {
  const text = document.getElementById('page-data')?.textContent;
  if (!text || new URLSearchParams(location.search).has(AFTER)) return;
  client.cache.restore(JSON.parse(text) as object);
  beginHydration();
}

/**
 * How a page reads its data. The first page has that of guests in the HTML, where a signed-in user sees it while the own is queried. Without it, as
 * where there is no such product, the page is rendered anew.
 */
export function htmlFetchPolicy(usual: PreloadQueryFetchPolicy, isInCache: () => boolean): PreloadQueryFetchPolicy {
  if (!isShowingHtml()) return usual;
  if (!isInCache()) {
    leaveHtml();
    return usual;
  }
  return session.get() ? 'cache-and-network' : 'cache-first';
}
