import { Link } from 'react-router-dom';
import type { SessionUser } from '../session/session.ts';
import { MenuLine, PopoverMenu } from '../ui/PopoverMenu.tsx';
import { MenuButton } from './MenuButton.tsx';
import { useSignOut } from './useSignOut.ts';

/** The menu of the signed-in user: dashboard and sign-out. */
export function UserMenu({ viewer }: { viewer: SessionUser }) {
  const signOut = useSignOut();
  return (
    <PopoverMenu trigger={(props) => <MenuButton viewer={viewer} {...props} />}>
      <MenuLine>
        <Link to={viewer.role === 'ADMIN' ? '/dashboard/admin' : '/dashboard/user'}>Dashboard</Link>
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
        <button type="button" onClick={signOut}>
          Logout
        </button>
      </MenuLine>
    </PopoverMenu>
  );
}
