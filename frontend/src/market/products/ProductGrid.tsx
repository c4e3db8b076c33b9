import { Flex, SimpleGrid, type SimpleGridProps } from '@chakra-ui/react';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';

/** 1, 2, 3, 4 columns by screen size, and one more on the widest. */
const grid = { columns: { base: 1, sm: 2, md: 3, lg: 4, '2xl': 5 }, gap: { base: '2', sm: '4', xl: '5' } } as const;

export function ProductGrid(props: SimpleGridProps) {
  return <SimpleGrid {...grid} {...props} />;
}

function CardSkeleton() {
  return (
    <Flex
      direction={{ base: 'row', sm: 'column' }}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflow="hidden"
      minH={{ base: '150px', sm: '0' }}
    >
      <Skeleton w={{ base: '28', sm: 'full' }} flexShrink={0} aspectRatio={{ base: 'auto', sm: 4 / 3 }} borderRadius="0" />
      <Flex direction="column" flex="1" p={{ base: '2.5', sm: '4' }} gap="2.5">
        <Skeleton height="5" width="40%" />
        <Skeleton height="4" width="90%" />
        <Skeleton height="3" />
        <Skeleton height="3" width="70%" />
        <Skeleton height="3" width="50%" mt="auto" />
      </Flex>
    </Flex>
  );
}

/** The skeleton of the grid. */
export function ProductGridSkeleton() {
  return (
    <SimpleGrid {...grid} aria-busy="true" aria-label="Loading products">
      {Array.from({ length: 8 }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </SimpleGrid>
  );
}
