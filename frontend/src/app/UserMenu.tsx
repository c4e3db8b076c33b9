import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../session/session.ts';
import { MenuLine, PopoverMenu } from '../ui/PopoverMenu.tsx';
import { UserMenuButton } from './UserMenuButton.tsx';
import { useSignOut } from './useSignOut.ts';

/** The signed-in user's name, with the way to the dashboard and out. */
export function UserMenu({ viewer, pressedEarly }: { viewer: SessionUser; pressedEarly: RefObject<boolean> }) {
  const signOut = useSignOut();
  return (
    <PopoverMenu opensAtOnce={pressedEarly.current} trigger={(props) => <UserMenuButton name={viewer.name} {...props} />}>
      <MenuLine>
        <Link to={viewer.role === 'ADMIN' ? '/dashboard/admin' : '/dashboard/user'}>Dashboard</Link>
      </MenuLine>
      <MenuLine>
        <button type="button" onClick={signOut}>
          Logout
        </button>
      </MenuLine>
    </PopoverMenu>
  );
}
