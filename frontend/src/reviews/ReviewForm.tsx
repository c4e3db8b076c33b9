import { useMutation } from '@apollo/client/react';
import { Button, HStack, Stack, Textarea } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { session } from '../session/session.ts';
import { FormField } from '../ui/FormField.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StarPicker } from '../ui/StarPicker.tsx';
import { toast } from '../ui/toaster.ts';
import type { EditedReview } from './ReviewCard.tsx';

const AddReviewMutation = graphql(`
  mutation AddReview($input: AddReviewInput!) {
    addReview(input: $input) {
      review {
        id
      }
      product {
        id
        ...Reviews
        ...ProductCard
      }
    }
  }
`);

const UpdateReviewMutation = graphql(`
  mutation UpdateReview($input: UpdateReviewInput!) {
    updateReview(input: $input) {
      review {
        id
        rating
        text
      }
      product {
        id
        rating {
          average
          count
        }
      }
    }
  }
`);

/** Writes a review, or changes the own one. */
export function ReviewForm({ productId, edited, onDone }: { productId: string; edited: EditedReview | null; onDone: () => void }) {
  const [rating, setRating] = useState(edited?.rating ?? 0);
  const [text, setText] = useState(edited?.text ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [addReview, { loading: adding }] = useMutation(AddReviewMutation);
  const [updateReview, { loading: updating }] = useMutation(UpdateReviewMutation);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!session.get()) return toast.error(edited ? messages.reviewToUpdate : messages.reviewToAdd);
    try {
      if (edited) await updateReview({ variables: { input: { id: edited.id, rating, text } } });
      else await addReview({ variables: { input: { productId, rating, text } } });
      setErrors({});
      setText('');
      setRating(0);
      onDone();
    } catch (error) {
      const { message, fields } = problemOf(error);
      setErrors(fields);
      toast.error(message || (edited ? messages.reviewUpdateFailed : messages.reviewAddFailed));
    }
  };
  return (
    <Panel maxW="2xl">
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="3">
          <FormField label="Your rating" error={errors.rating}>
            <StarPicker value={rating} onChange={setRating} />
          </FormField>
          <FormField label="Your review" required error={errors.text}>
            <Textarea
              name="text"
              placeholder="Write your review..."
              value={text}
              onChange={(event) => setText(event.target.value)}
              rows={3}
              maxLength={2000}
            />
          </FormField>
          <HStack>
            <Button type="submit" loading={adding || updating}>
              {edited ? 'Update Review' : 'Submit Review'}
            </Button>
            {edited && (
              <Button type="button" variant="outline" onClick={onDone}>
                Cancel Edit
              </Button>
            )}
          </HStack>
        </Stack>
      </form>
    </Panel>
  );
}
