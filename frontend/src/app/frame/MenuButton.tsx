import { Button, type ButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SessionUser } from '../../apollo/session/session.ts';

/** Button that opens the menu of the signed-in user: the name, followed by the children. */
export function MenuButton({ viewer, children, ...button }: ButtonProps & { viewer: SessionUser; children?: ReactNode }) {
  return (
    <Button variant="ghost" px="3" maxW="52" position="relative" {...button}>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{viewer.name}</span>
      {children}
      <span aria-hidden="true">▾</span>
    </Button>
  );
}
