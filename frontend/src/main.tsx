import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { client } from './apollo/client.ts';
import { AppRoutes } from './routes.tsx';
import './ui/global.css';
import { makeSystem } from './ui/theme.ts';

/** Lets the browser do what waits, such as a touch. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await breathe();
  const system = makeSystem();
  await breathe();
  const page = (
    <StrictMode>
      <ApolloProvider client={client}>
        <ChakraProvider value={system}>
          {/* A tick in a filter must show at once, not when the page behind it is ready. */}
          <BrowserRouter useTransitions={false}>
            <AppRoutes />
          </BrowserRouter>
        </ChakraProvider>
      </ApolloProvider>
    </StrictMode>
  );
  // A transition is drawn in small pieces: a slow phone reacts in between.
  startTransition(() => createRoot(document.getElementById('root')!).render(page));
}

void start();
