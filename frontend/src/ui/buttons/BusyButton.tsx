import { Button, type ButtonProps } from '@chakra-ui/react';
import { useTransition } from 'react';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** Action of the button. State that it sets synchronously is rendered as a transition. */
  onClick: () => void;
  /** Whether a request of the button is pending. As a part of the transition, the request would block all other transitions, such as navigations. */
  waits?: boolean;
}

/**
 * Button whose result takes a slow phone a while to render. It looks busy from the next paint until the result is shown, and ignores further clicks.
 */
export function BusyButton({ onClick, waits, ...button }: Props) {
  const [isPending, startTransition] = useTransition();
  const isBusy = isPending || waits;
  // Must not return the result of `onClick`: React would wait for a promise.
  const start = () =>
    startTransition(() => {
      onClick();
    });
  // A disabled button would lose the focus. Without a transition its look is painted at once.
  return <Button transition="none" {...button} aria-busy={isBusy} aria-disabled={isBusy} onClick={isBusy ? undefined : start} />;
}
