import type { RouteObject } from 'react-router-dom';
import { pageRoute as page } from './pageRoute.tsx';
import { routePaths as paths } from './routePaths.ts';

/** The pages of texts and accounts, and the cart. */
export const siteRoutes: RouteObject[] = [
  page(paths.about, async () => ({ Component: (await import('../../help/site/AboutPage.tsx')).AboutPage })),
  page(paths.contact, async () => ({ Component: (await import('../../help/contact/ContactPage.tsx')).ContactPage })),
  page(paths.privacy, async () => ({ Component: (await import('../../help/site/PrivacyPage.tsx')).PrivacyPage })),
  page(paths.safety, async () => ({ Component: (await import('../../help/site/SafetyPage.tsx')).SafetyPage })),
  page(paths.appeal, async () => ({ Component: (await import('../../safety/reports/AppealPage.tsx')).AppealPage })),
  page(paths.signUp, async () => ({ Component: (await import('../../people/accounts/SignUpPage.tsx')).SignUpPage })),
  page(paths.signIn, async () => ({ Component: (await import('../../people/accounts/SignInPage.tsx')).SignInPage })),
  page(paths.forgotPassword, async () => ({ Component: (await import('../../people/accounts/ForgotPasswordPage.tsx')).ForgotPasswordPage })),
  page(paths.cart, async () => (await import('../../market/cart/CartPage.tsx')).cartPage),
];
