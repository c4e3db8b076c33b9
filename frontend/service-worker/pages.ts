import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { registerRoute, NavigationRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** Name of the cache for the HTML of pages, with the data of guests. */
const PAGES = 'pages';
/** Page without data, which starts the application for any URL. */
const SHELL = '/app-shell.html';
/** URLs of the server that are not pages. */
const NO_PAGES = [/^\/(graphql|api|auth|photos|posters|dev|metrics|healthz|readyz|assets)(\/|$)/, /^\/explorer\.html/, /\.[a-z]+$/];

const WEEK_SECONDS = 604_800;
const MONTH_SECONDS = 2_592_000;

/** Deletes the cached pages, because pages of an older build refer to scripts that no longer exist. */
export async function clearPages(): Promise<void> {
  await caches.delete(PAGES);
}

/**
 * Serves pages from the network. Without a network it serves the latest version from the cache, or the empty page. Scripts and photos never change at
 * their URL; pictures of the banner may.
 */
export function servePages(): void {
  const pages = new NetworkFirst({
    cacheName: PAGES,
    plugins: [
      new ExpirationPlugin({ maxEntries: 20, maxAgeSeconds: WEEK_SECONDS, purgeOnQuotaError: true }),
      { handlerDidError: () => matchPrecache(SHELL) },
    ],
  });
  registerRoute(new NavigationRoute(pages, { denylist: NO_PAGES }));
  const banner = new StaleWhileRevalidate({
    cacheName: 'banner',
    plugins: [new ExpirationPlugin({ maxEntries: 10, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true })],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/banner/'), banner);
  const forever = (cacheName: string, maxEntries: number) =>
    new CacheFirst({ cacheName, plugins: [new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true })] });
  registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+$/.test(url.pathname), forever('scripts', 200));
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photos/'), forever('photos', 150));
}
