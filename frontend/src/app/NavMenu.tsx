import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';

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
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton aria-label="Menu" variant="ghost" size="lg" hideFrom="lg">
          <Icon>
            <path d="M4 7h16M4 12h16M4 17h16" />
          </Icon>
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="44">
            {[...links, ...(signedIn ? [] : guestLinks)].map(([to, label]) => (
              <Menu.Item key={to} value={to} asChild py="3" fontSize="md">
                <Link to={to}>{label}</Link>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
