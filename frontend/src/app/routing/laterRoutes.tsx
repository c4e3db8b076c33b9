import type { RouteObject } from 'react-router-dom';
import { pageRoute as page } from './pageRoute.tsx';
import { routePaths as paths } from './routePaths.ts';
import { guardRoute } from '../../apollo/session/Guard.tsx';

const guarded = { guarded: true };

/** Pages outside the dashboards that few visits begin with. */
export const laterRoutes: RouteObject[] = [
  page(paths.about, async () => ({ Component: (await import('../../help/site/AboutPage.tsx')).AboutPage })),
  page(paths.contact, async () => ({ Component: (await import('../../help/contact/ContactPage.tsx')).ContactPage })),
  page(paths.privacy, async () => ({ Component: (await import('../../help/site/PrivacyPage.tsx')).PrivacyPage })),
  page(paths.safety, async () => ({ Component: (await import('../../help/site/SafetyPage.tsx')).SafetyPage })),
  page(paths.appeal, async () => ({ Component: (await import('../../safety/reports/AppealPage.tsx')).AppealPage })),
  page(paths.signUp, async () => ({ Component: (await import('../../people/accounts/SignUpPage.tsx')).SignUpPage })),
  page(paths.signIn, async () => ({ Component: (await import('../../people/accounts/SignInPage.tsx')).SignInPage })),
  page(paths.collegeReturn, async () => ({ Component: (await import('../../people/college-sign-in/CollegeReturnPage.tsx')).CollegeReturnPage })),
  page(paths.consentFailed, async () => ({ Component: (await import('../../people/apps/ConsentFailedPage.tsx')).ConsentFailedPage })),
  page(paths.forgotPassword, async () => ({ Component: (await import('../../people/accounts/ForgotPasswordPage.tsx')).ForgotPasswordPage })),
  page(paths.cart, async () => (await import('../../market/cart/CartPage.tsx')).cartPage, { isPersonal: true }),
  page(paths.person, async () => (await import('../../people/profiles/PersonPage.tsx')).personPage),
  page(paths.wanted, async () => (await import('../../market/wanted/WantedPage.tsx')).wantedPage),
  page(paths.courses, async () => (await import('../../market/courses/CoursesPage.tsx')).coursesPage),
  page(paths.course, async () => (await import('../../market/courses/CoursePage.tsx')).coursePage),
  page(paths.isbn, async () => (await import('../../market/courses/IsbnPage.tsx')).isbnPage),
  page(paths.spots, async () => (await import('../../market/search/places/PlacePages.tsx')).spotsPage),
  page(paths.season, async () => (await import('../../market/search/places/PlacePages.tsx')).seasonPage),
  page(paths.developers, async () => ({ Component: (await import('../../help/developers/DevelopersPage.tsx')).DevelopersPage })),
  page(paths.guide, async () => ({ Component: (await import('../../help/developers/GuidePage.tsx')).GuidePage })),
  page(paths.reference, async () => (await import('../../help/developers/reference/ReferencePage.tsx')).referencePage),
  page(paths.referenceType, async () => (await import('../../help/developers/reference/ReferencePage.tsx')).referencePage),
  guardRoute({}, [
    page(paths.consent, async () => (await import('../../people/apps/ConsentPage.tsx')).consentPage, guarded),
    page(paths.testTokens, async () => (await import('../../help/developers/TestTokensPage.tsx')).testTokensPage, guarded),
    page(paths.testMailbox, async () => (await import('../../help/developers/MailboxPage.tsx')).mailboxPage, guarded),
    page(paths.newWanted, async () => ({ Component: (await import('../../market/wanted/NewWantedPage.tsx')).NewWantedPage }), guarded),
    page(paths.swaps, async () => (await import('../../trade/swaps/SwapsPage.tsx')).swapsPage, guarded),
    page(paths.favourites, async () => (await import('../../market/favourites/FavouritesPage.tsx')).favouritesPage, guarded),
    page(paths.savedSearches, async () => (await import('../../market/saved-searches/SavedSearchesPage.tsx')).savedSearchesPage, guarded),
  ]),
];
