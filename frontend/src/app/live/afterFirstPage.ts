import { prefetchLinks } from '../routing/prefetch/prefetchLinks.ts';

/**
 * Delay after the first page, in milliseconds. The installation of the service worker fetches 170 files, and at the same time the first page would
 * take twice as long.
 */
const REGISTER_AFTER_MS = 4_000;

/** Starts what the first page does not need: prefetching of pages, and the service worker, which caches what is needed without a network. */
export function afterFirstPage(prefetch: (href: string) => void): void {
  prefetchLinks(prefetch);
  setTimeout(() => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined), REGISTER_AFTER_MS);
}
