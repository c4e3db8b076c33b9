import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AppFrame } from './app/AppFrame.tsx';
import { DashboardRedirect } from './app/DashboardRedirect.tsx';
import { HomePage } from './products/HomePage.tsx';
import { Guard } from './session/Guard.tsx';

const page = <Name extends string>(load: () => Promise<Record<Name, () => React.ReactNode>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const ProductPage = page(() => import('./products/ProductPage.tsx'), 'ProductPage');
const SearchPage = page(() => import('./products/SearchPage.tsx'), 'SearchPage');
const AboutPage = page(() => import('./site/AboutPage.tsx'), 'AboutPage');
const ContactPage = page(() => import('./contact/ContactPage.tsx'), 'ContactPage');
const PrivacyPage = page(() => import('./site/PrivacyPage.tsx'), 'PrivacyPage');
const SignUpPage = page(() => import('./auth/SignUpPage.tsx'), 'SignUpPage');
const SignInPage = page(() => import('./auth/SignInPage.tsx'), 'SignInPage');
const ForgotPasswordPage = page(() => import('./auth/ForgotPasswordPage.tsx'), 'ForgotPasswordPage');
const CartPage = page(() => import('./cart/CartPage.tsx'), 'CartPage');
const DashboardLayout = page(() => import('./app/DashboardLayout.tsx'), 'DashboardLayout');
const DashboardPage = page(() => import('./points/DashboardPage.tsx'), 'DashboardPage');
const CreateProductPage = page(() => import('./products/CreateProductPage.tsx'), 'CreateProductPage');
const UpdateProductPage = page(() => import('./products/UpdateProductPage.tsx'), 'UpdateProductPage');
const OwnProductsPage = page(() => import('./products/OwnProductsPage.tsx'), 'OwnProductsPage');
const OrdersReceivedPage = page(() => import('./orders/OrdersReceivedPage.tsx'), 'OrdersReceivedPage');
const OrdersPlacedPage = page(() => import('./orders/OrdersPlacedPage.tsx'), 'OrdersPlacedPage');
const ProfilePage = page(() => import('./users/ProfilePage.tsx'), 'ProfilePage');
const AdminHomePage = page(() => import('./users/AdminHomePage.tsx'), 'AdminHomePage');
const ManageCategoryPage = page(() => import('./categories/ManageCategoryPage.tsx'), 'ManageCategoryPage');
const ManageUsersPage = page(() => import('./users/ManageUsersPage.tsx'), 'ManageUsersPage');
const UserDetailsPage = page(() => import('./users/UserDetailsPage.tsx'), 'UserDetailsPage');
const ContactInboxPage = page(() => import('./contact/ContactInboxPage.tsx'), 'ContactInboxPage');
const AuditPage = page(() => import('./moderation/AuditPage.tsx'), 'AuditPage');
const NotFoundPage = page(() => import('./app/NotFoundPage.tsx'), 'NotFoundPage');

/** The specification's route table. Paths match whatever their letter case, so both spellings of create and update work. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppFrame />}>
        <Route index element={<HomePage />} />
        <Route path="product/:id" element={<ProductPage />} />
        <Route path="search" element={<SearchPage />} />
        <Route path="about" element={<AboutPage />} />
        <Route path="contact" element={<ContactPage />} />
        <Route path="privacy" element={<PrivacyPage />} />
        <Route path="signup" element={<SignUpPage />} />
        <Route path="signin" element={<SignInPage />} />
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="cart" element={<CartPage />} />
        <Route element={<Guard />}>
          <Route path="dashboard" element={<DashboardRedirect />} />
          <Route element={<DashboardLayout />}>
            <Route path="dashboard/user" element={<DashboardPage />} />
            <Route path="dashboard/user/create-product" element={<CreateProductPage />} />
            <Route path="dashboard/user/update-product/:id" element={<UpdateProductPage />} />
            <Route path="dashboard/user/products" element={<OwnProductsPage />} />
            <Route path="dashboard/user/order" element={<OrdersReceivedPage />} />
            <Route path="dashboard/user/orders" element={<OrdersPlacedPage />} />
            <Route path="dashboard/user/profile" element={<ProfilePage />} />
          </Route>
        </Route>
        <Route element={<Guard admin />}>
          <Route element={<DashboardLayout />}>
            <Route path="dashboard/admin" element={<AdminHomePage />} />
            <Route path="dashboard/admin/create-category" element={<ManageCategoryPage />} />
            <Route path="dashboard/admin/users" element={<ManageUsersPage />} />
            <Route path="dashboard/admin/viewUserDetails/:id" element={<UserDetailsPage />} />
            <Route path="dashboard/admin/messages" element={<ContactInboxPage />} />
            <Route path="dashboard/admin/audit" element={<AuditPage />} />
            <Route path="dashboard/admin/viewUserDetails" element={<Navigate to="/dashboard/admin/users" replace />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
