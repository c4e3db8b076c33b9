/* A page as one writes it for Relay: relay-compiler reads it, nothing runs it. */
import { graphql } from 'relay-runtime';

export const query = graphql`
  query PageQuery($id: ID!, $seller: ID!) {
    node(id: $id) {
      ...Card_product @alias(as: "card")
    }
    ...Page_listings @arguments(seller: $seller)
  }
`;

export const listings = graphql`
  fragment Page_listings on Query
  @refetchable(queryName: "PageListingsPaginationQuery")
  @argumentDefinitions(seller: { type: "ID!" }, count: { type: "Int", defaultValue: 2 }, cursor: { type: "String" }) {
    products(first: $count, after: $cursor, filter: { sellerId: $seller }) @connection(key: "Page_products") {
      edges {
        node {
          ...Card_product
        }
      }
    }
  }
`;

export const remove = graphql`
  mutation PageDeleteMutation($id: ID!) {
    deleteProduct(input: { id: $id }) {
      deletedId @deleteRecord
    }
  }
`;
