import { Container, Flex } from '@chakra-ui/react';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';

/** Placeholder of a page that loads. It is as tall as the screen, so that the footer does not move when the page appears. */
export function PageSkeleton() {
  return (
    <Container py="8" maxW="1440px" minH="100dvh" aria-busy="true">
      <Flex direction="column" gap="4">
        <Skeleton height="10" width="60%" />
        <Skeleton height="40vh" />
      </Flex>
    </Container>
  );
}
