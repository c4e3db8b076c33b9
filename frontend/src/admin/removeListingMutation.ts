import { graphql } from '../gql/index.ts';

/** Takes a listing of somebody else down; its seller is mailed the reason. */
export const RemoveListingMutation = graphql(`
  mutation RemoveListing($id: ID!, $reason: String!) {
    deleteProduct(input: { id: $id, reason: $reason }) {
      deletedId
    }
  }
`);
