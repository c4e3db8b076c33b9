import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../gql/index.ts';
import { useSocketDown } from '../lib/connection.ts';
import { setUnread } from './useUnread.ts';

const UnreadQuery = graphql(`
  query Unread {
    me {
      id
      unreadFromSellers
      unreadFromBuyers
      ordersToProcess
      unreadNotificationCount
    }
  }
`);

const POLL_WHILE_DOWN_MS = 10_000;

/** Queries the viewer's counts for `useUnread`. The first script does without it: guests have no counts. */
export function UnreadUpdates() {
  const { data } = useQuery(UnreadQuery, { pollInterval: useSocketDown() ? POLL_WHILE_DOWN_MS : 0 });
  const me = data?.me;
  useEffect(() => {
    if (!me) return;
    setUnread({
      asBuyer: me.unreadFromSellers ?? 0,
      asSeller: me.unreadFromBuyers ?? 0,
      toProcess: me.ordersToProcess ?? 0,
      notifications: me.unreadNotificationCount,
    });
  }, [me]);
  useEffect(() => () => setUnread(), []);
  return null;
}
