import { Button } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Catches what a page throws, such as a part of the program that could not be loaded, and offers to start again. */
export class RouteError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState title="This page could not be shown" heading action={<Button onClick={() => location.reload()}>Try again</Button>}>
        Your connection may have dropped, or CampusCart was just updated.
      </EmptyState>
    );
  }
}
