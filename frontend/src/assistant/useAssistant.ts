import { useMutation } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { addToConversation, useConversation } from './conversation.ts';

const AskAssistantMutation = graphql(`
  mutation AskAssistant($query: String!, $productId: ID) {
    askAssistant(input: { query: $query, productId: $productId }) {
      text
    }
  }
`);

/** The conversation with the assistant, about a product where one is open. */
export function useAssistant(productId: string | undefined) {
  const said = useConversation();
  const [ask] = useMutation(AskAssistantMutation);
  const send = async (query: string) => {
    addToConversation('user', query);
    try {
      const { data } = await ask({ variables: { query, productId: productId ?? null } });
      addToConversation('bot', data!.askAssistant.text);
    } catch (error) {
      console.error(error);
      addToConversation('bot', CombinedGraphQLErrors.is(error) ? messages.assistantRefused : messages.assistantDown);
    }
  };
  return { said, send, waiting: said.at(-1)?.from === 'user' };
}
