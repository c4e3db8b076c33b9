import { useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { graphql } from '../gql/index.ts';
import { plural } from '../lib/format.ts';

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

/** What the marketplace counts now, in one line. */
export function LiveFigures() {
  const { data } = useQuery(LiveFiguresQuery, { fetchPolicy: 'cache-and-network' });
  if (!data) return <Text minH="6" />;
  const { products, sellers, delivered, reviews } = data.shopFigures;
  return (
    <Text color="fg.muted" minH="6">
      Right now: {plural(products, 'product')} on sale from {plural(sellers, 'seller')}, {plural(delivered, 'order')} delivered,{' '}
      {plural(reviews, 'review')} written.
    </Text>
  );
}
