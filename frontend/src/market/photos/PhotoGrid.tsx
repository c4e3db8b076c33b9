import { Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The list of the photos of a listing in its form. */
export function PhotoGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" aria-label="Photos in their order" columns={{ base: 3, sm: 4 }} gap="2">
      {children}
    </SimpleGrid>
  );
}

/** The places of photos that are not there yet, as large as the photos. */
export function PhotoPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <Flex as="li" key={place} aspectRatio={1} align="center" justify="center" borderRadius="l2" bg="bg.muted">
      <Text role="status" fontSize="sm" color="fg.muted">
        Preparing…
      </Text>
    </Flex>
  ));
}
