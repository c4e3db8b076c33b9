import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

/** The handle of a route that can be prefetched; set by `pageRoute`. */
interface Handle {
  prefetch?: (args: LoaderFunctionArgs) => Promise<unknown>;
}

interface Prefetched {
  result: Promise<unknown>;
  startedAt: number;
}

/** Prefetched results older than this are not used, in milliseconds. */
const FRESH_MS = 10_000;

const results = new Map<string, Prefetched>();

const isFresh = (found: Prefetched | undefined): found is Prefetched => found !== undefined && Date.now() - found.startedAt < FRESH_MS;

/** Takes the result of a prefetch, which the following navigation uses once instead of another request. */
export function takePrefetched(url: string): Promise<unknown> | undefined {
  const found = results.get(url);
  results.delete(url);
  return isFresh(found) ? found.result : undefined;
}

/** Fetches the script and starts the query of the page at a URL of this site. Returns false where no route but that of unknown addresses is for it. */
export function prefetchPage(routes: RouteObject[], url: URL): boolean {
  const match = matchRoutes(routes, url)?.at(-1);
  const { prefetch } = (match?.route.handle ?? {}) as Handle;
  if (!match || !prefetch || match.route.path === '*') return false;
  if (isFresh(results.get(url.href))) return true;
  const args = { params: match.params, request: new Request(url.href) } as unknown as LoaderFunctionArgs;
  const result = prefetch(args);
  results.set(url.href, { result, startedAt: Date.now() });
  // A failed prefetch is ignored: the navigation fetches again and shows the error.
  result.catch(() => results.delete(url.href));
  return true;
}
