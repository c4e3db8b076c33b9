import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { client } from './apollo/client.ts';
import { usePrefetch } from './app/usePrefetch.ts';
import { prefetch, router } from './routes.tsx';
import './ui/global.css';
import { makeSystem } from './ui/theme.ts';

/** Lets the browser handle pending input, such as a touch. */
const yieldToMainThread = () => new Promise((resolve) => setTimeout(resolve));

/** The first page's script and data: until they are there, the HTML's own content stays. */
function firstPageLoaded(): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

function App() {
  usePrefetch(prefetch);
  // Without transitions: a tick in a filter shows at once, not when the list behind it is there.
  return <RouterProvider router={router} useTransitions={false} />;
}

async function start(): Promise<void> {
  await yieldToMainThread();
  const system = makeSystem();
  await firstPageLoaded();
  const page = (
    <StrictMode>
      <ApolloProvider client={client}>
        <ChakraProvider value={system}>
          <App />
        </ChakraProvider>
      </ApolloProvider>
    </StrictMode>
  );
  // A transition is rendered in small pieces: a slow phone reacts in between.
  startTransition(() => createRoot(document.getElementById('root')!).render(page));
}

void start();
