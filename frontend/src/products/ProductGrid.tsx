import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** 1, 2, 3, 4 columns by screen size. */
const columns = { base: 1, sm: 2, md: 3, lg: 4 };

export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={columns} gap="5">
      {children}
    </SimpleGrid>
  );
}

/** The grid's shape while it loads. */
export function ProductGridSkeleton() {
  return (
    <SimpleGrid columns={columns} gap="5" aria-busy="true" aria-label="Loading products">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="390px" borderRadius="l3" />
      ))}
    </SimpleGrid>
  );
}
