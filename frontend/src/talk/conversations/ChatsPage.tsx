import { Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { preloadLiveQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { LoadMore } from '../../ui/elements/LoadMore.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { ChatDock } from '../../app/chats/ChatDock.tsx';
import { ChatRow, ChatRowFragment } from './ChatRow.tsx';
import { brand } from '../../lib/texts/college.ts';

const ChatsQuery = graphql(
  `
    query Chats($after: String) {
      me {
        id
        conversations(first: 18, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id
            order {
              id
            }
            ...ChatRow
          }
        }
      }
    }
  `,
  ChatRowFragment,
);

const loader = () => preloadLiveQuery(ChatsQuery, {});

/** Queries the conversations of both roles, the one first in which something happened last. */
function useChats() {
  const { data } = usePageQuery<typeof loader>();
  const page = data.me?.conversations;
  const more = useLoadMore(ChatsQuery, { after: page?.pageInfo.endCursor });
  return { rows: page?.nodes ?? [], more: page?.pageInfo.hasNextPage ? more : undefined };
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
      Ask a seller about something, or make an offer. You agree here on the price and where to meet.
    </EmptyState>
  );
}

/** The chats of the viewer as buyer and as seller. */
function ChatsPage() {
  const viewerId = useViewer()?.id;
  const { chats } = useCounts();
  const [params] = useSearchParams();
  const { rows, more } = useChats();
  return (
    <ChatDock>
      <PageTitle count={chats}>{`Chats - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl" mb="4">
        Chats
      </Heading>
      {rows.length === 0 && <NoChats />}
      <Stack as="ul" listStyleType="none" gap="2">
        {rows.map((row) => {
          const open = row.order ? row.order.id === params.get('chat') : row.id === params.get('conversation');
          return <ChatRow key={row.id} conversation={row} viewerId={viewerId} open={open} />;
        })}
      </Stack>
      {more && <LoadMore {...more} />}
    </ChatDock>
  );
}

export const chatsPage = { Component: ChatsPage, Skeleton: ChatsSkeleton, loader, failure: () => 'The chats could not be loaded.' };
