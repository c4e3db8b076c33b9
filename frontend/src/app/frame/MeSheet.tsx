import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCart } from '../../market/cart/useCart.ts';
import type { SessionUser } from '../../apollo/session/session.ts';
import { useSignInState, type SignInState } from '../../apollo/session/signInState.ts';
import { BottomSheet } from '../../ui/dialogs/BottomSheet.tsx';
import { CountBadge } from '../../ui/elements/CountBadge.tsx';
import { MenuLine } from '../../ui/elements/PopoverMenu.tsx';
import { PathCount } from './PathCount.tsx';
import { NOTIFICATIONS_PATH, ORDERS_PLACED_PATH, ORDERS_RECEIVED_PATH } from '../../apollo/session/paths.ts';
import { useColorMode } from './useColorMode.ts';
import { useSignOut } from './useSignOut.ts';

const guestLinks = [
  ['/signin', 'Sign In'],
  ['/signup', 'Sign Up'],
] as const;

const studentLinks = [
  [NOTIFICATIONS_PATH, 'Notifications'],
  ['/dashboard/user', 'Dashboard'],
  ['/favourites', 'Favourites'],
  ['/saved-searches', 'Saved searches'],
  ['/wanted', 'Wanted'],
  ['/courses', 'Courses'],
  ['/swaps', 'Swaps'],
  ['/dashboard/user/products', 'All Products'],
  [ORDERS_RECEIVED_PATH, 'Orders Received'],
  [ORDERS_PLACED_PATH, 'Orders Placed'],
  ['/dashboard/user/profile', 'Profile'],
] as const;

const siteLinks = [
  ['/about', 'About'],
  ['/contact', 'Contact'],
] as const;

interface PageLineProps {
  to: string;
  label: string;
  state?: SignInState | null;
  /** Count behind the label. */
  children?: ReactNode;
}

function PageLine({ to, label, state, children = <PathCount path={to} /> }: PageLineProps) {
  return (
    <MenuLine>
      <Link to={to} state={state}>
        {label} {children}
      </Link>
    </MenuLine>
  );
}

/** The viewer's menu on phones. Choosing an entry closes it. */
export function MeSheet({ viewer, onClose }: { viewer: SessionUser | null; onClose: () => void }) {
  const signOut = useSignOut();
  const { dark, toggle } = useColorMode();
  const signInState = useSignInState();
  const cartCount = useCart().length;
  return (
    <BottomSheet title={viewer?.name ?? 'Welcome'} onClose={onClose}>
      <Stack as="ul" listStyleType="none" gap="0" mx="-3" onClick={onClose}>
        {viewer?.role === 'ADMIN' && <PageLine to="/dashboard/admin" label="Admin" />}
        {(viewer ? studentLinks : guestLinks).map(([to, label]) => (
          <PageLine key={to} to={to} label={label} state={viewer ? null : signInState} />
        ))}
        <PageLine to="/cart" label="Cart">
          <CountBadge count={cartCount} />
        </PageLine>
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
