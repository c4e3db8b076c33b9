import { Button, type ButtonProps } from '@chakra-ui/react';
import type { SessionUser } from '../session/session.ts';

/** The button of the menu of the signed-in user, with the name. */
export function MenuButton({ viewer, ...button }: ButtonProps & { viewer: SessionUser }) {
  return (
    <Button variant="ghost" px="3" maxW="48" {...button}>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{viewer.name}</span>
      <span aria-hidden="true">▾</span>
    </Button>
  );
}
