import { Container, Heading, Link as ChakraLink, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Frame of a page below /developers, with a link back. */
export function DeveloperPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Container maxW="3xl" py={{ base: '6', md: '12' }}>
      <Stack gap="5">
        <ChakraLink asChild textDecoration="underline" color="brand.fg" minH="11" alignItems="center" alignSelf="start">
          <Link to="/developers">Developers</Link>
        </ChakraLink>
        <Heading as="h1" size="2xl" overflowWrap="anywhere">
          {heading}
        </Heading>
        {children}
      </Stack>
    </Container>
  );
}
