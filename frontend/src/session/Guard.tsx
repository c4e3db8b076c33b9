import { useQuery } from '@apollo/client/react';
import { Center, Spinner, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { useCountdown } from '../lib/useCountdown.ts';
import { useViewer } from './useViewer.ts';

const GuardQuery = graphql(`
  query Guard {
    me {
      id
      role
    }
  }
`);

const REDIRECT_SECONDS = 3;

function Redirecting({ to, from }: { to: string; from: string }) {
  const { left } = useCountdown(REDIRECT_SECONDS);
  const navigate = useNavigate();
  useEffect(() => {
    if (left === 0) void navigate(to, { replace: true, state: { from } });
  }, [left, navigate, to, from]);
  return (
    <Center minH="50vh">
      <Text fontSize="xl" role="status">
        Redirecting to you in {left} sec
      </Text>
    </Center>
  );
}

/** Shows the nested page to those who may see it, as the server says; counts down to another page for all others. */
export function Guard({ admin = false }: { admin?: boolean }) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { data, error } = useQuery(GuardQuery, { fetchPolicy: 'cache-and-network', skip: !viewer });
  const refused = !viewer || (data && (!data.me || (admin && data.me.role !== 'ADMIN')));
  if (refused) return <Redirecting to={admin ? '/' : '/signin'} from={admin ? '' : pathname + search} />;
  // Without a connection the page itself says what it could not load.
  if (!data && !error) {
    return (
      <Center minH="50vh">
        <Spinner aria-label="Checking your sign-in" />
      </Center>
    );
  }
  return <Outlet />;
}
