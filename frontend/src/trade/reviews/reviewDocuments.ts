import { graphql } from '../../gql/documents.ts';

export const ReviewCardFragment = graphql(`
  fragment ReviewCard on Review {
    id: databaseId
    rating
    text
    verifiedBuyer
    createdAt
    viewerCanEdit
    author {
      id: databaseId
      name
    }
  }
`);

/** Reviews of a product, as its page shows them. */
export const ReviewsFragment = graphql(
  `
    fragment Reviews on Product {
      id: databaseId
      viewerCanReview
      rating {
        average
        count
      }
      reviews(first: 20) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...ReviewCard
        }
      }
    }
  `,
  ReviewCardFragment,
);
