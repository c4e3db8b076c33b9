import { graphql } from '../../gql/documents.ts';

export const ReviewCardFragment = graphql(`
  fragment ReviewCard on Review {
    id
    rating
    text
    verifiedBuyer
    createdAt
    viewerCanEdit
    author {
      id
      name
    }
  }
`);

/** The reviews of a product, as its page shows them. */
export const ReviewsFragment = graphql(
  `
    fragment Reviews on Product {
      id
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
          id
          ...ReviewCard
        }
      }
    }
  `,
  ReviewCardFragment,
);
