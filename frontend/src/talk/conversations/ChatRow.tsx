import type { FragmentType } from '@apollo/client';
import { Badge, Box, Flex, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { ChatRowFragment as ChatRowData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { formatAge, formatPrice, plural } from '../../lib/format/format.ts';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';
import { CountBadge } from '../../ui/elements/CountBadge.tsx';
import { ChatMessageFragment } from './chat/chatDocuments.ts';

export const ChatRowFragment = graphql(
  `
    fragment ChatRow on Conversation {
      id: databaseId
      productName
      photoUrl(width: 160)
      createdAt
      lastMessageAt
      unreadCount
      awaitsViewer
      order {
        id: databaseId
      }
      openOffer {
        id: databaseId
        price
        viewerCanAnswer
      }
      people {
        id: databaseId
        name
      }
      seller {
        id: databaseId
      }
      recentMessages(first: 1) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          text
          removedAt
          createdAt
          sender {
            id: databaseId
            name
          }
          ...ChatMessage
        }
      }
    }
  `,
  ChatMessageFragment,
);

/** The preview of the last event: the open offer, or the newest message. */
function previewOf({ openOffer, order, seller, recentMessages }: ChatRowData, viewerId: string | undefined): string {
  const [latest] = recentMessages.nodes;
  const text = latest && (latest.removedAt ? 'Message removed' : latest.text || 'Photo');
  if (openOffer) return `${openOffer.viewerCanAnswer ? 'Offer' : 'Your offer'} of ${formatPrice(openOffer.price)}${text ? `. ${text}` : ''}`;
  if (text !== undefined) return text;
  if (!seller) return 'All agreed. Say hello.';
  if (!order) return 'An offer was made.';
  return seller.id === viewerId ? 'New order. Say hello.' : 'Ordered. Say hello.';
}

/** What is new in the conversation: an offer to answer, and unread messages. */
function Marks({ conversation: { awaitsViewer, openOffer, unreadCount } }: { conversation: ChatRowData }) {
  return (
    <Stack gap="1" align="end">
      {awaitsViewer && openOffer?.viewerCanAnswer && (
        <Badge bg="accent.solid" color="accent.contrast" borderRadius="full" fontWeight="bold">
          Offer
        </Badge>
      )}
      <CountBadge count={unreadCount} title={plural(unreadCount, 'unread message')} />
    </Stack>
  );
}

interface Props {
  conversation: FragmentType<typeof ChatRowFragment>;
  viewerId: string | undefined;
  open: boolean;
}

/** A conversation in the list: product, the others, last message or offer, unread count; bold while it waits for the viewer. With an order it opens as the order's chat. */
export function ChatRow({ conversation, viewerId, open }: Props) {
  const shown = useFragmentData(ChatRowFragment, conversation);
  if (!shown) return null;
  const { id, productName, photoUrl, createdAt, lastMessageAt, awaitsViewer, order, people } = shown;
  const others = people.filter((person) => person.id !== viewerId);
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
        <ProductPhoto url={photoUrl} name="" w="16" flexShrink={0} borderRadius="l1" />
        <Box flex="1" minW="0">
          <Flex justify="space-between" gap="2" align="baseline">
            <Text fontWeight={awaitsViewer ? 'bold' : 'medium'} truncate>
              <LinkOverlay asChild>
                <Link to={order ? `?chat=${order.id}` : `?conversation=${id}`}>{others.map(({ name }) => name).join(', ')}</Link>
              </LinkOverlay>
            </Text>
            <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap">
              {formatAge(lastMessageAt ?? createdAt)}
            </Text>
          </Flex>
          <Text fontSize="sm" truncate>
            {productName ?? `A swap of ${people.length}`}
          </Text>
          <Text fontSize="sm" color={awaitsViewer ? 'fg' : 'fg.muted'} fontWeight={awaitsViewer ? 'bold' : undefined} truncate>
            {previewOf(shown, viewerId)}
          </Text>
        </Box>
        <Marks conversation={shown} />
      </Flex>
    </LinkBox>
  );
}
