import type { RouteObject } from 'react-router-dom';
import { pageRoute as page } from './pageRoute.tsx';
import { routePaths as paths } from './routePaths.ts';
import { guardRoute } from '../../apollo/session/Guard.tsx';

const guarded = { guarded: true };

/** Pages outside the dashboards that few visits begin with. */
export const marketRoutes: RouteObject[] = [
  page(paths.person, async () => (await import('../../people/profiles/PersonPage.tsx')).personPage),
  page(paths.wanted, async () => (await import('../../market/wanted/WantedPage.tsx')).wantedPage),
  page(paths.courses, async () => (await import('../../market/courses/CoursesPage.tsx')).coursesPage),
  page(paths.course, async () => (await import('../../market/courses/CoursePage.tsx')).coursePage),
  page(paths.isbn, async () => (await import('../../market/courses/IsbnPage.tsx')).isbnPage),
  guardRoute({}, [
    page(paths.newWanted, async () => ({ Component: (await import('../../market/wanted/NewWantedPage.tsx')).NewWantedPage }), guarded),
    page(paths.swaps, async () => (await import('../../trade/swaps/SwapsPage.tsx')).swapsPage, guarded),
    page(paths.favourites, async () => (await import('../../market/favourites/FavouritesPage.tsx')).favouritesPage, guarded),
    page(paths.savedSearches, async () => (await import('../../market/saved-searches/SavedSearchesPage.tsx')).savedSearchesPage, guarded),
  ]),
];
