import type { PreloadedQueryRef } from '@apollo/client/react';
import { Suspense, type ComponentType } from 'react';
import { useLocation, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { waitForResult } from '../apollo/preload.ts';
import type { RequestError } from '../lib/requestError.ts';
import { session } from '../session/session.ts';
import { FocusRestoration } from './FocusRestoration.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { takePrefetched } from './prefetch.ts';
import { RouteError } from './RouteError.tsx';

type QueryRef = PreloadedQueryRef<unknown>;

/** What the module of a page exports for its route. */
export interface Page {
  Component: ComponentType;
  /** Starts the page's one query. */
  loader?: (args: LoaderFunctionArgs) => QueryRef | null;
  /** Shown while the query is on its way. */
  Skeleton?: ComponentType;
  /** What the page says when its query fails; without it, the server's message. */
  failure?: (problem: RequestError) => string;
}

interface Options {
  /** The page is for signed-in users: without a session its query is not sent, and the guard above it shows the countdown. */
  guarded?: boolean;
}

/** A result that arrives within this time is shown without a skeleton in between. */
const SKELETON_AFTER_MS = 150;

function PageView({ page: { Component, Skeleton = PageSkeleton } }: { page: Page }) {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<Skeleton />}>
      <Component />
      <FocusRestoration key={pathname} />
    </Suspense>
  );
}

/** An address without what only opens something on its page: the part of the page that a link names, and a chat. */
function dataAddress(url: URL): string {
  const address = new URL(url);
  address.hash = '';
  address.searchParams.delete('chat');
  return address.href;
}

/** The loader runs for another page, for another search, and when it is asked to (Retry, another session). */
function isOutdated({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || dataAddress(currentUrl) !== dataAddress(nextUrl);
}

/**
 * A route whose page has a script of its own. The script is imported by the loader and not by the route's `lazy`: the router keeps a
 * failed `lazy` for ever, a loader runs again on Retry.
 */
export function pageRoute(path: string, load: () => Promise<Page>, { guarded = false }: Options = {}): RouteObject {
  let page: Page | undefined;
  const run = async (args: LoaderFunctionArgs) => {
    if (guarded && !session.get()) return null;
    page ??= await load();
    const ref = page.loader?.(args) ?? null;
    if (ref) await waitForResult(ref, SKELETON_AFTER_MS);
    return ref;
  };
  return {
    path,
    loader: (args) => takePrefetched(args.request.url) ?? run(args),
    shouldRevalidate: (change) => !page || isOutdated(change),
    handle: { prefetch: run },
    Component: () => <PageView page={page!} />,
    ErrorBoundary: () => <RouteError failure={page?.failure} />,
  };
}
