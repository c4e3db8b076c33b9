import { useFragment } from '@apollo/client/react';
import { graphql } from '../../gql/documents.ts';

const ConversationTitleFragment = graphql(`
  fragment ConversationTitle on Conversation {
    id: databaseId
    productName
  }
`);

/** Returns the subject of a conversation, once it is cached. */
export function useConversationTitle(id: string | null): string {
  const from = { __typename: 'Conversation' as const, id: id ?? '' };
  const { data, complete } = useFragment({ fragment: ConversationTitleFragment, from });
  return complete ? (data.productName ?? 'Your swap') : 'Chat';
}
