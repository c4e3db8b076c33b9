import { useReadQuery, type PreloadedQueryRef } from '@apollo/client/react';
import { Center, Text } from '@chakra-ui/react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { matchRoutes, Outlet, useLoaderData, useLocation, useNavigate, type RouteObject } from 'react-router-dom';
import { isSignedOutCode } from '../client/tokenRejected.ts';
import { preloadQuery } from '../preload.ts';
import { graphql } from '../../gql/documents.ts';
import type { GuardQuery as GuardData } from '../../gql/graphql.ts';
import { onServer } from '../../lib/html/onServer.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { useCountdown } from '../../lib/useCountdown.ts';
import { session } from './session.ts';
import { useViewer } from './useViewer.ts';

const GuardQuery = graphql(`
  query Guard {
    me {
      id: databaseId
      role
    }
  }
`);

type Check = PreloadedQueryRef<GuardData>;

const REDIRECT_SECONDS = 3;

function Redirecting({ admin }: { admin: boolean }) {
  const { left } = useCountdown(REDIRECT_SECONDS);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = admin ? '' : pathname + search;
  useEffect(() => {
    if (left === 0) void navigate(admin ? '/' : '/signin', { replace: true, state: { from } });
  }, [left, navigate, admin, from]);
  return (
    <Center minH="50vh">
      <Text fontSize="xl" role="status">
        Redirecting to you in {left} sec
      </Text>
    </Center>
  );
}

/** Renders the nested page after the server has confirmed the session. */
function Checked({ check, admin }: { check: Check; admin: boolean }) {
  const { data, error } = useReadQuery(check);
  const denied = data ? !data.me || (admin && data.me.role !== 'ADMIN') : isSignedOutCode(requestErrorOf(error).code);
  // Without a connection the page itself shows what it could not load.
  return denied ? <Redirecting admin={admin} /> : <Outlet />;
}

function Guard({ admin, pages }: { admin: boolean; pages: RouteObject[] }) {
  const viewer = useViewer();
  const check = useLoaderData<Check | null>();
  // Returns the skeleton of the page below the guard, from the handle of its route.
  const { skeleton } = (matchRoutes(pages, useLocation())?.at(-1)?.route.handle ?? {}) as { skeleton?: () => ReactNode };
  if (!viewer || !check) return <Redirecting admin={admin} />;
  return (
    <Suspense fallback={skeleton?.()}>
      <Checked check={check} admin={admin} />
    </Suspense>
  );
}

/**
 * Creates a layout route that shows its pages to signed-in users, or to administrators only. The check runs in parallel to the page's query. If it
 * fails, the countdown to another page starts.
 */
export function guardRoute({ admin = false }, children: RouteObject[]): RouteObject {
  return {
    // The check does not run again for another page or an open chat.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    loader: () => (session.get() ? preloadQuery(GuardQuery, {}, 'cache-and-network') : null),
    // On the server each page below the guard renders its skeleton.
    Component: onServer ? Outlet : () => <Guard admin={admin} pages={children} />,
    children,
  };
}
