import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { client } from './apollo/client/client.ts';
import { firstPage, firstPageShown } from './lib/firstPage.ts';
import { yieldToMainThread } from './lib/yieldToMainThread.ts';
import { prefetch, startRouter } from './routes.tsx';
import './ui/theme/fonts.css';
import './ui/global.css';
import { makeSystem } from './ui/theme/theme.ts';

type Router = ReturnType<typeof startRouter>;

/** Waits for the script and data of the first page; until then the content of the HTML stays. */
function firstPageLoaded(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Rendered with the first page. */
function FirstPage() {
  useEffect(firstPageShown, []);
  return null;
}

/** Each step is a task of its own: in one they would keep a slow phone from input for half a second. */
async function start(): Promise<void> {
  await yieldToMainThread();
  const router = startRouter();
  await yieldToMainThread();
  const system = makeSystem();
  await firstPageLoaded(router);
  const page = (
    <StrictMode>
      <ApolloProvider client={client}>
        <ChakraProvider value={system}>
          <RouterProvider router={router} />
          <FirstPage />
        </ChakraProvider>
      </ApolloProvider>
    </StrictMode>
  );
  // React renders a transition in slices, so that a slow phone stays responsive.
  startTransition(() => createRoot(document.getElementById('root')!).render(page));
  await firstPage;
  // Without this script pages load when a link is followed.
  await import('./app/live/afterFirstPage.ts').then(
    ({ afterFirstPage }) => afterFirstPage(prefetch),
    () => undefined,
  );
}

void start();
