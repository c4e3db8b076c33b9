import { Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The width and the margins of a page without a side menu. It is as tall as a skeleton, so that the footer does not move when little is shown. */
export function WidePage({ children }: { children: ReactNode }) {
  return (
    <Container maxW="1440px" minH="100dvh" py={{ base: '4', md: '8' }}>
      {children}
    </Container>
  );
}
