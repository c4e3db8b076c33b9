import { useMutation } from '@apollo/client/react';
import { Button, HStack, Stack, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { Controller } from 'react-hook-form';
import { omit, type output } from 'zod/mini';
import { addReviewInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { discardDraft } from '../../lib/files/drafts.ts';
import { messages } from '../../lib/texts/messages.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { StarInput } from '../../ui/stars/StarInput.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import type { EditedReview } from './ReviewCard.tsx';
import { ProductCardFragment } from '../../market/products/ProductCard.tsx';
import { ReviewsFragment } from './reviewDocuments.ts';

const AddReviewMutation = graphql(
  `
    mutation AddReview($input: AddReviewInput!) {
      addReview(input: $input) {
        review {
          id: databaseId
        }
        product {
          id: databaseId
          ...Reviews
          ...ProductCard
        }
      }
    }
  `,
  ReviewsFragment,
  ProductCardFragment,
);

const UpdateReviewMutation = graphql(`
  mutation UpdateReview($input: UpdateReviewInput!) {
    updateReview(input: $input) {
      review {
        id: databaseId
        rating
        text
      }
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

const reviewForm = omit(addReviewInput, { productId: true });

/** Form that creates or changes the viewer's review. */
export function ReviewForm({ productId, edited, onDone }: { productId: string; edited: EditedReview | null; onDone: () => void }) {
  const [addReview] = useMutation(AddReviewMutation);
  const [updateReview] = useMutation(UpdateReviewMutation);
  const send = async (review: output<typeof reviewForm>, idempotencyKey: string) => {
    await addReview({ variables: { input: { productId, ...review, idempotencyKey } } });
    onDone();
  };
  const sendChanges = async (changes: Partial<output<typeof reviewForm>>) => {
    await updateReview({ variables: { input: { id: edited!.id, ...changes } } });
    onDone();
  };
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: reviewForm,
    defaultValues: { rating: edited?.rating ?? 0, text: edited?.text ?? '' },
    draft: edited ? `review:${edited.id}` : `review-of:${productId}`,
    afterSuccess: 'reset',
    ...(edited ? { sendChanges } : { send }),
    failure: ({ message }) => message || (edited ? messages.reviewUpdateFailed : messages.reviewAddFailed),
  });
  const cancel = () => {
    discardDraft(`review:${edited?.id}`);
    onDone();
  };
  return (
    <Panel maxW="2xl">
      <form onSubmit={submit} noValidate>
        <Stack gap="3">
          <Controller
            control={form.control}
            name="rating"
            render={({ field }) => (
              <StarInput label="Your rating" value={Number(field.value)} onChange={field.onChange} inputRef={field.ref} error={errorOf('rating')} />
            )}
          />
          <FormField label="Your review" required error={errorOf('text')}>
            <Textarea recipe={textareaRecipe} {...form.register('text')} placeholder="Write your review..." rows={3} />
          </FormField>
          <FormError>{errorOf('root')}</FormError>
          <HStack>
            <Button type="submit" loading={locked}>
              {edited ? 'Update Review' : 'Submit Review'}
            </Button>
            {edited && (
              <Button type="button" variant="outline" onClick={cancel}>
                Cancel Edit
              </Button>
            )}
          </HStack>
        </Stack>
      </form>
    </Panel>
  );
}
