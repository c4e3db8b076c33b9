import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

/** Handle of a route that can be prefetched; set by `pageRoute`. */
interface Handle {
  prefetch?: (args: LoaderFunctionArgs) => Promise<unknown>;
}

interface Prefetched {
  result: Promise<unknown>;
  startedAt: number;
}

/** Maximum age of a prefetched result, in milliseconds. Older results are not used. */
const FRESH_MS = 10_000;

const results = new Map<string, Prefetched>();

const isFresh = (found: Prefetched | undefined): found is Prefetched => found !== undefined && Date.now() - found.startedAt < FRESH_MS;

/** Takes the prefetched result of a URL, so that the navigation needs no request of its own. Each result is used once. */
export function takePrefetched(url: string): Promise<unknown> | undefined {
  const found = results.get(url);
  results.delete(url);
  return isFresh(found) ? found.result : undefined;
}

/** Fetches the script and starts the query of the page at a URL of this site. Returns false if only the route of unknown URLs matches. */
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
