import type { FragmentType } from '@apollo/client';
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { graphql } from '../../gql/documents.ts';
import { ProductCard, ProductCardFragment } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { LoadMore } from '../../ui/buttons/LoadMore.tsx';

export const PersonListingsFragment = graphql(
  `
    fragment PersonListings on User {
      id: databaseId
      profilePrivate
      products(first: 12, after: $after) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...ProductCard
        }
      }
    }
  `,
  ProductCardFragment,
);

const MoreListingsQuery = graphql(
  `
    query MoreListings($id: ID!, $after: String) {
      profile(id: $id) {
        id: databaseId
        ...PersonListings
      }
    }
  `,
  PersonListingsFragment,
);

interface Props {
  person: FragmentType<typeof PersonListingsFragment> & { id: string };
  /** Content beside the heading if there are several listings. */
  children?: ReactNode;
}

/** Listings of a person. */
export function PersonListings({ person, children }: Props) {
  const shown = useFragmentData(PersonListingsFragment, person);
  const more = useLoadMore(MoreListingsQuery, { id: person.id, after: shown?.products.pageInfo.endCursor });
  if (!shown) return null;
  const { profilePrivate, products } = shown;
  if (products.nodes.length === 0) return profilePrivate ? null : <Text color="fg.muted">Nothing for sale at the moment.</Text>;
  return (
    <Box as="section" aria-labelledby="listings">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="3">
        <Heading as="h2" size="lg" id="listings">
          Listings ({products.totalCount})
        </Heading>
        {products.totalCount > 1 && children}
      </Flex>
      <ProductGrid>
        {products.nodes.map((product, index) => (
          <ProductCard key={product.id} product={product} previewLength={80} action="Details" eager={index < 2} />
        ))}
      </ProductGrid>
      {products.pageInfo.hasNextPage && <LoadMore {...more} />}
    </Box>
  );
}
