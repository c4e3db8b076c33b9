import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AppFrame } from './app/frame/AppFrame.tsx';
import { pageRoute as page } from './app/routing/pageRoute.tsx';
import { RouteError } from './app/routing/RouteError.tsx';
import { prefetchPage } from './app/routing/prefetch.ts';
import { firstPaths as paths } from './app/routing/firstPaths.ts';
import { waitForPageScript } from './lib/pageScripts.ts';
import { script } from './lib/script.ts';
import { session } from './apollo/session/session.ts';
import { homePage } from './market/home/HomePage.tsx';

/** The route table of the specification. Paths are case-insensitive, so both spellings of create and update work. */
const pages: RouteObject[] = [
  // Part of the first script: most visits begin here, and separate files would be a tenth larger.
  page(paths.home, async () => homePage),
  page(paths.product, async () => (await import('./market/products/page/ProductPage.tsx')).productPage),
  page(paths.search, async () => (await import('./market/search/SearchPage.tsx')).searchPage),
  page('*', async () => ({ Component: (await import('./app/NotFoundPage.tsx')).NotFoundPage })),
];

const PAGES = 'pages';

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
  const router = createBrowserRouter(
    // The error boundary is below the frame, whose navigation stays when routes cannot be loaded.
    [{ Component: AppFrame, children: [{ id: PAGES, ErrorBoundary: RouteError, children: pages }] }],
    {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        const load = laterRoutesOf(path);
        if (load) patch(PAGES, await waitForPageScript(load()));
      },
    },
  );
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
  if (!load) return prefetchPage(pages, href);
  load().then(
    (routes) => prefetchPage(routes, href),
    () => undefined,
  );
};
