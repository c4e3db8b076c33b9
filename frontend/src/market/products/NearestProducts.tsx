import { useQuery } from '@apollo/client/react';
import { Heading, Stack } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import { ProductCard, ProductCardFragment } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const NearestQuery = graphql(
  `
    query NearestProducts($text: String!, $categoryIds: [ID!]) {
      closest: products(first: 4, sort: RELEVANCE, filter: { search: $text, ignoreInterpreted: [PRICE, CATEGORY] }) {
        nodes {
          id: databaseId
          ...ProductCard
        }
      }
      others: products(first: 4, filter: { categoryIds: $categoryIds, inStock: true }) {
        nodes {
          id: databaseId
          ...ProductCard
        }
      }
    }
  `,
  ProductCardFragment,
);

export interface NearestProps {
  text: string;
  categoryIds: string[];
}

/** Products that are nearest to a search without results: those with its words regardless of the filters, or else others of the chosen categories. */
export function NearestProducts({ text, categoryIds }: NearestProps) {
  const { data } = useQuery(NearestQuery, { variables: { text, categoryIds } });
  if (!data) return null;
  const hasClosest = data.closest.nodes.length > 0;
  const { nodes } = hasClosest ? data.closest : data.others;
  if (nodes.length === 0) return null;
  const title = hasClosest ? 'Close to your search' : categoryIds.length > 0 ? 'In the same category' : 'New here';
  return (
    <Stack as="section" aria-label={title} mt="6" gap="4">
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      <ProductGrid>
        {nodes.map((product) => (
          <ProductCard key={product.id} product={product} previewLength={60} action="Details" />
        ))}
      </ProductGrid>
    </Stack>
  );
}
