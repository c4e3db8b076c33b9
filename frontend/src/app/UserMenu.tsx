import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Menu, Portal } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { session, type SessionUser } from '../session/session.ts';
import { toast } from '../ui/toaster.ts';

const SignOutMutation = graphql(`
  mutation SignOut {
    signOut
  }
`);

/** The signed-in user's name, with the way to the dashboard and out. */
export function UserMenu({ viewer }: { viewer: SessionUser }) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [signOut] = useMutation(SignOutMutation);
  const leave = async () => {
    // Without a connection the session still ends here; on the server it ends by itself.
    await signOut().catch(() => undefined);
    session.set(null);
    await client.clearStore();
    toast.success(messages.logoutDone);
    await navigate('/');
  };
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="ghost" px="3" maxW={{ base: '28', md: '48' }}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{viewer.name}</span>
          <span aria-hidden="true">▾</span>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="44">
            <Menu.Item value="dashboard" asChild py="3" fontSize="md">
              <Link to={viewer.role === 'ADMIN' ? '/dashboard/admin' : '/dashboard/user'}>Dashboard</Link>
            </Menu.Item>
            <Menu.Item value="logout" onSelect={() => void leave()} py="3" fontSize="md">
              Logout
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
