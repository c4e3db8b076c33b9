import { graphql } from '../../../gql/documents.ts';

export const PlaceOrderMutation = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      message
      order {
        id: databaseId
      }
      product {
        id: databaseId
        quantity
        availability
      }
    }
  }
`);
