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

/** Listing of the viewer that matches a wanted post. */
export interface OwnListing {
  id: string;
  name: string;
  price: number;
}

/** Wanted post with the first of the viewer's matching listings: enough to know whether there are none, one or several. */
export interface Answerable {
  id: string;
  title: string;
  listings: readonly OwnListing[];
}

export const SENT = 'Sent. They see your listing now.';
export const NOT_SENT = 'Your answer could not be sent. Try again.';
