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

/** The exports of a page module that its route uses. */
export interface Page {
  Component: ComponentType;
  /** Starts the page's one query. */
  loader?: (args: LoaderFunctionArgs) => QueryRef | null;
  /** Shown while the query is pending. */
  Skeleton?: ComponentType;
  /** The text shown when the page's query fails; without it the server's message. */
  failure?: (error: RequestError) => string;
}

interface Options {
  /** The page requires a session: without one its query is not sent, and the guard above it shows the countdown. */
  guarded?: boolean;
  /** What the page shows is known in the browser alone: the server renders its skeleton. By default where it requires a session. */
  isPersonal?: boolean;
}

/** A result within this time is shown without a skeleton first, in milliseconds. */
const SKELETON_AFTER_MS = 150;

function skeletonOf(page: Page | undefined) {
  const Skeleton = page?.Skeleton ?? PageSkeleton;
  return <Skeleton />;
}

function PageView({ page }: { page: Page }) {
  const { Component } = page;
  const { pathname } = useLocation();
  return (
    // A new page shows its skeleton; without the key a transition would keep the previous page until the data is there.
    <HtmlBoundary key={pathname} fallback={skeletonOf(page)}>
      <Component />
      <FocusRestoration />
    </HtmlBoundary>
  );
}

/** A URL without the parts that do not change the page's data: the fragment and the open chat. */
function dataAddress(url: URL): string {
  const address = new URL(url);
  address.hash = '';
  closeChat(address.searchParams);
  return address.href;
}

/** The loader runs for another page, other search parameters, and on request (Retry, another session). */
function isOutdated({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || dataAddress(currentUrl) !== dataAddress(nextUrl);
}

/**
 * A route whose page has a script of its own. The loader imports the script instead of the route's `lazy`, because the router caches a
 * failed `lazy`, while a loader runs again on Retry.
 */
export function pageRoute(path: string, load: () => Promise<Page>, { guarded = false, isPersonal = guarded }: Options = {}): RouteObject {
  let page: Page | undefined;
  const loaded = script(load);
  const run = async (args: LoaderFunctionArgs) => {
    if (guarded && !session.get() && !onServer) return null;
    page ??= await waitForPageScript(loaded());
    if (isPersonal && onServer) return null;
    // What a query reads and writes in the cache takes long on a slow phone.
    await yieldToMainThread();
    const ref = page.loader?.(args) ?? null;
    if (ref) await waitForResult(ref, SKELETON_AFTER_MS);
    return ref;
  };
  return {
    path,
    loader: (args) => takePrefetched(args.request.url) ?? run(args),
    shouldRevalidate: (change) => !page || isOutdated(change),
    // A guard shows the skeleton while it checks the session.
    handle: { prefetch: run, skeleton: () => skeletonOf(page) },
    Component: () => (isPersonal && onServer ? <NeedsProgram>{skeletonOf(page)}</NeedsProgram> : <PageView page={page!} />),
    ErrorBoundary: () => <RouteError failure={page?.failure} />,
  };
}
