import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { AppFrame } from './app/AppFrame.tsx';
import { DashboardRedirect } from './app/DashboardRedirect.tsx';
import { pageRoute as page } from './app/pageRoute.tsx';
import { prefetchPage } from './app/prefetch.ts';
import { routePaths as paths } from './app/routePaths.ts';
import { guardRoute } from './session/Guard.tsx';
import { session } from './session/session.ts';
import { homePage } from './products/HomePage.tsx';
import { lazyComponent } from './ui/lazyComponent.tsx';
import { messages } from './lib/messages.ts';

const DashboardLayout = lazyComponent({
  load: async () => (await import('./app/DashboardLayout.tsx')).DashboardLayout,
  message: messages.pageFailed,
});

const guarded = { guarded: true };

const userPages = [
  page(paths.userDashboard, async () => (await import('./points/DashboardPage.tsx')).dashboardPage, guarded),
  page(paths.createProduct, async () => ({ Component: (await import('./products/CreateProductPage.tsx')).CreateProductPage }), guarded),
  page('dashboard/user/update-product/:id', async () => (await import('./products/UpdateProductPage.tsx')).updateProductPage, guarded),
  page(paths.ownProducts, async () => (await import('./products/OwnProductsPage.tsx')).ownProductsPage, guarded),
  page(paths.ordersReceived, async () => (await import('./orders/OrdersReceivedPage.tsx')).ordersReceivedPage, guarded),
  page(paths.ordersPlaced, async () => (await import('./orders/OrdersPlacedPage.tsx')).ordersPlacedPage, guarded),
  page(paths.chats, async () => (await import('./chat/ChatsPage.tsx')).chatsPage, guarded),
  page(paths.profile, async () => (await import('./users/ProfilePage.tsx')).profilePage, guarded),
];

const adminPages = [
  page(paths.admin, async () => (await import('./admin/AdminHomePage.tsx')).adminHomePage, guarded),
  page('dashboard/admin/create-category', async () => (await import('./categories/ManageCategoryPage.tsx')).manageCategoryPage, guarded),
  page(paths.users, async () => (await import('./users/ManageUsersPage.tsx')).manageUsersPage, guarded),
  page(paths.adminProducts, async () => (await import('./admin/AdminProductsPage.tsx')).adminProductsPage, guarded),
  page(paths.adminOrders, async () => (await import('./admin/AdminOrdersPage.tsx')).adminOrdersPage, guarded),
  page(paths.userDetails, async () => (await import('./users/UserDetailsPage.tsx')).userDetailsPage, guarded),
  page(paths.contactMessages, async () => (await import('./contact/ContactInboxPage.tsx')).contactInboxPage, guarded),
  page(paths.auditLog, async () => (await import('./moderation/AuditPage.tsx')).auditPage, guarded),
  { path: paths.userDetailsWithoutId, element: <Navigate to="/dashboard/admin/users" replace /> },
];

/** The route table of the specification. Paths are case-insensitive, so both spellings of create and update work. */
const routes: RouteObject[] = [
  {
    Component: AppFrame,
    children: [
      // Part of the first script: most visits begin here, and separate files would be a tenth larger.
      page(paths.home, async () => homePage),
      page(paths.product, async () => (await import('./products/ProductPage.tsx')).productPage),
      page(paths.search, async () => (await import('./products/SearchPage.tsx')).searchPage),
      page(paths.about, async () => ({ Component: (await import('./site/AboutPage.tsx')).AboutPage })),
      page(paths.contact, async () => ({ Component: (await import('./contact/ContactPage.tsx')).ContactPage })),
      page(paths.privacy, async () => ({ Component: (await import('./site/PrivacyPage.tsx')).PrivacyPage })),
      page(paths.signUp, async () => ({ Component: (await import('./auth/SignUpPage.tsx')).SignUpPage })),
      page(paths.signIn, async () => ({ Component: (await import('./auth/SignInPage.tsx')).SignInPage })),
      page(paths.forgotPassword, async () => ({ Component: (await import('./auth/ForgotPasswordPage.tsx')).ForgotPasswordPage })),
      page(paths.cart, async () => (await import('./cart/CartPage.tsx')).cartPage),
      guardRoute({}, [
        { path: paths.dashboard, Component: DashboardRedirect },
        { Component: DashboardLayout, children: userPages },
      ]),
      guardRoute({ admin: true }, [{ Component: DashboardLayout, children: adminPages }]),
      page('*', async () => ({ Component: (await import('./app/NotFoundPage.tsx')).NotFoundPage })),
    ],
  },
];

export const router = createBrowserRouter(routes);

// The queries that a page sends depend on the session.
session.subscribe(() => void router.revalidate());

// What could not be loaded without a network is loaded once there is one, also where the failure of a layout hides that of its page.
window.addEventListener('online', () => {
  if (router.state.errors) void router.revalidate();
});

export const prefetch = (href: string): void => prefetchPage(routes, href);
