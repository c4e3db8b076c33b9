import { useQuery } from '@apollo/client/react';
import { useLiveDown } from '../apollo/live.ts';
import { graphql } from '../gql/index.ts';
import { useViewer } from '../session/useViewer.ts';

const UnreadQuery = graphql(`
  query Unread {
    me {
      id
      unreadFromSellers
      unreadFromBuyers
    }
  }
`);

const POLL_WHILE_DOWN_MS = 10_000;

/** How many chat messages the viewer has not read, by the side that the viewer has in the order. */
export function useUnread(): { asBuyer: number; asSeller: number } {
  const down = useLiveDown();
  const viewer = useViewer();
  const { data } = useQuery(UnreadQuery, { skip: !viewer, pollInterval: down ? POLL_WHILE_DOWN_MS : 0 });
  return { asBuyer: data?.me?.unreadFromSellers ?? 0, asSeller: data?.me?.unreadFromBuyers ?? 0 };
}
