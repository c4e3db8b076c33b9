import type { PreloadedQueryRef } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { useLocation, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { waitForResult } from '../../apollo/preload.ts';
import { closeChat } from '../chats/openChat.ts';
import { waitForPageScript } from '../../lib/pageScripts.ts';
import type { RequestError } from '../../lib/texts/requestError.ts';
import { script } from '../../lib/script.ts';
import { yieldToMainThread } from '../../lib/yieldToMainThread.ts';
import { session } from '../../apollo/session/session.ts';
import { onServer } from '../../lib/html/onServer.ts';
import { HtmlBoundary } from '../../ui/html/HtmlBoundary.tsx';
import { NeedsProgram } from '../../ui/html/NeedsProgram.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { takePrefetched } from './prefetch/prefetch.ts';
import { RouteError } from './RouteError.tsx';

/** The first page keeps the focus that the browser set. */
const FocusRestoration = lazyComponent<object>({ load: async () => (await import('./FocusRestoration.tsx')).FocusRestoration });

type QueryRef = PreloadedQueryRef<unknown>;

/** Exports of a page module that its route uses. */
export interface Page {
  Component: ComponentType;
  /** Starts the page's only query. */
  loader?: (args: LoaderFunctionArgs) => QueryRef | null;
  /** Placeholder while the query is pending. */
  Skeleton?: ComponentType;
  /** Returns the text for a failed query. By default the server's message is shown. */
  failure?: (error: RequestError) => string;
}

interface Options {
  /** Whether the page requires a session. Without a session its query is not sent, and the guard above it shows the countdown. */
  guarded?: boolean;
  /** Whether only the browser knows what the page shows. The server then renders its skeleton. Defaults to `guarded`. */
  isPersonal?: boolean;
}

/** Time in milliseconds for which a skeleton is delayed. A result within this time is shown without one. */
const SKELETON_AFTER_MS = 150;

function skeletonOf(page: Page | undefined) {
  const Skeleton = page?.Skeleton ?? PageSkeleton;
  return <Skeleton />;
}

function PageView({ page }: { page: Page }) {
  const { Component } = page;
  const { pathname } = useLocation();
  return (
    // The key makes a new page show its skeleton. Without it a transition would keep the previous page until the data is there.
    <HtmlBoundary key={pathname} fallback={skeletonOf(page)}>
      <Component />
      <FocusRestoration />
    </HtmlBoundary>
  );
}

/** Returns a URL without the parts that do not change the page's data: the fragment and the open chat. */
function dataAddress(url: URL): string {
  const address = new URL(url);
  address.hash = '';
  closeChat(address.searchParams);
  return address.href;
}

/** Returns whether the loader runs again: for another page, other search parameters, or on request (Retry, another session). */
function isOutdated({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || dataAddress(currentUrl) !== dataAddress(nextUrl);
}

/**
 * Creates a route whose page has a script of its own. The loader imports the script, not the route's `lazy`, because the router caches a failed
 * `lazy`, while a loader runs again on Retry.
 */
export function pageRoute(path: string, load: () => Promise<Page>, { guarded = false, isPersonal = guarded }: Options = {}): RouteObject {
  let page: Page | undefined;
  const loaded = script(load);
  const run = async (args: LoaderFunctionArgs) => {
    if (guarded && !session.get() && !onServer) return null;
    page ??= await waitForPageScript(loaded());
    if (isPersonal && onServer) return null;
    // Reading and writing the query's data in the cache takes long on a slow phone.
    await yieldToMainThread();
    const ref = page.loader?.(args) ?? null;
    if (ref) await waitForResult(ref, SKELETON_AFTER_MS);
    return ref;
  };
  return {
    path,
    loader: (args) => takePrefetched(args.request.url) ?? run(args),
    shouldRevalidate: (change) => !page || isOutdated(change),
    // The guard shows the skeleton while it checks the session.
    handle: { prefetch: run, skeleton: () => skeletonOf(page) },
    Component: () => (isPersonal && onServer ? <NeedsProgram>{skeletonOf(page)}</NeedsProgram> : <PageView page={page!} />),
    ErrorBoundary: () => <RouteError failure={page?.failure} />,
  };
}
