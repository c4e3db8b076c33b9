import type { ApolloClient } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { CacheProvider } from '@emotion/react';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { provideClient } from '../../apollo/client/currentClient.ts';
import { rememberStyles } from '../../ui/theme/rememberStyles.ts';
import { makeSystem } from '../../ui/theme/theme.ts';
import { dashboardRoutes } from '../routing/dashboardRoutes.tsx';
import { laterRoutes } from '../routing/laterRoutes.tsx';
import { firstRoutes, framed } from '../routing/routeTable.tsx';
import { App } from './App.tsx';
import { requestClient, type ExecuteOnServer } from './requestClient.ts';
import { globalStyleTags, pageStyles, styleTag } from './styles.ts';

interface PageRequest {
  /** Absolute URL of the page. */
  url: string;
  execute: ExecuteOnServer;
  /** Aborts the rendering. */
  signal: AbortSignal;
}

/** Parts of a page's HTML. */
export interface RenderedPage {
  /** Title, and preloads of pictures. */
  head: string;
  /** Styles that the page uses. */
  styles: string;
  /** Element with the id `root`. */
  root: string;
  /** Cache of Apollo Client, as JSON. */
  data: string;
}

const ROOT = '<div id="root">';

const clients = new AsyncLocalStorage<ApolloClient>();
provideClient(() => clients.getStore()!);

const handler = createStaticHandler(framed([...firstRoutes, ...laterRoutes, ...dashboardRoutes]));
const system = rememberStyles(makeSystem());
const globalStyles = globalStyleTags(system);

/** Renders a tree completely. Throws the first error of a component. React itself would leave that component to the browser. */
async function prerender(tree: ReactNode, client: ApolloClient, signal: AbortSignal): Promise<string> {
  const errors: unknown[] = [];
  const { result } = await prerenderStatic({
    tree,
    context: { client },
    signal,
    renderFunction: (element) =>
      prerenderToNodeStream(element, {
        signal,
        // Produces HTML in one piece, without scripts that move late parts into place.
        progressiveChunkSize: Infinity,
        onError: (error) => void errors.push(error),
      }),
  });
  signal.throwIfAborted();
  if (errors.length > 0) throw errors[0] instanceof Error ? errors[0] : new Error('A part of the page could not be rendered');
  return result;
}

async function render(client: ApolloClient, { url, signal }: PageRequest): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`The page answers ${context.status}`);
  const errors: unknown[] = Object.values(context.errors ?? {});
  if (errors.length > 0) throw errors[0] as Error;
  const styles = pageStyles();
  const html = await prerender(
    <div id="root">
      <CacheProvider value={styles}>
        <App client={client} system={system}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
        </App>
      </CacheProvider>
    </div>,
    client,
    signal,
  );
  // React writes the content of the head before the root element.
  const start = html.indexOf(ROOT);
  return {
    head: html.slice(0, start),
    styles: globalStyles + styleTag(styles),
    root: html.slice(start),
    data: JSON.stringify(client.extract()),
  };
}

/** Renders a page for a guest. Rejects if the page cannot be rendered, and on abort. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const client = requestClient(request.execute);
  try {
    return await clients.run(client, () => render(client, request));
  } finally {
    client.stop();
  }
}
