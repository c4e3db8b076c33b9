import type { FragmentType } from '@apollo/client';
import { Heading, Stack } from '@chakra-ui/react';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../../gql/documents.ts';
import { ProductCard, ProductCardFragment } from '../ProductCard.tsx';
import { ProductGrid } from '../ProductGrid.tsx';

export const RelatedFragment = graphql(
  `
    fragment Related on Product {
      id: databaseId
      related(first: 5) {
        id: databaseId
        ...ProductCard
      }
    }
  `,
  ProductCardFragment,
);

/** Similar products that are in stock. */
export function RelatedProducts({ product }: { product: FragmentType<typeof RelatedFragment> }) {
  const shown = useFragmentData(RelatedFragment, product);
  if (!shown) return null;
  const { related } = shown;
  if (related.length === 0) return null;
  return (
    <Stack as="section" mt="12" gap="4">
      <Heading as="h2" size="xl">
        Related products
      </Heading>
      <ProductGrid>
        {related.map((item) => (
          <ProductCard key={item.id} product={item} previewLength={60} action="View Product Details" />
        ))}
      </ProductGrid>
    </Stack>
  );
}
