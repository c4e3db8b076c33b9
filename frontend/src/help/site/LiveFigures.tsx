import { useQuery } from '@apollo/client/react';
import { SimpleGrid, Text } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import { plural } from '../../lib/format/format.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';

const LiveFiguresQuery = graphql(`
  query LiveFigures {
    shopFigures {
      products
      sellers
      delivered
      reviews
    }
  }
`);

/** Current counts of the marketplace. */
export function LiveFigures() {
  const { data } = useQuery(LiveFiguresQuery, { fetchPolicy: 'cache-and-network' });
  const { products = 0, sellers = 0, delivered = 0, reviews = 0 } = data?.shopFigures ?? {};
  const figures = [
    [products, 'product', 'listed'],
    [sellers, 'seller', 'listing them'],
    [delivered, 'order', 'delivered'],
    [reviews, 'review', 'written'],
  ] as const;
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, md: 4 }} gap="4">
      {figures.map(([count, noun, state]) => (
        <Panel as="li" key={noun} bg="transparent">
          {data ? (
            <Text fontFamily="heading" fontWeight="extrabold" fontSize="xl" fontVariantNumeric="tabular-nums">
              {plural(count, noun)}
            </Text>
          ) : (
            <Skeleton h="1.875rem" />
          )}
          <Text color="fg.muted">{state}</Text>
        </Panel>
      ))}
    </SimpleGrid>
  );
}
