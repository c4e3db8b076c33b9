import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { messages } from '../../lib/texts/messages.ts';
import { DashboardRedirect } from '../DashboardRedirect.tsx';
import type { LayoutHandle } from './PageOutlet.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pageRoute, type Page } from './pageRoute.tsx';
import { routePaths as paths } from './routePaths.ts';
import { guardRoute } from '../../apollo/session/Guard.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const DashboardLayout = lazyComponent({
  load: async () => (await import('../DashboardLayout.tsx')).DashboardLayout,
  message: messages.pageFailed,
  // The pages of guests load without it.
  fallback: () => <PageSkeleton />,
  isInHtml: true,
});

/** Creates the route of a page that loads together with the menu around it. Otherwise the menu would appear after the page. */
const page = (path: string, load: () => Promise<Page>) =>
  pageRoute(path, async () => (await Promise.all([load(), DashboardLayout.load()]))[0], { guarded: true });

const userPages = [
  page(paths.userDashboard, async () => (await import('../../rewards/points/DashboardPage.tsx')).dashboardPage),
  page(paths.createProduct, async () => ({ Component: (await import('../../market/products/own/CreateProductPage.tsx')).CreateProductPage })),
  page(paths.sellSeveral, async () => (await import('../../market/products/room/SellRoomPage.tsx')).sellRoomPage),
  page('dashboard/user/update-product/:id', async () => (await import('../../market/products/own/UpdateProductPage.tsx')).updateProductPage),
  page(paths.ownProducts, async () => (await import('../../market/products/own/OwnProductsPage.tsx')).ownProductsPage),
  page(paths.ordersReceived, async () => (await import('../../trade/orders/OrdersReceivedPage.tsx')).ordersReceivedPage),
  page(paths.ordersPlaced, async () => (await import('../../trade/orders/OrdersPlacedPage.tsx')).ordersPlacedPage),
  page(paths.chats, async () => (await import('../../talk/conversations/ChatsPage.tsx')).chatsPage),
  page(paths.notifications, async () => (await import('../../notify/notifications/NotificationsPage.tsx')).notificationsPage),
  page(paths.notificationSettings, async () => (await import('../../notify/notifications/NotificationSettingsPage.tsx')).notificationSettingsPage),
  page(paths.profile, async () => (await import('../../people/users/ProfilePage.tsx')).profilePage),
  page(paths.ownApps, async () => (await import('../../people/apps/OwnAppsPage.tsx')).ownAppsPage),
  page(paths.webhooks, async () => (await import('../../notify/webhooks/WebhooksPage.tsx')).webhooksPage),
  page(paths.webhook, async () => (await import('../../notify/webhooks/WebhookPage.tsx')).webhookPage),
];

const adminPages = [
  page(paths.admin, async () => (await import('../../help/site/admin/AdminHomePage.tsx')).adminHomePage),
  page('dashboard/admin/create-category', async () => (await import('../../market/categories/ManageCategoryPage.tsx')).manageCategoryPage),
  page(paths.users, async () => (await import('../../people/users/admin/ManageUsersPage.tsx')).manageUsersPage),
  page(paths.adminProducts, async () => (await import('../../market/products/admin/AdminProductsPage.tsx')).adminProductsPage),
  page(paths.adminOrders, async () => (await import('../../trade/orders/admin/AdminOrdersPage.tsx')).adminOrdersPage),
  page(paths.userDetails, async () => (await import('../../people/users/admin/UserDetailsPage.tsx')).userDetailsPage),
  page(paths.contactMessages, async () => (await import('../../help/contact/ContactInboxPage.tsx')).contactInboxPage),
  page(paths.moderation, async () => (await import('../../safety/moderation/ModerationPage.tsx')).moderationPage),
  page(paths.announcements, async () => (await import('../../help/announcements/AnnouncementsPage.tsx')).announcementsPage),
  page(paths.searchWords, async () => (await import('../../market/search/admin/SearchWordsPage.tsx')).searchWordsPage),
  page(paths.importCourses, async () => (await import('../../market/courses/admin/ImportCoursesPage.tsx')).importCoursesPage),
  page(paths.adminSwaps, async () => (await import('../../trade/swaps/admin/AdminSwapsPage.tsx')).adminSwapsPage),
  page(paths.bulk, async () => (await import('../../safety/bulk/BulkPage.tsx')).bulkPage),
  page(paths.adminApps, async () => (await import('../../people/apps/admin/AppsPage.tsx')).appsPage),
  page(paths.campusSettings, async () => (await import('../../help/campus-settings/CampusSettingsPage.tsx')).campusSettingsPage),
  page(paths.auditLog, async () => (await import('../../safety/audit/AuditPage.tsx')).auditPage),
  { path: paths.userDetailsWithoutId, element: <Navigate to="/dashboard/admin/users" replace /> },
];

/**
 * Creates the routes within a dashboard. The menu is outside the guard, so that it stays while the session is checked and while the script of its
 * next page loads.
 */
const dashboard = (pages: RouteObject[], options: { admin?: boolean }): RouteObject => ({
  Component: DashboardLayout,
  handle: { holds: (pathname) => matchRoutes(pages, pathname) !== null } satisfies LayoutHandle,
  children: [guardRoute(options, pages)],
});

/** Pages of the two dashboards. */
export const dashboardRoutes: RouteObject[] = [
  guardRoute({}, [{ path: paths.dashboard, Component: DashboardRedirect }]),
  dashboard(userPages, {}),
  dashboard(adminPages, { admin: true }),
];
