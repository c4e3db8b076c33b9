import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { registerRoute, NavigationRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** The HTML of pages, with the data of guests. */
const PAGES = 'pages';
/** The page without data, which starts the program for any address. */
const SHELL = '/app-shell.html';
/** Addresses of the server that are no pages. */
const NO_PAGES = [/^\/(graphql|api|auth|photos|posters|dev|metrics|healthz|readyz|assets)(\/|$)/, /^\/explorer\.html/, /\.[a-z]+$/];

const WEEK_SECONDS = 604_800;
const MONTH_SECONDS = 2_592_000;

/** The pages of an older build name scripts that are gone. */
export async function clearPages(): Promise<void> {
  await caches.delete(PAGES);
}

/**
 * Pages come from the network, or without one from the cache: as they were last seen, or the empty page. Scripts and photos never change at their
 * URL; pictures of the banner may.
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
