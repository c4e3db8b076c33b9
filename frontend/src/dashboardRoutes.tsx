import { Navigate, type RouteObject } from 'react-router-dom';
import { messages } from './lib/messages.ts';
import { DashboardRedirect } from './app/DashboardRedirect.tsx';
import { pageRoute as page } from './app/pageRoute.tsx';
import { routePaths as paths } from './app/routePaths.ts';
import { guardRoute } from './session/Guard.tsx';
import { lazyComponent } from './ui/lazyComponent.tsx';

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
  page(paths.notifications, async () => (await import('./notifications/NotificationsPage.tsx')).notificationsPage, guarded),
  page(paths.notificationSettings, async () => (await import('./notifications/NotificationSettingsPage.tsx')).notificationSettingsPage, guarded),
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
  page(paths.moderation, async () => (await import('./admin/ModerationPage.tsx')).moderationPage, guarded),
  page(paths.announcements, async () => (await import('./announcements/AnnouncementsPage.tsx')).announcementsPage, guarded),
  page(paths.searchWords, async () => (await import('./search/SearchWordsPage.tsx')).searchWordsPage, guarded),
  page(paths.auditLog, async () => (await import('./moderation/AuditPage.tsx')).auditPage, guarded),
  { path: paths.userDetailsWithoutId, element: <Navigate to="/dashboard/admin/users" replace /> },
];

/** The pages of the two dashboards. */
export const dashboardRoutes: RouteObject[] = [
  guardRoute({}, [{ path: paths.dashboard, Component: DashboardRedirect }]),
  guardRoute({}, [{ Component: DashboardLayout, children: userPages }]),
  guardRoute({ admin: true }, [{ Component: DashboardLayout, children: adminPages }]),
];
