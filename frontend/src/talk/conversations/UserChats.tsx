import type { FragmentType } from '@apollo/client';
import { Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { UserSection, type More } from '../../people/users/admin/UserSection.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';

export const UserChatsFragment = graphql(`
  fragment UserChats on User {
    id: databaseId
    messages(first: 20, after: $messages) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        text
        createdAt
        order {
          id: databaseId
        }
      }
    }
  }
`);

/** Messages of a user in conversations. */
export function UserChats({ user, more }: { user: FragmentType<typeof UserChatsFragment>; more: More }) {
  const page = useFragmentData(UserChatsFragment, user)?.messages;
  if (!page) return null;
  return (
    <UserSection title="Chats" empty="No chats." page={page} section="messages" more={more}>
      {page.nodes.map(({ id, text, createdAt, order }) => (
        <Panel key={id} p="3">
          <Text overflowWrap="anywhere" whiteSpace="pre-wrap">
            {text}
          </Text>
          <Text color="fg.muted" fontSize="sm">
            {order ? `Order ${order.id}` : 'Before an order'}, {formatDateTime(createdAt)}
          </Text>
        </Panel>
      ))}
    </UserSection>
  );
}
