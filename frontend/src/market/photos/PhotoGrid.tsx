import { Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Grid of a listing's photos in its form. */
export function PhotoGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" aria-label="Photos in their order" columns={{ base: 3, sm: 4 }} gap="2">
      {children}
    </SimpleGrid>
  );
}

/** Placeholders for photos that are being prepared, in the size of the photos. */
export function PhotoPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <Flex as="li" key={place} aspectRatio={1} align="center" justify="center" borderRadius="l2" bg="bg.muted">
      <Text role="status" fontSize="sm" color="fg.muted">
        Preparing…
      </Text>
    </Flex>
  ));
}
