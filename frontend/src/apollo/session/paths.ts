import { useViewer } from './useViewer.ts';

export const SELL_PATH = '/dashboard/user/create-product';
export const CHATS_PATH = '/dashboard/user/chats';
export const ORDERS_RECEIVED_PATH = '/dashboard/user/order';
export const ORDERS_PLACED_PATH = '/dashboard/user/orders';
export const NOTIFICATIONS_PATH = '/notifications';

/** The target of a link to a page that requires a session; guests reach it through the sign-in page. */
export function useMemberPath(path: string): { to: string; state?: { from: string } } {
  return useViewer() ? { to: path } : { to: '/signin', state: { from: path } };
}
