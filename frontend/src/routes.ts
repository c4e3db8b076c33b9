import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { firstRoutes, framed, PAGES } from './app/routing/routeTable.tsx';
import { prefetchPage } from './app/routing/prefetch/prefetch.ts';
import { waitForPageScript } from './lib/pageScripts.ts';
import { script } from './lib/script.ts';
import { session } from './apollo/session/session.ts';

const loadDashboards = script(async () => (await import('./app/routing/dashboardRoutes.tsx')).dashboardRoutes);
const loadLater = script(async () => (await import('./app/routing/laterRoutes.tsx')).laterRoutes);

/** How the paths of the dashboards begin, whose routes have a script of their own: with the frame of the dashboards. */
const DASHBOARDS = ['dashboard', 'notifications'];

/** Loads the routes that the first script does not have, for a path. */
const loadRoutesOf = (path: string): Promise<RouteObject[]> =>
  DASHBOARDS.includes(path.toLowerCase().split('/')[1]!) ? loadDashboards() : loadLater();

/** Makes the router, which loads the first page. */
export function startRouter() {
  const router = createBrowserRouter(framed(firstRoutes), {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      patch(PAGES, await waitForPageScript(loadRoutesOf(path)));
    },
  });
  // The queries that a page sends depend on the session.
  session.subscribe(() => void router.revalidate());
  // What could not be loaded without a network is loaded once there is one, also where the failure of a layout hides that of its page.
  window.addEventListener('online', () => {
    if (router.state.errors) void router.revalidate();
  });
  return router;
}

/** Fetches the script and starts the query of the page at an address of this site. A failure is ignored: the navigation shows it. */
export const prefetch = (href: string): void => {
  const url = new URL(href);
  if (prefetchPage(firstRoutes, url)) return;
  loadRoutesOf(url.pathname).then(
    (routes) => prefetchPage(routes, url),
    () => undefined,
  );
};
