import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../../gql/documents.ts';

const BuyersQuery = graphql(`
  query Buyers {
    me {
      id: databaseId
      ordersReceived(first: 50) {
        nodes {
          id: databaseId
          status
          buyer {
            id: databaseId
            name
          }
          lines {
            productId
          }
        }
      }
    }
  }
`);

/**
 * Returns a function that finds who ordered an own listing, among the newest 50 received orders that are not cancelled. Rejects without a response.
 */
export function useBuyers(productId: string): () => Promise<{ id: string; name: string }[]> {
  const client = useApolloClient();
  return async () => {
    // Not cached, so that the list of the orders page is not replaced.
    const { data } = await client.query({ query: BuyersQuery, fetchPolicy: 'no-cache' });
    const orders = data?.me?.ordersReceived?.nodes ?? [];
    const ofProduct = orders.filter(({ status, lines }) => status !== 'CANCELLED' && lines.some((line) => line.productId === productId));
    return [...new Map(ofProduct.map(({ buyer }) => [buyer.id, buyer])).values()];
  };
}
