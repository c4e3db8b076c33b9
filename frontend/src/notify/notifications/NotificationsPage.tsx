import { useMutation } from '@apollo/client/react';
import { Button, HStack, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { MarkNotificationsRead } from './markNotificationsRead.ts';
import { NotificationRow, NotificationRowFragment } from './NotificationRow.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { growingList } from '../../apollo/growingList.ts';
import { ListPage } from '../../ui/pages/ListPage.tsx';

const NotificationsQuery = graphql(
  `
    query Notifications($after: String) {
      me {
        id: databaseId
        unreadNotificationCount
        notifications(first: 20, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            readAt
            ...NotificationRow
          }
        }
      }
    }
  `,
  NotificationRowFragment,
);

const { loader, useList } = growingList({ query: NotificationsQuery, listOf: ({ me }) => me?.notifications });

/** Button that marks all notifications as read, here and on the server. */
function MarkAllButton({ hasUnread, onMarked }: { hasUnread: boolean; onMarked: () => void }) {
  const [mark, { loading }] = useMutation(MarkNotificationsRead);
  // The list may be loaded before the count.
  const { notifications } = useCounts();
  const isUseful = notifications > 0 || hasUnread;
  const markAll = async () => {
    try {
      await mark({ variables: {} });
      onMarked();
    } catch (error) {
      showFailure(error, 'They could not be marked as read. Please try again.');
    }
  };
  return (
    <Button variant="outline" onClick={() => void markAll()} disabled={loading || !isUseful}>
      Mark all as read
    </Button>
  );
}

const empty = <EmptyState title="Nothing new yet">Orders, messages and reviews that concern you appear here.</EmptyState>;

/** Page with the viewer's notifications, newest first. */
function NotificationsPage() {
  const { items, isEmpty, more, refresh } = useList();
  const { notifications } = useCounts();
  const actions = (
    <HStack gap="2" wrap="wrap">
      <MarkAllButton hasUnread={items.some(({ readAt }) => readAt === null)} onMarked={refresh} />
      <Button asChild variant="ghost">
        <Link to="/notifications/settings">Settings</Link>
      </Button>
    </HStack>
  );
  return (
    <ListPage title="Notifications" count={notifications} actions={actions} empty={empty} isEmpty={isEmpty} more={more}>
      <Stack as="ul" listStyleType="none" gap="2">
        {items.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </Stack>
    </ListPage>
  );
}

export const notificationsPage = { Component: NotificationsPage, loader, failure: () => 'The notifications could not be loaded.' };
