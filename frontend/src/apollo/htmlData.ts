import type { ApolloClient } from '@apollo/client';
import type { PreloadQueryFetchPolicy } from '@apollo/client/react';
import { session } from './session/session.ts';

/** Whether the page still shows what its HTML held. */
let isShown = false;

/** Restores the cache that the server rendered the page with. Returns whether the HTML holds a rendered page. */
export function restoreHtmlData(client: ApolloClient): boolean {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return false;
  client.cache.restore(JSON.parse(text) as object);
  isShown = true;
  return true;
}

/** From now on pages query as they do in a browser, and show what the viewer has. Called when the first page is hydrated. */
export function endHtmlData(): void {
  isShown = false;
  delete document.documentElement.dataset.signedIn;
  document.documentElement.dataset.hydrated = '';
  // `public/start.js` repeats a tap that came before.
  dispatchEvent(new Event('hydrated'));
}

/** How the first page reads its data: a guest has all of it in the HTML, a signed-in user is shown that of guests while the own is queried. */
export function htmlFetchPolicy(usual: PreloadQueryFetchPolicy): PreloadQueryFetchPolicy {
  if (!isShown) return usual;
  return session.get() ? 'cache-and-network' : 'cache-first';
}
