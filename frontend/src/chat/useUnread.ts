import { useQuery } from '@apollo/client/react';
import { useSocketDown } from '../lib/connection.ts';
import { graphql } from '../gql/index.ts';
import { useViewer } from '../session/useViewer.ts';

const UnreadQuery = graphql(`
  query Unread {
    me {
      id
      unreadFromSellers
      unreadFromBuyers
      ordersToProcess
    }
  }
`);

const POLL_WHILE_DOWN_MS = 10_000;

/** The viewer's counts: unread messages as buyer and as seller, and orders that are not processed. */
export function useUnread(): { asBuyer: number; asSeller: number; toProcess: number } {
  const down = useSocketDown();
  const viewer = useViewer();
  const { data } = useQuery(UnreadQuery, { skip: !viewer, pollInterval: down ? POLL_WHILE_DOWN_MS : 0 });
  return { asBuyer: data?.me?.unreadFromSellers ?? 0, asSeller: data?.me?.unreadFromBuyers ?? 0, toProcess: data?.me?.ordersToProcess ?? 0 };
}
