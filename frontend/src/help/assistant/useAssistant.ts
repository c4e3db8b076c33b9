import { useMutation } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { addToConversation, conversationId, useConversation } from './conversation.ts';

const AskAssistantMutation = graphql(`
  mutation AskAssistant($query: String!, $productId: ID, $conversationId: String) {
    askAssistant(input: { query: $query, productId: $productId, conversationId: $conversationId }) {
      text
    }
  }
`);

/** Returns the conversation with the assistant. On a product page it is about that product. */
export function useAssistant(productId: string | undefined) {
  const conversation = useConversation();
  const [ask] = useMutation(AskAssistantMutation);
  const send = async (query: string) => {
    addToConversation('user', query);
    try {
      const { data } = await ask({ variables: { query, productId: productId ?? null, conversationId: conversationId() } });
      addToConversation('bot', data!.askAssistant.text);
    } catch (error) {
      console.error(error);
      addToConversation('bot', CombinedGraphQLErrors.is(error) ? messages.assistantError : messages.assistantUnreachable);
    }
  };
  return { conversation, send, waiting: conversation.at(-1)?.from === 'user' };
}
