import type { FragmentType } from '@apollo/client';
import { Box, Flex, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { useTransition, type ReactNode } from 'react';
import { Link, useLinkClickHandler, type LinkProps } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { ChatRowFragment as ChatRowData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { formatAge, plural } from '../../lib/format/format.ts';
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
      people {
        id: databaseId
        name
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

/** Returns the newest message, or an invitation to write one. */
function previewOf({ productName, recentMessages }: ChatRowData): string {
  const [latest] = recentMessages.nodes;
  if (latest) return latest.removedAt ? 'Message removed' : latest.text || 'Photo';
  return productName === null ? 'All agreed. Say hello.' : 'Say hello.';
}

interface Props {
  conversation: FragmentType<typeof ChatRowFragment>;
  viewerId: string | undefined;
  /** Id of the order whose chat the row opens; undefined before the first order. */
  orderId: string | undefined;
  open: boolean;
  /** State of the deal. */
  deal: ReactNode;
}

/** Link that opens a chat. It is busy from the next paint until the chat is shown. */
function ChatLink({ to, ...props }: LinkProps & { to: string }) {
  const [isOpening, startTransition] = useTransition();
  const open = useLinkClickHandler(to);
  return (
    // The class of `LinkOverlay` makes the whole row a link to the chat.
    <Link {...props} to={to} aria-busy={isOpening} onClick={(event) => startTransition(() => open(event))} />
  );
}

/**
 * Row for a conversation: the other people, product, deal, last message, unread count. It is bold if it needs the viewer's attention. With an order
 * it opens as the order's chat.
 */
export function ChatRow({ conversation, viewerId, orderId, open, deal }: Props) {
  const shown = useFragmentData(ChatRowFragment, conversation);
  if (!shown) return null;
  const { id, productName, photoUrl, createdAt, lastMessageAt, unreadCount, awaitsViewer, people } = shown;
  const others = people.filter((person) => person.id !== viewerId);
  return (
    <LinkBox asChild>
      <Flex
        as="li"
        gap="3"
        align="center"
        p="3"
        data-open={open || undefined}
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        _hover={{ borderColor: 'brand.border' }}
        css={{ '&[data-open], &:has([aria-busy=true])': { bg: 'brand.subtle', borderColor: 'brand.border' } }}
      >
        <ProductPhoto url={photoUrl} name="" w="16" flexShrink={0} borderRadius="l1" />
        <Box flex="1" minW="0">
          <Flex justify="space-between" gap="2" align="baseline">
            <Text fontWeight={awaitsViewer ? 'bold' : 'medium'} truncate>
              <LinkOverlay asChild>
                <ChatLink to={orderId ? `?chat=${orderId}` : `?conversation=${id}`}>{others.map(({ name }) => name).join(', ')}</ChatLink>
              </LinkOverlay>
            </Text>
            <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap">
              {formatAge(lastMessageAt ?? createdAt)}
            </Text>
          </Flex>
          <Text fontSize="sm" truncate>
            {productName ?? `A swap of ${people.length}`}
          </Text>
          {deal}
          <Text fontSize="sm" color={awaitsViewer ? 'fg' : 'fg.muted'} fontWeight={awaitsViewer ? 'bold' : undefined} truncate>
            {previewOf(shown)}
          </Text>
        </Box>
        <CountBadge count={unreadCount} title={plural(unreadCount, 'unread message')} />
      </Flex>
    </LinkBox>
  );
}
