import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { addNotification } from '../apollo/listUpdates.ts';
import { graphql } from '../gql/index.ts';
import { useSocketLive } from '../lib/connection.ts';

const NotificationAdded = graphql(`
  subscription NotificationAdded {
    notificationAdded {
      id
      kind
      link
      ...NotificationRow
    }
  }
`);

const UnreadNotifications = graphql(`
  query UnreadNotifications {
    me {
      id
      unreadNotificationCount
    }
  }
`);

const OVER_THE_SOCKET = { fetchPolicy: 'network-only', context: { transport: 'socket' } } as const;

const isPageOpen = () => location.pathname.toLowerCase() === '/notifications';

/** Subscribes to the viewer's notifications: the list and the count follow. */
export function NotificationUpdates({ viewerId }: { viewerId: string }) {
  const client = useApolloClient();
  const isLive = useSocketLive();
  // A new notification may replace an older one, so the count is the server's to say.
  useSubscription(NotificationAdded, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      addNotification(client.cache, viewerId, data.notificationAdded);
      client.query({ query: UnreadNotifications, ...OVER_THE_SOCKET }).catch(() => undefined);
      if (data.notificationAdded.kind === 'ANNOUNCEMENT') void client.refetchQueries({ include: ['CurrentAnnouncements'] });
    },
  });
  useEffect(() => {
    if (!isLive) return;
    client.query({ query: UnreadNotifications, ...OVER_THE_SOCKET }).catch(() => undefined);
    // What came between the query of the open page and its subscription is missing in its list.
    if (isPageOpen()) void client.refetchQueries({ include: ['Notifications'] });
  }, [client, isLive]);
  return null;
}
