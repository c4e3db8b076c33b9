import { graphql } from '../../gql/documents.ts';

/** Closes a wanted post. An administrator who closes somebody else's post gives a reason. */
export const CloseWantedMutation = graphql(`
  mutation CloseWanted($id: ID!, $reason: String) {
    closeWantedPost(input: { id: $id, reason: $reason }) {
      undoToken
      undoUntil
      wantedPost {
        id: databaseId
        isOpen
        viewerCanClose
      }
    }
  }
`);
