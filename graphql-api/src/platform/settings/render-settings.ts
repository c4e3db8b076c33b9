import { wholeNumber, type Env } from './setting-readers.ts';

/** Limits for rendering pages in the server process. Beyond a limit, a page is sent without content, and the browser renders it. */
export interface RenderLimits {
  /** Pages that are rendered at the same time; 0 if browsers render every page. */
  atOnce: number;
  /** Pages that wait for their turn. */
  queue: number;
  /** How long a page may wait and render, in milliseconds. */
  ms: number;
  /** How long this process caches a guest's page, in seconds. An event in the event log invalidates it earlier; 0 disables the cache. */
  keepSeconds: number;
}

/**
 * Reads the limits for rendering pages, and for how many seconds shared caches may store guests' pages. Throws an error that names the invalid
 * setting.
 */
export const readRendering = (env: Env): { cacheSeconds: number; rendering: RenderLimits } => ({
  cacheSeconds: wholeNumber(env, 'CACHE_SECONDS', 0, 3_600),
  rendering: {
    atOnce: wholeNumber(env, 'RENDER_AT_ONCE', 1, 64),
    queue: wholeNumber(env, 'RENDER_QUEUE', 50, 10_000),
    ms: wholeNumber(env, 'RENDER_MS', 200, 60_000),
    keepSeconds: wholeNumber(env, 'RENDER_KEEP_SECONDS', 60, 3_600),
  },
});
