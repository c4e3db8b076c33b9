import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { UserSection, type More } from '../../people/users/admin/UserSection.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Stars } from '../../ui/stars/Stars.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

export const UserReviewsFragment = graphql(`
  fragment UserReviews on User {
    id: databaseId
    reviews(first: 10, after: $reviews) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        rating
        text
        createdAt
      }
    }
  }
`);

const RemoveReviewMutation = graphql(`
  mutation RemoveReview($id: ID!, $reason: String!) {
    deleteReview(input: { id: $id, reason: $reason }) {
      undoToken
      undoUntil
      deletedId
      product {
        id: databaseId
        rating {
          average
          count
        }
      }
    }
  }
`);

interface Props {
  user: FragmentType<typeof UserReviewsFragment>;
  /** Name of the user, who receives an email with the reason for a removal. */
  owner: string;
  more: More;
  onChanged: () => void;
}

/** Reviews by a user, which administrators can remove. */
export function UserReviews({ user, owner, more, onChanged }: Props) {
  const reviews = useFragmentData(UserReviewsFragment, user)?.reviews;
  const [chosen, setChosen] = useState<string | null>(null);
  const [removeReview] = useMutation(RemoveReviewMutation);
  if (!reviews) return null;
  const remove = async (reason: string) => {
    const { data } = await removeReview({ variables: { id: chosen!, reason } });
    onChanged();
    return data?.deleteReview;
  };
  return (
    <UserSection title="Reviews" empty="No reviews written." page={reviews} section="reviews" more={more}>
      {reviews.nodes.map(({ id, rating, text, createdAt }) => (
        <Panel key={id} p="3">
          <Flex gap="4" align="center">
            <Stack gap="1" flex="1" minW="0">
              <Stars value={rating} />
              <Text overflowWrap="anywhere">{text}</Text>
              <Text color="fg.muted" fontSize="sm">
                {formatDateTime(createdAt)}
              </Text>
            </Stack>
            <Button size="sm" minH="11" variant="outline" onClick={() => setChosen(id)} aria-label={`Remove review ${id}`}>
              Remove
            </Button>
          </Flex>
        </Panel>
      ))}
      {chosen && (
        <RemoveDialog what="this review" owner={owner} act={{ kind: 'DELETE_REVIEW', id: chosen }} remove={remove} onClose={() => setChosen(null)} />
      )}
    </UserSection>
  );
}
