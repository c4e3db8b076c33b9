import { useLocation, useNavigate } from 'react-router-dom';
import { useViewer } from './useViewer.ts';

export const SELL_PATH = '/dashboard/user/create-product';
export const CHATS_PATH = '/dashboard/user/chats';
export const ORDERS_RECEIVED_PATH = '/dashboard/user/order';
export const ORDERS_PLACED_PATH = '/dashboard/user/orders';
export const NOTIFICATIONS_PATH = '/notifications';

/** Returns the target of a link to a page that requires a session. Guests reach the page through the sign-in page. */
export function useMemberPath(path: string): { to: string; state?: { from: string } } {
  return useViewer() ? { to: path } : { to: '/signin', state: { from: path } };
}

/** Returns a function that opens the sign-in page for a guest, who returns to this page afterwards. */
export function useGoToSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate('/signin', { state: { from: pathname + search } });
}
