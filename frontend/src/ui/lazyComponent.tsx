import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { isOnline, useWhenOnline } from '../lib/connection.ts';
import { firstPage } from '../lib/firstPage.ts';
import { onServer } from '../lib/html/onServer.ts';
import { OfflineError, script } from '../lib/script.ts';
import { useIsHydrated } from '../lib/html/useIsHydrated.ts';
import { LoadFailure } from './elements/LoadFailure.tsx';
import { HtmlBoundary } from './html/HtmlBoundary.tsx';

interface BoundaryProps {
  children: ReactNode;
  failure: (onRetry: () => void) => ReactNode;
  onRetry: () => void;
}

/** Error boundary that shows the failure in place of its children, so that the rest of the page stays. */
class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Retries at once if the network came back before the failure was shown. */
  override componentDidCatch(error: unknown) {
    if (error instanceof OfflineError && isOnline()) this.retry();
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.failure(this.retry) : this.props.children;
  }
}

interface Loading<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Placeholder while the script loads. */
  fallback?: (props: Props) => ReactNode;
  /** Whether the server renders the component too. It is hydrated once its script is loaded. Other components start with their fallback. */
  isInHtml?: boolean;
}

/** What to show if the component cannot be loaded or rendered. */
type Failure<Props> =
  | {
      message: string | ((props: Props) => string);
      /** Places the message; by default it replaces the component. */
      failure?: (alert: ReactNode, props: Props) => ReactNode;
    }
  | {
      /** Replacement for a component that the page can do without. Defaults to nothing. */
      silent?: (props: Props) => ReactNode;
    };

/** Retries once the network is back. */
function Silent({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  useWhenOnline(onRetry);
  return children;
}

/** Shows the fallback on the server and while its HTML is hydrated. A part of the HTML must not render again before it is hydrated itself. */
function OnceHydrated({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  return useIsHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/**
 * Creates a lazily loaded component with an error boundary, which offers Retry or Reload if the script cannot be loaded. `load` preloads the script.
 * Components of the first page load once that page is shown.
 */
export function lazyComponent<Props extends object>(options: Loading<Props> & Failure<Props>) {
  const load = script(options.load);
  const create = () =>
    lazy(async () => {
      // A component in the HTML is hydrated as soon as its script is loaded.
      if (!options.isInHtml && !onServer) await firstPage;
      return { default: await load() };
    });
  // Shared by all uses, so that a loaded component renders at once. It is replaced after a failure, because React caches a failed import.
  let shared = create();
  function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => shared);
    const retry = () => {
      shared = create();
      setPart(() => shared);
    };
    const renderFailure = (onRetry: () => void) => {
      if (!('message' in options)) return <Silent onRetry={onRetry}>{options.silent?.(props)}</Silent>;
      const { message, failure = (alert) => alert } = options;
      return failure(<LoadFailure message={typeof message === 'string' ? message : message(props)} onRetry={onRetry} />, props);
    };
    const fallback = options.fallback?.(props);
    const part = <Part {...props} />;
    return (
      <ErrorBoundary onRetry={retry} failure={renderFailure}>
        {options.isInHtml ? <HtmlBoundary fallback={fallback}>{part}</HtmlBoundary> : <OnceHydrated fallback={fallback}>{part}</OnceHydrated>}
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyComponent, { load });
}
