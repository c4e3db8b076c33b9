import { Container, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/elements/Panel.tsx';

/** The narrow panel of the sign-up and sign-in pages. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <Container maxW="lg" py={{ base: '6', md: '12' }}>
      <Panel>
        <Stack gap="5">{children}</Stack>
      </Panel>
    </Container>
  );
}
