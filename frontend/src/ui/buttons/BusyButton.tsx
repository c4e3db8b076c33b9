import { Button, type ButtonProps } from '@chakra-ui/react';
import { useTransition } from 'react';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** What the button does. What it shows is rendered as a transition; of a promise, until it settles. */
  onClick: () => unknown;
  /** Something else that it waits for. */
  waits?: boolean;
}

/** A button whose result takes a slow phone a while to show: it looks busy from the next paint until the result is there, and ignores further clicks. */
export function BusyButton({ onClick, waits, ...button }: Props) {
  const [isPending, startTransition] = useTransition();
  const isBusy = isPending || waits;
  const start = () =>
    startTransition(async () => {
      await onClick();
    });
  // A disabled button would lose the focus. Its look does not fade in, so that it is painted at once.
  return <Button transition="none" {...button} aria-busy={isBusy} aria-disabled={isBusy} onClick={isBusy ? undefined : start} />;
}
