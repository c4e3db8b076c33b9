import type { RouteObject } from 'react-router-dom';
import { pageRoute as page } from './app/pageRoute.tsx';
import { routePaths as paths } from './app/routePaths.ts';

/** The pages of texts and accounts, and the cart. */
export const siteRoutes: RouteObject[] = [
  page(paths.about, async () => ({ Component: (await import('./site/AboutPage.tsx')).AboutPage })),
  page(paths.contact, async () => ({ Component: (await import('./contact/ContactPage.tsx')).ContactPage })),
  page(paths.privacy, async () => ({ Component: (await import('./site/PrivacyPage.tsx')).PrivacyPage })),
  page(paths.safety, async () => ({ Component: (await import('./site/SafetyPage.tsx')).SafetyPage })),
  page(paths.appeal, async () => ({ Component: (await import('./reports/AppealPage.tsx')).AppealPage })),
  page(paths.signUp, async () => ({ Component: (await import('./auth/SignUpPage.tsx')).SignUpPage })),
  page(paths.signIn, async () => ({ Component: (await import('./auth/SignInPage.tsx')).SignInPage })),
  page(paths.forgotPassword, async () => ({ Component: (await import('./auth/ForgotPasswordPage.tsx')).ForgotPasswordPage })),
  page(paths.cart, async () => (await import('./cart/CartPage.tsx')).cartPage),
];
