import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { addNotification, invalidateFavourites } from '../../apollo/cache/listUpdates.ts';
import { refetchChanged } from '../../apollo/client/refetchChanged.ts';
import { graphql } from '../../gql/documents.ts';
import { useSocketLive } from '../../lib/connection.ts';
import { NotificationRowFragment } from './NotificationRow.tsx';

const NotificationAdded = graphql(
  `
    subscription NotificationAdded {
      notificationAdded {
        id: databaseId
        kind
        link
        ...NotificationRow
      }
    }
  `,
  NotificationRowFragment,
);

const isOpen = (path: string) => location.pathname.toLowerCase() === path;

/** Lists that a notification may add to: the kind of the notification, the path of the page, and its query. */
const lists = [
  ['WANTED', '/wanted', 'Wanted'],
  ['SWAP', '/swaps', 'Swaps'],
  ['SAVED_SEARCH', '/saved-searches', 'SavedSearches'],
] as const;

/** Subscribes to the viewer's notifications and adds them to the cached list. */
export function NotificationUpdates({ viewerId }: { viewerId: string }) {
  const client = useApolloClient();
  const isLive = useSocketLive();
  useSubscription(NotificationAdded, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      addNotification(client.cache, viewerId, data.notificationAdded);
      for (const [kind, path, query] of lists) if (kind === data.notificationAdded.kind && isOpen(path)) void refetchChanged(client, [query]);
      if (data.notificationAdded.kind === 'FAVOURITE') invalidateFavourites(client.cache, viewerId);
      if (data.notificationAdded.kind === 'ANNOUNCEMENT') void refetchChanged(client, ['CurrentAnnouncements']);
    },
  });
  useEffect(() => {
    if (!isLive) return;
    // Fetches the list of the open page again, because it lacks what was added between its query and the subscription.
    const open = [['NOTIFICATION', '/notifications', 'Notifications'] as const, ...lists].filter(([, path]) => isOpen(path));
    if (open.length > 0)
      void refetchChanged(
        client,
        open.map(([, , query]) => query),
      );
  }, [client, isLive]);
  return null;
}
