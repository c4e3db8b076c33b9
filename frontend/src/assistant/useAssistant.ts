import { useMutation } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';

const AskAssistantMutation = graphql(`
  mutation AskAssistant($query: String!, $productId: ID) {
    askAssistant(query: $query, productId: $productId) {
      text
    }
  }
`);

interface Said {
  from: 'user' | 'bot';
  text: string;
}

/** A conversation with the assistant, about a product where one is open. It lives as long as the page. */
export function useAssistant(productId: string | undefined) {
  const [said, setSaid] = useState<Said[]>([{ from: 'bot', text: messages.assistantGreeting }]);
  const [ask, { loading }] = useMutation(AskAssistantMutation);
  const say = (from: Said['from'], text: string) => setSaid((before) => [...before, { from, text }]);
  const send = async (query: string) => {
    say('user', query);
    try {
      const { data } = await ask({ variables: { query, productId: productId ?? null } });
      say('bot', data!.askAssistant.text);
    } catch (error) {
      console.error(error);
      say('bot', CombinedGraphQLErrors.is(error) ? messages.assistantRefused : messages.assistantDown);
    }
  };
  return { said, send, waiting: loading };
}
