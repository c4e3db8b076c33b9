import { Button, Flex, Stack } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { ChatDock } from '../../app/chats/ChatDock.tsx';
import { DealLine } from '../../trade/deals/DealLine.tsx';
import { DealFragment } from '../../trade/deals/dealState.ts';
import { ChatRow, ChatRowFragment } from './ChatRow.tsx';
import { growingList } from '../../apollo/growingList.ts';
import { ListPage } from '../../ui/pages/ListPage.tsx';

const ChatsQuery = graphql(
  `
    query Chats($after: String) {
      me {
        id: databaseId
        conversations(first: 12, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            order {
              id: databaseId
            }
            ...ChatRow
            ...Deal
          }
        }
      }
    }
  `,
  ChatRowFragment,
  DealFragment,
);

/** Conversations of both roles, the most recently active first. */
const { loader, useList } = growingList({ query: ChatsQuery, listOf: ({ me }) => me?.conversations, isLive: true });

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

const lookAround = (
  <Button asChild>
    <Link to="/">Look around</Link>
  </Button>
);

const empty = (
  <EmptyState title="No chats yet" action={lookAround}>
    Ask a seller about something, or make an offer. You agree here on the price and where to meet.
  </EmptyState>
);

/** Page with the chats of the viewer as buyer and as seller. */
function ChatsPage() {
  const viewerId = useViewer()?.id;
  const { chats } = useCounts();
  const [params] = useSearchParams();
  const { items, isEmpty, more } = useList();
  return (
    <ChatDock>
      <ListPage title="Chats" count={chats} empty={empty} isEmpty={isEmpty} more={more}>
        <Stack as="ul" listStyleType="none" gap="2">
          {items.map((row) => {
            const orderId = row.order?.id;
            const open = orderId ? orderId === params.get('chat') : row.id === params.get('conversation');
            const deal = <DealLine conversation={row} viewerId={viewerId} />;
            return <ChatRow key={row.id} conversation={row} viewerId={viewerId} orderId={orderId} open={open} deal={deal} />;
          })}
        </Stack>
      </ListPage>
    </ChatDock>
  );
}

export const chatsPage = { Component: ChatsPage, Skeleton: ChatsSkeleton, loader, failure: () => 'The chats could not be loaded.' };
