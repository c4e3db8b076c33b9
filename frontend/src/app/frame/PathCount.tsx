import { useCounts, type Counts } from '../../apollo/session/useCounts.ts';
import { CountBadge } from '../../ui/elements/CountBadge.tsx';
import { CHATS_PATH, NOTIFICATIONS_PATH, ORDERS_PLACED_PATH, ORDERS_RECEIVED_PATH } from '../../apollo/session/paths.ts';

const countOf: Partial<Record<string, (counts: Counts) => number>> = {
  [ORDERS_RECEIVED_PATH]: ({ ordersReceived }) => ordersReceived,
  [ORDERS_PLACED_PATH]: ({ ordersPlaced }) => ordersPlaced,
  [CHATS_PATH]: ({ chats }) => chats,
  [NOTIFICATIONS_PATH]: ({ notifications }) => notifications,
  '/dashboard/admin': ({ queue }) => queue.total,
  '/dashboard/admin/moderation': ({ queue }) => queue.total - queue.contactMessages,
  '/dashboard/admin/messages': ({ queue }) => queue.contactMessages,
};

/** Number of things on a page that need the viewer's attention. All menus show the same number. */
export function PathCount({ path }: { path: string }) {
  const counts = useCounts();
  return <CountBadge count={countOf[path]?.(counts) ?? 0} />;
}
