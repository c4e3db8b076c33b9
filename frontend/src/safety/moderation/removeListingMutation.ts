import { graphql } from '../../gql/documents.ts';

/** Removes another user's listing. The reason is mailed to its seller. */
export const RemoveListingMutation = graphql(`
  mutation RemoveListing($id: ID!, $reason: String!) {
    deleteProduct(input: { id: $id, reason: $reason }) {
      undoToken
      undoUntil
      deletedId
    }
  }
`);
