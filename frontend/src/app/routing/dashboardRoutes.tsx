import { Navigate, type RouteObject } from 'react-router-dom';
import { messages } from '../../lib/texts/messages.ts';
import { DashboardRedirect } from '../DashboardRedirect.tsx';
import { pageRoute as page } from './pageRoute.tsx';
import { routePaths as paths } from './routePaths.ts';
import { guardRoute } from '../../apollo/session/Guard.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const DashboardLayout = lazyComponent({
  load: async () => (await import('../DashboardLayout.tsx')).DashboardLayout,
  message: messages.pageFailed,
  isInHtml: true,
});

const guarded = { guarded: true };

const userPages = [
  page(paths.userDashboard, async () => (await import('../../rewards/points/DashboardPage.tsx')).dashboardPage, guarded),
  page(
    paths.createProduct,
    async () => ({ Component: (await import('../../market/products/own/CreateProductPage.tsx')).CreateProductPage }),
    guarded,
  ),
  page(paths.sellSeveral, async () => (await import('../../market/products/room/SellRoomPage.tsx')).sellRoomPage, guarded),
  page('dashboard/user/update-product/:id', async () => (await import('../../market/products/own/UpdateProductPage.tsx')).updateProductPage, guarded),
  page(paths.ownProducts, async () => (await import('../../market/products/own/OwnProductsPage.tsx')).ownProductsPage, guarded),
  page(paths.ordersReceived, async () => (await import('../../trade/orders/OrdersReceivedPage.tsx')).ordersReceivedPage, guarded),
  page(paths.ordersPlaced, async () => (await import('../../trade/orders/OrdersPlacedPage.tsx')).ordersPlacedPage, guarded),
  page(paths.chats, async () => (await import('../../talk/conversations/ChatsPage.tsx')).chatsPage, guarded),
  page(paths.notifications, async () => (await import('../../notify/notifications/NotificationsPage.tsx')).notificationsPage, guarded),
  page(
    paths.notificationSettings,
    async () => (await import('../../notify/notifications/NotificationSettingsPage.tsx')).notificationSettingsPage,
    guarded,
  ),
  page(paths.profile, async () => (await import('../../people/users/ProfilePage.tsx')).profilePage, guarded),
  page(paths.ownApps, async () => (await import('../../people/apps/OwnAppsPage.tsx')).ownAppsPage, guarded),
  page(paths.webhooks, async () => (await import('../../notify/webhooks/WebhooksPage.tsx')).webhooksPage, guarded),
  page(paths.webhook, async () => (await import('../../notify/webhooks/WebhookPage.tsx')).webhookPage, guarded),
];

const adminPages = [
  page(paths.admin, async () => (await import('../../help/site/admin/AdminHomePage.tsx')).adminHomePage, guarded),
  page('dashboard/admin/create-category', async () => (await import('../../market/categories/ManageCategoryPage.tsx')).manageCategoryPage, guarded),
  page(paths.users, async () => (await import('../../people/users/admin/ManageUsersPage.tsx')).manageUsersPage, guarded),
  page(paths.adminProducts, async () => (await import('../../market/products/admin/AdminProductsPage.tsx')).adminProductsPage, guarded),
  page(paths.adminOrders, async () => (await import('../../trade/orders/admin/AdminOrdersPage.tsx')).adminOrdersPage, guarded),
  page(paths.userDetails, async () => (await import('../../people/users/admin/UserDetailsPage.tsx')).userDetailsPage, guarded),
  page(paths.contactMessages, async () => (await import('../../help/contact/ContactInboxPage.tsx')).contactInboxPage, guarded),
  page(paths.moderation, async () => (await import('../../safety/moderation/ModerationPage.tsx')).moderationPage, guarded),
  page(paths.announcements, async () => (await import('../../help/announcements/AnnouncementsPage.tsx')).announcementsPage, guarded),
  page(paths.searchWords, async () => (await import('../../market/search/admin/SearchWordsPage.tsx')).searchWordsPage, guarded),
  page(paths.importCourses, async () => (await import('../../market/courses/admin/ImportCoursesPage.tsx')).importCoursesPage, guarded),
  page(paths.adminSwaps, async () => (await import('../../trade/swaps/admin/AdminSwapsPage.tsx')).adminSwapsPage, guarded),
  page(paths.bulk, async () => (await import('../../safety/bulk/BulkPage.tsx')).bulkPage, guarded),
  page(paths.adminApps, async () => (await import('../../people/apps/admin/AppsPage.tsx')).appsPage, guarded),
  page(paths.campusSettings, async () => (await import('../../help/campus-settings/CampusSettingsPage.tsx')).campusSettingsPage, guarded),
  page(paths.auditLog, async () => (await import('../../safety/audit/AuditPage.tsx')).auditPage, guarded),
  { path: paths.userDetailsWithoutId, element: <Navigate to="/dashboard/admin/users" replace /> },
];

/** The pages of the two dashboards. The menu stands around the guard, so that it stays while the session is checked. */
export const dashboardRoutes: RouteObject[] = [
  guardRoute({}, [{ path: paths.dashboard, Component: DashboardRedirect }]),
  { Component: DashboardLayout, children: [guardRoute({}, userPages)] },
  { Component: DashboardLayout, children: [guardRoute({ admin: true }, adminPages)] },
];
