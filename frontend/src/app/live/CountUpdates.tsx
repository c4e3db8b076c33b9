import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../gql/documents.ts';
import { useSocketDown, useSocketLive } from '../../lib/connection.ts';
import { setCounts } from '../../apollo/session/useCounts.ts';

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

/** Keeps the numbers of `useCounts` as the server counts them. It is not in the first script, because guests have no counts. */
export function CountUpdates() {
  const { data, loading } = useQuery(CountsQuery, { pollInterval: useSocketDown() ? POLL_WHILE_DOWN_MS : 0 });
  const client = useApolloClient();
  const isLive = useSocketLive();
  useSubscription(CountsChanged, { ignoreResults: true });
  useEffect(() => {
    // What changed between the query and the subscription, or while the socket was down. An older result that is still under way would replace it.
    if (isLive && !loading)
      client.query({ query: CountsQuery, fetchPolicy: 'network-only', context: { transport: 'socket' } }).catch(() => undefined);
  }, [client, isLive, loading]);
  const me = data?.me;
  useEffect(() => {
    if (!me) return;
    const { counts, adminQueue, unreadNotificationCount: notifications } = me;
    setCounts({ ...counts, ...(notifications === null ? {} : { notifications }), ...(adminQueue ? { queue: adminQueue } : {}) });
  }, [me]);
  useEffect(() => () => setCounts(), []);
  return null;
}
