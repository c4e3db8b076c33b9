import { Box, Flex, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ChatRowFragment as ChatRowData } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import { formatAge, plural } from '../lib/format.ts';
import { ProductPhoto } from '../products/ProductPhoto.tsx';
import { CountBadge } from '../ui/CountBadge.tsx';

export const ChatRowFragment = graphql(`
  fragment ChatRow on Order {
    id
    createdAt
    unreadCount
    lines {
      name
      photoUrl(width: 160)
    }
    buyer {
      id
      name
    }
    seller {
      id
      name
    }
    recentMessages(first: 1) {
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        text
        createdAt
        ...ChatMessage
      }
    }
  }
`);

/** The time of the last event in a chat. */
export const lastChangeOf = ({ recentMessages, createdAt }: ChatRowData) => recentMessages.nodes[0]?.createdAt ?? createdAt;

/** A chat in the list: product, other user, last message, unread count. */
export function ChatRow({ order, viewerId, open }: { order: ChatRowData; viewerId: string | undefined; open: boolean }) {
  const line = order.lines[0]!;
  const other = order.seller.id === viewerId ? order.buyer : order.seller;
  const last = order.recentMessages.nodes[0];
  return (
    <LinkBox asChild>
      <Flex
        as="li"
        gap="3"
        align="center"
        p="3"
        bg={open ? 'brand.subtle' : 'bg.panel'}
        borderWidth="1px"
        borderColor={open ? 'brand.border' : 'border'}
        borderRadius="l3"
        _hover={{ borderColor: 'brand.border' }}
      >
        <ProductPhoto url={line.photoUrl} name="" w="16" flexShrink={0} borderRadius="l1" />
        <Box flex="1" minW="0">
          <Flex justify="space-between" gap="2" align="baseline">
            <Text fontWeight="bold" truncate>
              <LinkOverlay asChild>
                <Link to={`?chat=${order.id}`}>{other.name}</Link>
              </LinkOverlay>
            </Text>
            <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap">
              {formatAge(lastChangeOf(order))}
            </Text>
          </Flex>
          <Text fontSize="sm" truncate>
            {line.name}
          </Text>
          <Text fontSize="sm" color="fg.muted" fontWeight={order.unreadCount > 0 ? 'semibold' : undefined} truncate>
            {last?.text ?? (order.seller.id === viewerId ? 'New order. Say hello.' : 'Ordered. Say hello.')}
          </Text>
        </Box>
        <CountBadge count={order.unreadCount} title={plural(order.unreadCount, 'unread message')} />
      </Flex>
    </LinkBox>
  );
}
