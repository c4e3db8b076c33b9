import { IconButton } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { MenuLine, PopoverMenu } from '../ui/PopoverMenu.tsx';

const links = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
] as const;

const guestLinks = [
  ['/signin', 'Sign In'],
  ['/signup', 'Sign Up'],
] as const;

/** The links of the top bar where there is no room for them. */
export function NavMenu({ signedIn }: { signedIn: boolean }) {
  return (
    <PopoverMenu
      trigger={(props) => (
        <IconButton aria-label="Menu" variant="ghost" size="lg" hideFrom="lg" {...props}>
          <Icon>
            <path d="M4 7h16M4 12h16M4 17h16" />
          </Icon>
        </IconButton>
      )}
    >
      {[...links, ...(signedIn ? [] : guestLinks)].map(([to, label]) => (
        <MenuLine key={to}>
          <Link to={to}>{label}</Link>
        </MenuLine>
      ))}
    </PopoverMenu>
  );
}
