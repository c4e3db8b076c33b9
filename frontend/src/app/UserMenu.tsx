import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../session/session.ts';
import { MenuLine, PopoverMenu } from '../ui/PopoverMenu.tsx';
import { useSignOut } from './useSignOut.ts';

/**
 * The menu of the signed-in user: dashboard and sign-out. It is not loaded lazily: a click while its script loads would be lost, or close
 * the menu again.
 */
export function UserMenu({ viewer }: { viewer: SessionUser }) {
  const signOut = useSignOut();
  return (
    <PopoverMenu
      trigger={(props) => (
        <Button variant="ghost" px="3" maxW="48" {...props}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{viewer.name}</span>
          <span aria-hidden="true">▾</span>
        </Button>
      )}
    >
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
