import { wholeNumber, type Env } from './setting-readers.ts';

/** What rendering pages may cost the server process. Past a limit a page is sent without content, and the browser renders it. */
export interface RenderLimits {
  /** Pages that are rendered at once; 0: none, every page is rendered by browsers. */
  atOnce: number;
  /** Pages that wait for their turn. */
  queue: number;
  /** How long a page may wait and render, in milliseconds. */
  ms: number;
  /** How long this process keeps a page of guests, in seconds, unless something is recorded in the event log before; 0: not at all. */
  keepSeconds: number;
}

/** Reads what pages may cost, and for how many seconds shared caches may keep what guests read. Throws an error that names the invalid setting. */
export const readRendering = (env: Env): { cacheSeconds: number; rendering: RenderLimits } => ({
  cacheSeconds: wholeNumber(env, 'CACHE_SECONDS', 0, 3_600),
  rendering: {
    atOnce: wholeNumber(env, 'RENDER_AT_ONCE', 1, 64),
    queue: wholeNumber(env, 'RENDER_QUEUE', 50, 10_000),
    ms: wholeNumber(env, 'RENDER_MS', 200, 60_000),
    keepSeconds: wholeNumber(env, 'RENDER_KEEP_SECONDS', 60, 3_600),
  },
});
