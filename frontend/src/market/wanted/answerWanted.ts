import { graphql } from '../../gql/documents.ts';

export const AnswerWantedMutation = graphql(`
  mutation AnswerWanted($id: ID!, $productId: ID!) {
    answerWantedPost(input: { id: $id, productId: $productId }) {
      wantedPost {
        id: databaseId
        answerCount
      }
    }
  }
`);

/** A listing of the viewer that fits a wanted post. */
export interface OwnListing {
  id: string;
  name: string;
  price: number;
}

/** A wanted post, with what the viewer can answer it with: some of it, enough to know whether there is one or several. */
export interface Answerable {
  id: string;
  title: string;
  listings: readonly OwnListing[];
}

export const SENT = 'Sent. They see your listing now.';
export const NOT_SENT = 'Your answer could not be sent. Try again.';
