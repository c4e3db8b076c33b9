import { ApolloClient, ApolloLink, InMemoryCache, Observable, type OperationVariables } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeSystem } from './ui/theme/theme.ts';

/**
 * Renders a component on a network that returns the given responses in turn; an `Error` stands for a failed connection. Returns a list of what
 * `partOf` selects from the variables of each operation. Nothing is cached, so responses contain only what the component reads.
 */
export function renderOnNetwork<Part>(
  component: ReactNode,
  answers: readonly (object | Error)[],
  partOf: (variables: OperationVariables) => Part,
): Part[] {
  const sent: Part[] = [];
  const link = new ApolloLink(({ variables }) => {
    const answer = answers[sent.length]!;
    sent.push(partOf(variables));
    return new Observable((observer) => {
      if (answer instanceof Error) return observer.error(answer);
      observer.next(answer);
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache(), defaultOptions: { mutate: { fetchPolicy: 'no-cache' } } });
  render(
    <ApolloProvider client={client}>
      <ChakraProvider value={makeSystem()}>{component}</ChakraProvider>
    </ApolloProvider>,
  );
  return sent;
}
