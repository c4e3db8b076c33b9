import { Button, Flex, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { preloadLiveQuery } from '../apollo/preload.ts';
import { useLoadMore } from '../apollo/useLoadMore.ts';
import { usePageQuery } from '../apollo/usePageQuery.ts';
import { graphql, readFragment } from '../gql/index.ts';
import { useViewer } from '../session/useViewer.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ChatDock } from './ChatDock.tsx';
import { ChatRow, ChatRowFragment, lastChangeOf } from './ChatRow.tsx';
import { useUnread } from './useUnread.ts';
import { brand } from '../lib/brand.ts';

const ChatsQuery = graphql(`
  query Chats($placed: String, $received: String) {
    me {
      id
      ordersPlaced(first: 10, after: $placed) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id
          ...ChatRow
        }
      }
      ordersReceived(first: 10, after: $received) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id
          ...ChatRow
        }
      }
    }
  }
`);

const loader = () => preloadLiveQuery(ChatsQuery, {});

/** Queries the chats of both roles, newest first, and more pages until all unread chats are included. */
function useChats() {
  const { asBuyer, asSeller } = useUnread();
  const { data } = usePageQuery<typeof loader>();
  const lists = data.me ? [data.me.ordersPlaced, data.me.ordersReceived] : [];
  const [placed, received] = lists.map(({ pageInfo }) => pageInfo.endCursor);
  const rows = readFragment(
    ChatRowFragment,
    lists.flatMap(({ nodes }) => nodes),
  ).toSorted((a, b) => lastChangeOf(b).localeCompare(lastChangeOf(a)));
  const hasMore = lists.some(({ pageInfo }) => pageInfo.hasNextPage);
  const unreadShown = rows.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  const more = useLoadMore(ChatsQuery, { placed, received });
  const { loading, failed, loadMore } = more;
  const unreadHidden = hasMore && !loading && !failed && unreadShown < asBuyer + asSeller;
  useEffect(() => {
    if (unreadHidden) loadMore();
  }, [unreadHidden, loadMore]);
  return { rows, more: hasMore ? more : undefined };
}

function ChatsSkeleton() {
  return (
    <Stack gap="2" aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Flex key={index} gap="3" p="3" borderWidth="1px" borderColor="border" borderRadius="l3" bg="bg.panel">
          <Skeleton boxSize="14" borderRadius="l1" />
          <Stack flex="1" gap="2">
            <Skeleton height="4" width="40%" />
            <Skeleton height="3" width="70%" />
            <Skeleton height="3" width="55%" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}

function NoChats() {
  const action = (
    <Button asChild>
      <Link to="/">Look around</Link>
    </Button>
  );
  return (
    <EmptyState title="No chats yet" action={action}>
      Order something, or sell something: you agree here on where to meet.
    </EmptyState>
  );
}

/** The chats of the viewer as buyer and as seller. */
function ChatsPage() {
  const viewerId = useViewer()?.id;
  const open = useSearchParams()[0].get('chat');
  const { rows, more } = useChats();
  return (
    <ChatDock>
      <PageTitle>{`Chats - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl" mb="4">
        Chats
      </Heading>
      {rows.length === 0 && <NoChats />}
      <Stack as="ul" listStyleType="none" gap="2">
        {rows.map((order) => (
          <ChatRow key={order.id} order={order} viewerId={viewerId} open={order.id === open} />
        ))}
      </Stack>
      {more && <LoadMore {...more} />}
    </ChatDock>
  );
}

export const chatsPage = { Component: ChatsPage, Skeleton: ChatsSkeleton, loader, failure: () => 'The chats could not be loaded.' };
