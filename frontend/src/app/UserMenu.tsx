import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { session, type SessionUser } from '../session/session.ts';
import { MenuLine, PopoverMenu } from '../ui/PopoverMenu.tsx';
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
    <PopoverMenu
      trigger={(props) => (
        <Button variant="ghost" px="3" maxW={{ base: '28', md: '48' }} {...props}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{viewer.name}</span>
          <span aria-hidden="true">▾</span>
        </Button>
      )}
    >
      <MenuLine>
        <Link to={viewer.role === 'ADMIN' ? '/dashboard/admin' : '/dashboard/user'}>Dashboard</Link>
      </MenuLine>
      <MenuLine>
        <button type="button" onClick={() => void leave()}>
          Logout
        </button>
      </MenuLine>
    </PopoverMenu>
  );
}
