import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../apollo/session/session.ts';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { CountBadge } from '../../ui/elements/CountBadge.tsx';
import { MenuLine, PopoverMenu } from '../../ui/elements/PopoverMenu.tsx';
import { MenuButton } from './MenuButton.tsx';
import { PathCount } from './PathCount.tsx';
import { ORDERS_PLACED_PATH, ORDERS_RECEIVED_PATH } from '../../apollo/session/paths.ts';
import { useSignOut } from './useSignOut.ts';

/** Number of things on the pages of the menu that need the viewer's attention. */
function MenuCount() {
  const { ordersReceived, ordersPlaced, queue } = useCounts();
  const count = ordersReceived + ordersPlaced + queue.total;
  return (
    <>
      <CountBadge count={count} position="absolute" top="0" right="0" aria-hidden />
      {count > 0 && <chakra.span srOnly>{count} waiting</chakra.span>}
    </>
  );
}

/** Menu of the signed-in user. */
export function UserMenu({ viewer }: { viewer: SessionUser }) {
  const signOut = useSignOut();
  const dashboard = viewer.role === 'ADMIN' ? '/dashboard/admin' : '/dashboard/user';
  return (
    <PopoverMenu
      trigger={(props) => (
        <MenuButton viewer={viewer} {...props}>
          <MenuCount />
        </MenuButton>
      )}
    >
      <MenuLine>
        <Link to={dashboard}>
          Dashboard <PathCount path={dashboard} />
        </Link>
      </MenuLine>
      <MenuLine>
        <Link to={ORDERS_RECEIVED_PATH}>
          Orders Received <PathCount path={ORDERS_RECEIVED_PATH} />
        </Link>
      </MenuLine>
      <MenuLine>
        <Link to={ORDERS_PLACED_PATH}>
          Orders Placed <PathCount path={ORDERS_PLACED_PATH} />
        </Link>
      </MenuLine>
      <MenuLine>
        <Link to="/favourites">Favourites</Link>
      </MenuLine>
      <MenuLine>
        <Link to="/saved-searches">Saved searches</Link>
      </MenuLine>
      <MenuLine>
        <Link to="/wanted">Wanted</Link>
      </MenuLine>
      <MenuLine>
        <Link to="/courses">Courses</Link>
      </MenuLine>
      <MenuLine>
        <Link to="/swaps">Swaps</Link>
      </MenuLine>
      <MenuLine>
        <button type="button" onClick={signOut}>
          Logout
        </button>
      </MenuLine>
    </PopoverMenu>
  );
}
