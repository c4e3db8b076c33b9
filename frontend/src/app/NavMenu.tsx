import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

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
          <svg
            width="22"
            height="22"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
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
