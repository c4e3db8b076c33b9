import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { firstRoutes, framed, PAGES } from './app/routing/routeTable.tsx';
import { prefetchPage } from './app/routing/prefetch/prefetch.ts';
import { waitForPageScript } from './lib/pageScripts.ts';
import { script } from './lib/script.ts';
import { session } from './apollo/session/session.ts';

const loadDashboards = script(async () => (await import('./app/routing/dashboardRoutes.tsx')).dashboardRoutes);
const loadLater = script(async () => (await import('./app/routing/laterRoutes.tsx')).laterRoutes);

/** First path segments of the dashboards. Their routes have a script of their own, which includes the frame of the dashboards. */
const DASHBOARDS = ['dashboard', 'notifications'];

/** Loads the routes for a path that the first script does not contain. */
const loadRoutesOf = (path: string): Promise<RouteObject[]> =>
  DASHBOARDS.includes(path.toLowerCase().split('/')[1]!) ? loadDashboards() : loadLater();

/** Creates the router, which loads the first page. */
export function startRouter() {
  const router = createBrowserRouter(framed(firstRoutes), {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      patch(PAGES, await waitForPageScript(loadRoutesOf(path)));
    },
  });
  // The queries of a page depend on the session.
  session.subscribe(() => void router.revalidate());
  // Loads again what failed without a network, even if the error of a layout hides the error of its page.
  window.addEventListener('online', () => {
    if (router.state.errors) void router.revalidate();
  });
  return router;
}

/** Fetches the script and starts the query of the page at a URL of this site. Errors are ignored, because the navigation shows them. */
export const prefetch = (href: string): void => {
  const url = new URL(href);
  if (prefetchPage(firstRoutes, url)) return;
  loadRoutesOf(url.pathname).then(
    (routes) => prefetchPage(routes, url),
    () => undefined,
  );
};
