import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { firstPageShown } from '../../lib/firstPage.ts';
import { endHydration } from '../../lib/html/hydration.ts';

/** Ends the hydration and reports the first page as shown, once it is rendered. */
function FirstPage() {
  useEffect(() => {
    endHydration();
    firstPageShown();
  }, []);
  return null;
}

/**
 * The application around its router. It must be the same in the browser and on the server, because otherwise the server's HTML could not be hydrated.
 */
export function App({ client, system, children }: { client: ApolloClient; system: SystemContext; children: ReactNode }) {
  return (
    <StrictMode>
      <ApolloProvider client={client}>
        <ChakraProvider value={system}>
          {children}
          <FirstPage />
        </ChakraProvider>
      </ApolloProvider>
    </StrictMode>
  );
}
