import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { client } from './apollo/client.ts';
import { prefetch, router } from './routes.tsx';
import './ui/global.css';
import { makeSystem } from './ui/theme.ts';

/** Yields to the main thread, so that the browser handles pending input. */
const yieldToMainThread = () => new Promise((resolve) => setTimeout(resolve));

/** Waits for the script and data of the first page; until then the content of the HTML stays. */
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

/** Pages are prefetched once the first one is shown. Without this script they load when a link is followed. */
const startPrefetching = () =>
  import('./app/prefetchLinks.ts').then(
    ({ prefetchLinks }) => prefetchLinks(prefetch),
    () => undefined,
  );

async function start(): Promise<void> {
  await yieldToMainThread();
  const system = makeSystem();
  await firstPageLoaded();
  const page = (
    <StrictMode>
      <ApolloProvider client={client}>
        <ChakraProvider value={system}>
          <RouterProvider router={router} />
        </ChakraProvider>
      </ApolloProvider>
    </StrictMode>
  );
  // React renders a transition in slices, so that a slow phone stays responsive.
  startTransition(() => createRoot(document.getElementById('root')!).render(page));
  void startPrefetching();
}

void start();
