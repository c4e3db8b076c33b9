import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useMedia } from '../../../../ui/useMedia.ts';

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _before: { content: '"▸"', me: '2' },
    'details[open] > &': { mb: '4' },
  },
});

interface Props {
  /** Whether one of the fields has an error. */
  hasError: boolean;
  children: ReactNode;
}

/** Container of the fields that have a default. On phones it is collapsed until the user opens it or one of the fields has an error. */
export function MoreDetails({ hasError, children }: Props) {
  const isWide = useMedia('(min-width: 48em)');
  const [isOpen, setOpen] = useState(false);
  const isShown = isWide || isOpen || hasError;
  return (
    <details open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary hideFrom="md">More details, now or later</Summary>
      {children}
    </details>
  );
}
