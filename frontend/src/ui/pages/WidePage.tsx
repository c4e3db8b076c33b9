import { Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * Container with the width and the margins of a page without a side menu. It is as tall as a skeleton, so that the footer does not move when there is
 * little content.
 */
export function WidePage({ children }: { children: ReactNode }) {
  return (
    <Container maxW="1440px" minH="100dvh" py={{ base: '4', md: '8' }}>
      {children}
    </Container>
  );
}
