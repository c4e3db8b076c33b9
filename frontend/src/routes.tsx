import { lazy, useState, type ComponentType } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { AppFrame } from './app/AppFrame.tsx';
import { DashboardRedirect } from './app/DashboardRedirect.tsx';
import { useAhead } from './app/useAhead.ts';
import { HomePage } from './products/HomePage.tsx';
import { Guard } from './session/Guard.tsx';

type Loaded<Name extends string> = () => Promise<Record<Name, ComponentType>>;

const scripts = new Map<string, () => Promise<unknown>>();

/** A component in a script of its own, fetched by `load` or when it is first shown. One that is there already is shown at once, without a placeholder. */
function apart<Name extends string>(from: Loaded<Name>, name: Name) {
  let there: ComponentType | undefined;
  const load = async () => (there = (await from())[name]);
  const Later = lazy(async () => ({ default: await load() }));
  const Page = () => {
    const [Shown] = useState<ComponentType>(() => there ?? Later);
    return <Shown />;
  };
  return { Page, load };
}

/** A path whose page has a script of its own. */
function page<Name extends string>(path: string, from: Loaded<Name>, name: Name) {
  const { Page, load } = apart(from, name);
  scripts.set(path, load);
  return <Route path={path} element={<Page />} />;
}

/** Fetches the script of the page behind a path, before somebody goes there. */
function preloadPage(pathname: string): void {
  for (const [path, load] of scripts) if (matchPath(path, pathname)) void load().catch(() => undefined);
}

const { Page: NotFoundPage } = apart(() => import('./app/NotFoundPage.tsx'), 'NotFoundPage');
const { Page: DashboardLayout } = apart(() => import('./app/DashboardLayout.tsx'), 'DashboardLayout');

/** The specification's route table. Paths match whatever their letter case, so both spellings of create and update work. */
const table = (
  <Route element={<AppFrame />}>
    <Route index element={<HomePage />} />
    {page('product/:id', () => import('./products/ProductPage.tsx'), 'ProductPage')}
    {page('search', () => import('./products/SearchPage.tsx'), 'SearchPage')}
    {page('about', () => import('./site/AboutPage.tsx'), 'AboutPage')}
    {page('contact', () => import('./contact/ContactPage.tsx'), 'ContactPage')}
    {page('privacy', () => import('./site/PrivacyPage.tsx'), 'PrivacyPage')}
    {page('signup', () => import('./auth/SignUpPage.tsx'), 'SignUpPage')}
    {page('signin', () => import('./auth/SignInPage.tsx'), 'SignInPage')}
    {page('forgot-password', () => import('./auth/ForgotPasswordPage.tsx'), 'ForgotPasswordPage')}
    {page('cart', () => import('./cart/CartPage.tsx'), 'CartPage')}
    <Route element={<Guard />}>
      <Route path="dashboard" element={<DashboardRedirect />} />
      <Route element={<DashboardLayout />}>
        {page('dashboard/user', () => import('./points/DashboardPage.tsx'), 'DashboardPage')}
        {page('dashboard/user/create-product', () => import('./products/CreateProductPage.tsx'), 'CreateProductPage')}
        {page('dashboard/user/update-product/:id', () => import('./products/UpdateProductPage.tsx'), 'UpdateProductPage')}
        {page('dashboard/user/products', () => import('./products/OwnProductsPage.tsx'), 'OwnProductsPage')}
        {page('dashboard/user/order', () => import('./orders/OrdersReceivedPage.tsx'), 'OrdersReceivedPage')}
        {page('dashboard/user/orders', () => import('./orders/OrdersPlacedPage.tsx'), 'OrdersPlacedPage')}
        {page('dashboard/user/profile', () => import('./users/ProfilePage.tsx'), 'ProfilePage')}
      </Route>
    </Route>
    <Route element={<Guard admin />}>
      <Route element={<DashboardLayout />}>
        {page('dashboard/admin', () => import('./users/AdminHomePage.tsx'), 'AdminHomePage')}
        {page('dashboard/admin/create-category', () => import('./categories/ManageCategoryPage.tsx'), 'ManageCategoryPage')}
        {page('dashboard/admin/users', () => import('./users/ManageUsersPage.tsx'), 'ManageUsersPage')}
        {page('dashboard/admin/viewUserDetails/:id', () => import('./users/UserDetailsPage.tsx'), 'UserDetailsPage')}
        {page('dashboard/admin/messages', () => import('./contact/ContactInboxPage.tsx'), 'ContactInboxPage')}
        {page('dashboard/admin/audit', () => import('./moderation/AuditPage.tsx'), 'AuditPage')}
        <Route path="dashboard/admin/viewUserDetails" element={<Navigate to="/dashboard/admin/users" replace />} />
      </Route>
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Route>
);

export function AppRoutes() {
  useAhead(preloadPage);
  return <Routes>{table}</Routes>;
}
