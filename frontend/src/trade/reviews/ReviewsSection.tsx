import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { plural } from '../../lib/format/format.ts';
import { messages } from '../../lib/texts/messages.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Stars } from '../../ui/stars/Stars.tsx';
import { ReviewCard, type EditedReview } from './ReviewCard.tsx';
import { ReviewsFragment, ReviewCardFragment } from './reviewDocuments.ts';

const MoreReviewsQuery = graphql(
  `
    query MoreReviews($id: ID!, $after: String) {
      product(id: $id) {
        id: databaseId
        reviews(first: 20, after: $after) {
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
    }
  `,
  ReviewCardFragment,
);

/** Loaded lazily with the form libraries, which most readers do not need. */
const ReviewForm = lazyComponent({
  load: async () => (await import('./ReviewForm.tsx')).ReviewForm,
  message: 'The form could not be loaded.',
  fallback: () => <Skeleton height="64" borderRadius="l3" />,
});

/** Reviews of a product: the average, the form and the cards. */
export function ReviewsSection({ product }: { product: FragmentType<typeof ReviewsFragment> }) {
  const shown = useFragmentData(ReviewsFragment, product);
  const [edited, setEdited] = useState<EditedReview | null>(null);
  const client = useApolloClient();
  const viewer = useViewer();
  const { pathname } = useLocation();
  if (!shown) return null;
  const { id, viewerCanReview, rating, reviews } = shown;
  // The next page is merged into the cache, from which this component reads.
  const more = () =>
    client
      .query({ query: MoreReviewsQuery, variables: { id, after: reviews.pageInfo.endCursor }, fetchPolicy: 'network-only' })
      .catch(() => toast.error(messages.reviewsFailed));
  return (
    <Stack as="section" gap="5" aria-labelledby="reviews-heading">
      <Heading as="h2" size="xl" id="reviews-heading">
        Reviews
      </Heading>
      {rating.count > 0 && (
        <HStack gap="3">
          <Stars value={rating.average} size="lg" />
          <Text fontVariantNumeric="tabular-nums">
            {rating.average.toFixed(1)} of 5, {plural(rating.count, 'review')}
          </Text>
        </HStack>
      )}
      {viewer && (viewerCanReview || edited) && (
        <ReviewForm key={edited?.id ?? 'new'} productId={id} edited={edited} onDone={() => setEdited(null)} />
      )}
      {!viewer && (
        <HStack wrap="wrap" gap="3">
          <Text>{messages.reviewToAdd}</Text>
          <Button asChild variant="outline">
            <Link to="/signin" state={{ from: pathname }}>
              Sign In
            </Link>
          </Button>
        </HStack>
      )}
      {reviews.nodes.length === 0 ? (
        <Text color="fg.muted">No reviews yet. Be the first to review this product!</Text>
      ) : (
        <HStack
          as="ul"
          listStyleType="none"
          gap="4"
          overflowX="auto"
          pb="3"
          align="stretch"
          tabIndex={0}
          aria-label="All reviews"
          scrollSnapType="x proximity"
        >
          {reviews.nodes.map((review) => (
            <ReviewCard key={review.id} review={review} productId={id} onEdit={setEdited} />
          ))}
          {reviews.pageInfo.hasNextPage && (
            <Button variant="outline" alignSelf="center" flexShrink={0} onClick={() => void more()}>
              Load More
            </Button>
          )}
        </HStack>
      )}
    </Stack>
  );
}
