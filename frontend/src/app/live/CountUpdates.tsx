import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../gql/documents.ts';
import type { CountsChangedSubscription } from '../../gql/graphql.ts';
import { useSocketDown, useSocketLive } from '../../lib/connection.ts';
import { setCachedCounts, setCounts, type Counts } from '../../apollo/session/useCounts.ts';

const CountsQuery = graphql(`
  query Counts {
    me {
      id: databaseId
      unreadNotificationCount
      counts {
        ordersReceived
        ordersPlaced
        chats
        offersEnding
        meetings
        swaps
      }
      adminQueue {
        total
        reports
        objections
        appeals
        doubtfulListings
        contactMessages
      }
    }
  }
`);

const CountsChanged = graphql(`
  subscription CountsChanged {
    countsChanged {
      id: databaseId
      unreadNotificationCount
      counts {
        ordersReceived
        ordersPlaced
        chats
        offersEnding
        meetings
        swaps
      }
      adminQueue {
        total
        reports
        objections
        appeals
        doubtfulListings
        contactMessages
      }
    }
  }
`);

const POLL_WHILE_DOWN_MS = 10_000;

const countsOf = ({ counts, adminQueue, unreadNotificationCount }: CountsChangedSubscription['countsChanged']): Partial<Counts> => ({
  ...counts,
  ...(unreadNotificationCount === null ? {} : { notifications: unreadNotificationCount }),
  ...(adminQueue ? { queue: adminQueue } : {}),
});

/** Keeps the counts of `useCounts` up to date. It is not in the first script, because guests have no counts. */
export function CountUpdates() {
  const { data, loading } = useQuery(CountsQuery, { pollInterval: useSocketDown() ? POLL_WHILE_DOWN_MS : 0 });
  const client = useApolloClient();
  const isLive = useSocketLive();
  useSubscription(CountsChanged, {
    ignoreResults: true,
    // Sets the counts even if they are equal, because they may count other things than before. The cache does not report equal counts.
    onData: ({ data: { data: changed } }) => changed && setCounts(countsOf(changed.countsChanged)),
  });
  useEffect(() => {
    // Fetches what changed between the query and the subscription, or while the socket was down. Waits for a pending query, because its older result
    // would overwrite the newer one.
    if (isLive && !loading)
      client.query({ query: CountsQuery, fetchPolicy: 'network-only', context: { transport: 'socket' } }).catch(() => undefined);
  }, [client, isLive, loading]);
  const me = data?.me;
  useEffect(() => {
    if (me) setCachedCounts(countsOf(me));
  }, [me]);
  useEffect(() => () => setCounts(), []);
  return null;
}
