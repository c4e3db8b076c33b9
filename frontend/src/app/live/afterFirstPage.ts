import { prefetchLinks } from '../routing/prefetch/prefetchLinks.ts';

/** How long after the first page, in milliseconds. The installation fetches 170 files; beside it the first page takes twice as long. */
const REGISTER_AFTER_MS = 4_000;

/** Begins what the first page does not need: pages are prefetched, and the service worker keeps what is needed without a network. */
export function afterFirstPage(prefetch: (href: string) => void): void {
  prefetchLinks(prefetch);
  setTimeout(() => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined), REGISTER_AFTER_MS);
}
