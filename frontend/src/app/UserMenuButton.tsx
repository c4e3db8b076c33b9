import { Button, type ButtonProps } from '@chakra-ui/react';

/** The viewer's name in the top bar, before and after its menu is loaded. */
export function UserMenuButton({ name, ...props }: ButtonProps & { name: string }) {
  return (
    <Button variant="ghost" px="3" maxW="48" {...props}>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</span>
      <span aria-hidden="true">▾</span>
    </Button>
  );
}
