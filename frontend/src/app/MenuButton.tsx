import { Button, chakra, type ButtonProps } from '@chakra-ui/react';
import type { SessionUser } from '../session/session.ts';
import { useCounts } from '../session/useCounts.ts';
import { CountBadge } from '../ui/CountBadge.tsx';

/** The button of the menu of the signed-in user, with the name and how much waits on the pages of the menu. */
export function MenuButton({ viewer, ...button }: ButtonProps & { viewer: SessionUser }) {
  const { ordersReceived, ordersPlaced, queue } = useCounts();
  const count = ordersReceived + ordersPlaced + queue.total;
  return (
    <Button variant="ghost" px="3" maxW="52" {...button}>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{viewer.name}</span>
      <CountBadge count={count} aria-hidden />
      {count > 0 && <chakra.span srOnly>{count} waiting</chakra.span>}
      <span aria-hidden="true">▾</span>
    </Button>
  );
}
