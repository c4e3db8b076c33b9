import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { firstRoutes, framed, PAGES } from './app/routing/routeTable.tsx';
import { prefetchPage } from './app/routing/prefetch.ts';
import { waitForPageScript } from './lib/pageScripts.ts';
import { script } from './lib/script.ts';
import { session } from './apollo/session/session.ts';

const loadDashboards = script(async () => (await import('./app/routing/dashboardRoutes.tsx')).dashboardRoutes);
const loadSite = script(async () => (await import('./app/routing/siteRoutes.tsx')).siteRoutes);
const loadMarket = script(async () => (await import('./app/routing/marketRoutes.tsx')).marketRoutes);

/** Routes that are loaded with the first visit to one of them, by the beginning of their paths. */
const laterRoutes: Readonly<Record<string, () => Promise<RouteObject[]>>> = {
  dashboard: loadDashboards,
  notifications: loadDashboards,
  about: loadSite,
  contact: loadSite,
  privacy: loadSite,
  safety: loadSite,
  appeal: loadSite,
  signup: loadSite,
  signin: loadSite,
  'forgot-password': loadSite,
  cart: loadSite,
  favourites: loadMarket,
  'saved-searches': loadMarket,
  u: loadMarket,
  wanted: loadMarket,
  courses: loadMarket,
  isbn: loadMarket,
  swaps: loadMarket,
};
const laterRoutesOf = (path: string) => laterRoutes[path.toLowerCase().split('/')[1]!];

/** Makes the router, which loads the first page. */
export function startRouter() {
  const router = createBrowserRouter(framed(firstRoutes), {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const load = laterRoutesOf(path);
      if (load) patch(PAGES, await waitForPageScript(load()));
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
  const load = laterRoutesOf(new URL(href).pathname);
  if (!load) return prefetchPage(firstRoutes, href);
  load().then(
    (routes) => prefetchPage(routes, href),
    () => undefined,
  );
};
