import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { client } from './apollo/client/client.ts';
import { provideClient } from './apollo/client/currentClient.ts';
import { restoreHtmlData } from './apollo/htmlData.ts';
import { App } from './app/render/App.tsx';
import { firstPage } from './lib/firstPage.ts';
import { hydrated, isShowingHtml } from './lib/html/hydration.ts';
import { yieldToMainThread } from './lib/yieldToMainThread.ts';
import { prefetch, startRouter } from './routes.ts';
import './ui/theme/fonts.css';
import './ui/global.css';
import { rememberStyles } from './ui/theme/rememberStyles.ts';
import { makeSystem } from './ui/theme/theme.ts';

type Router = ReturnType<typeof startRouter>;

/** Waits for the script and the data of the first page. Until then the content of the HTML stays. */
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

/** Starts the application. Each step is a separate task, because a single task would block input on a slow phone for half a second. */
async function start(): Promise<void> {
  provideClient(() => client);
  restoreHtmlData(client);
  await yieldToMainThread();
  const router = startRouter();
  await yieldToMainThread();
  const system = rememberStyles(makeSystem());
  await yieldToMainThread();
  await firstPageLoaded(router);
  const root = document.getElementById('root')!;
  const page = (
    <App client={client} system={system}>
      <RouterProvider router={router} />
    </App>
  );
  // React hydrates and renders a transition in slices, so that a slow phone stays responsive.
  startTransition(() => {
    if (isShowingHtml()) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
  // A page that is rendered here reacts to input as soon as it is shown, even while its data or a part of it is missing.
  void (isShowingHtml() ? hydrated : firstPage).then(() => {
    delete document.documentElement.dataset.signedIn;
    document.documentElement.dataset.hydrated = '';
    // `public/head.js` then repeats the user's earlier input.
    dispatchEvent(new Event('hydrated'));
  });
  await firstPage;
  // Without this script, pages load only when a link is followed.
  await import('./app/live/afterFirstPage.ts').then(
    ({ afterFirstPage }) => afterFirstPage(prefetch),
    () => undefined,
  );
}

void start();
