import { Container, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/elements/Panel.tsx';

interface Props {
  /** Whether only guests see the card. It is hidden in the server's HTML until a signed-in user is redirected. */
  forGuests?: boolean;
  children: ReactNode;
}

/** Narrow panel of the sign-up and sign-in pages. */
export function AuthCard({ forGuests = false, children }: Props) {
  return (
    <Container maxW="lg" py={{ base: '6', md: '12' }} {...(forGuests && { 'data-guest': '' })}>
      <Panel>
        <Stack gap="5">{children}</Stack>
      </Panel>
    </Container>
  );
}
