import { useMutation } from '@apollo/client/react';
import { Button, Heading, HStack, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { LoadMore } from '../../ui/elements/LoadMore.tsx';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { MarkNotificationsRead } from './markNotificationsRead.ts';
import { NotificationRow, NotificationRowFragment } from './NotificationRow.tsx';

const NotificationsQuery = graphql(
  `
    query Notifications($after: String) {
      me {
        id
        unreadNotificationCount
        notifications(first: 20, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id
            readAt
            ...NotificationRow
          }
        }
      }
    }
  `,
  NotificationRowFragment,
);

const loader = () => preloadQuery(NotificationsQuery, {}, 'cache-and-network');

/** Marks all notifications as read, here and on the server. */
function MarkAllButton({ hasUnread, onMarked }: { hasUnread: boolean; onMarked: () => void }) {
  const [mark, { loading }] = useMutation(MarkNotificationsRead);
  // The list may be known before the count.
  const { notifications } = useCounts();
  const isUseful = notifications > 0 || hasUnread;
  const markAll = async () => {
    try {
      await mark({ variables: {} });
      onMarked();
    } catch (error) {
      toast.error(requestErrorOf(error).message ?? 'They could not be marked as read. Please try again.');
    }
  };
  return (
    <Button variant="outline" onClick={() => void markAll()} disabled={loading || !isUseful}>
      Mark all as read
    </Button>
  );
}

/** What concerns the viewer, newest first. */
function NotificationsPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const list = data.me?.notifications;
  const { notifications } = useCounts();
  const more = useLoadMore(NotificationsQuery, { after: list?.pageInfo.endCursor });
  return (
    <>
      <PageTitle count={notifications}>{`Notifications - ${brand}`}</PageTitle>
      <HStack justify="space-between" wrap="wrap" gap="3" mb="4">
        <Heading as="h1" size="2xl">
          Notifications
        </Heading>
        <HStack gap="2" wrap="wrap">
          <MarkAllButton hasUnread={list?.nodes.some(({ readAt }) => readAt === null) ?? false} onMarked={refresh} />
          <Button asChild variant="ghost">
            <Link to="/notifications/settings">Settings</Link>
          </Button>
        </HStack>
      </HStack>
      {list?.nodes.length === 0 && <EmptyState title="Nothing new yet">Orders, messages and reviews that concern you appear here.</EmptyState>}
      <Stack as="ul" listStyleType="none" gap="2">
        {list?.nodes.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </Stack>
      {list?.pageInfo.hasNextPage && <LoadMore {...more} />}
    </>
  );
}

export const notificationsPage = { Component: NotificationsPage, loader, failure: () => 'The notifications could not be loaded.' };
