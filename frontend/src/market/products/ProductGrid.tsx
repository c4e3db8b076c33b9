import { Flex, SimpleGrid, type SimpleGridProps } from '@chakra-ui/react';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';

/** 2 columns on phones, then 3, 4 and 5 by screen size. */
const grid = { columns: { base: 2, md: 3, lg: 4, '2xl': 5 }, gap: { base: '2', sm: '4', xl: '5' } } as const;

/**
 * The cards of the first screen are laid out at once. Otherwise a card that is higher than assumed would move what is below it. This child selector
 * overrides the rule of the card itself.
 */
const firstScreen = {
  '& > :nth-child(-n + 6)': { contentVisibility: 'visible' },
  '& > :nth-child(-n + 8)': { contentVisibility: { lg: 'visible' } },
} as const;

export function ProductGrid(props: SimpleGridProps) {
  return <SimpleGrid {...grid} css={firstScreen} {...props} />;
}

function CardSkeleton() {
  return (
    <Flex direction="column" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" overflow="hidden">
      <Skeleton w="full" flexShrink={0} aspectRatio={4 / 3} borderRadius="0" />
      <Flex direction="column" flex="1" p={{ base: '2', sm: '3.5' }} gap="2.5">
        <Skeleton height="4" width="90%" />
        <Skeleton height="3" width="70%" />
        <Skeleton height="3" />
        <Skeleton height="3" width="50%" mt="auto" />
      </Flex>
    </Flex>
  );
}

/** Skeleton of the grid. */
export function ProductGridSkeleton() {
  return (
    <SimpleGrid {...grid} aria-busy="true" aria-label="Loading products">
      {Array.from({ length: 8 }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </SimpleGrid>
  );
}
