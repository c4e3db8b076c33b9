import { Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCart } from '../cart/useCart.ts';
import { useUnread } from '../chat/useUnread.ts';
import type { SessionUser } from '../session/session.ts';
import { useSignInState, type SignInState } from '../session/signInState.ts';
import { BottomSheet } from '../ui/BottomSheet.tsx';
import { CountBadge } from '../ui/CountBadge.tsx';
import { MenuLine } from '../ui/PopoverMenu.tsx';
import { ORDERS_RECEIVED_PATH } from './paths.ts';
import { useColorMode } from './useColorMode.ts';
import { useSignOut } from './useSignOut.ts';

const guestLinks = [
  ['/signin', 'Sign In'],
  ['/signup', 'Sign Up'],
] as const;

const NOTIFICATIONS_PATH = '/notifications';

const studentLinks = [
  [NOTIFICATIONS_PATH, 'Notifications'],
  ['/dashboard/user', 'Dashboard'],
  ['/favourites', 'Favourites'],
  ['/saved-searches', 'Saved searches'],
  ['/wanted', 'Wanted'],
  ['/dashboard/user/products', 'All Products'],
  [ORDERS_RECEIVED_PATH, 'Orders Received'],
  ['/dashboard/user/orders', 'Orders Placed'],
  ['/dashboard/user/profile', 'Profile'],
] as const;

const siteLinks = [
  ['/about', 'About'],
  ['/contact', 'Contact'],
] as const;

function PageLine({ to, label, count = 0, state }: { to: string; label: string; count?: number; state?: SignInState | null }) {
  return (
    <MenuLine>
      <Link to={to} state={state}>
        {label} <CountBadge count={count} />
      </Link>
    </MenuLine>
  );
}

/** The viewer's menu on phones. A choice closes it. */
export function MeSheet({ viewer, onClose }: { viewer: SessionUser | null; onClose: () => void }) {
  const signOut = useSignOut();
  const { dark, toggle } = useColorMode();
  const signInState = useSignInState();
  const cartCount = useCart().length;
  const { toProcess, notifications } = useUnread();
  const counts: Partial<Record<string, number>> = { [ORDERS_RECEIVED_PATH]: toProcess, [NOTIFICATIONS_PATH]: notifications };
  return (
    <BottomSheet title={viewer?.name ?? 'Welcome'} onClose={onClose}>
      <Stack as="ul" listStyleType="none" gap="0" mx="-3" onClick={onClose}>
        {viewer?.role === 'ADMIN' && <PageLine to="/dashboard/admin" label="Admin" />}
        {(viewer ? studentLinks : guestLinks).map(([to, label]) => (
          <PageLine key={to} to={to} label={label} count={counts[to] ?? 0} state={viewer ? null : signInState} />
        ))}
        <PageLine to="/cart" label="Cart" count={cartCount} />
        {siteLinks.map(([to, label]) => (
          <PageLine key={to} to={to} label={label} />
        ))}
        <MenuLine>
          <button type="button" onClick={toggle}>
            {dark ? 'Light mode' : 'Dark mode'}
          </button>
        </MenuLine>
        {viewer && (
          <MenuLine>
            <button type="button" onClick={signOut}>
              Logout
            </button>
          </MenuLine>
        )}
      </Stack>
    </BottomSheet>
  );
}
