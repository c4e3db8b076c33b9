import type { RouteObject } from 'react-router-dom';
import { homePage } from '../../market/home/HomePage.tsx';
import { AppFrame } from '../frame/AppFrame.tsx';
import { firstPaths as paths } from './firstPaths.ts';
import { pageRoute as page } from './pageRoute.tsx';
import { RouteError } from './RouteError.tsx';

/** Id of the parent route of all pages. */
export const PAGES = 'pages';

/** First routes of the specification's table. Paths are case-insensitive, so both spellings of create and update work. */
export const firstRoutes: RouteObject[] = [
  // Part of the first script, because most visits begin here, and separate files would be a tenth larger.
  page(paths.home, async () => homePage),
  page(paths.product, async () => (await import('../../market/products/page/ProductPage.tsx')).productPage),
  page(paths.search, async () => (await import('../../market/search/SearchPage.tsx')).searchPage),
  page('*', async () => ({ Component: (await import('../NotFoundPage.tsx')).NotFoundPage })),
];

/** Wraps pages in the frame. The error boundary is below the frame, so that the navigation stays if routes cannot be loaded. */
export const framed = (children: RouteObject[]): RouteObject[] => [
  { Component: AppFrame, children: [{ id: PAGES, ErrorBoundary: RouteError, children }] },
];
