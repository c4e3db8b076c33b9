import { Button, type ButtonProps } from '@chakra-ui/react';
import { useTransition } from 'react';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** What the button does. What it shows at once is rendered as a transition. */
  onClick: () => void;
  /** Whether a request of it is under way. As a part of the transition it would hold up all others, such as navigations. */
  waits?: boolean;
}

/** A button whose result takes a slow phone a while to render: it looks busy from the next paint until the result is there, and ignores further clicks. */
export function BusyButton({ onClick, waits, ...button }: Props) {
  const [isPending, startTransition] = useTransition();
  const isBusy = isPending || waits;
  // Nothing is returned: React would wait for a promise.
  const start = () =>
    startTransition(() => {
      onClick();
    });
  // A disabled button would lose the focus. Its look does not fade in, so that it is painted at once.
  return <Button transition="none" {...button} aria-busy={isBusy} aria-disabled={isBusy} onClick={isBusy ? undefined : start} />;
}
