import { Button } from '@chakra-ui/react';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';

/** Placeholder for an empty list of the home page, with a button that removes the filters if there are any. */
export function HomeEmpty({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  if (!filtered) return <EmptyState title="Nothing is listed yet">Be the first to sell something.</EmptyState>;
  return (
    <EmptyState title="Nothing fits these filters" action={<Button onClick={onReset}>Show everything</Button>}>
      Try another price or condition, or fewer categories.
    </EmptyState>
  );
}
