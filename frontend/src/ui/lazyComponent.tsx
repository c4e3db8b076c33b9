import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface BoundaryProps {
  children: ReactNode;
  failure: (onRetry: () => void) => ReactNode;
  onRetry: () => void;
}

/** An error boundary that shows the failure in place of its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.failure(() => {
      this.props.onRetry();
      this.setState({ failed: false });
    });
  }
}

interface Options<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** The text shown when it cannot be loaded or rendered. */
  message: string | ((props: Props) => string);
  /** Shown while its script is loading. */
  fallback?: (props: Props) => ReactNode;
  /** Where the failure is shown; in place of the component by default. */
  failure?: (alert: ReactNode, props: Props) => ReactNode;
}

/** A lazily loaded component with an error boundary, which offers Retry or Reload when the script cannot be loaded. */
export function lazyComponent<Props extends object>({ load, message, fallback, failure }: Options<Props>): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await load() }));
  // Shared by all uses, so that a loaded script renders at once. Replaced after a failure, because React caches a failed import.
  let shared = create();
  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => shared);
    const retry = () => {
      shared = create();
      setPart(() => shared);
    };
    const renderFailure = (onRetry: () => void) => {
      const alert = <LoadFailure message={typeof message === 'string' ? message : message(props)} onRetry={onRetry} />;
      return failure ? failure(alert, props) : alert;
    };
    return (
      <ErrorBoundary onRetry={retry} failure={renderFailure}>
        <Suspense fallback={fallback?.(props)}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
