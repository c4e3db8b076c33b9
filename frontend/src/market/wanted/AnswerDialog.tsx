import { useMutation, useQuery } from '@apollo/client/react';
import { Controller } from 'react-hook-form';
import { graphql } from '../../gql/documents.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { id, object } from '../../lib/texts/rules.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { AnswerWantedMutation, NOT_SENT, SENT, type Answerable } from './answerWanted.ts';

const FittingListingsQuery = graphql(`
  query FittingListings($id: ID!) {
    wantedPosts(first: 1, filter: { ids: [$id] }) {
      nodes {
        id: databaseId
        viewerListings(first: 50) {
          nodes {
            id: databaseId
            name
            price
          }
        }
      }
    }
  }
`);

const schema = object({ productId: id() });

/** Dialog that asks with which of several matching own listings to answer a wanted post. */
export function AnswerDialog({ post: { id: postId, title, listings: known }, onClose }: { post: Answerable; onClose: () => void }) {
  const [answer] = useMutation(AnswerWantedMutation);
  // The card has two of the listings. The others load while the dialog is open.
  const { data } = useQuery(FittingListingsQuery, { variables: { id: postId } });
  const listings = data?.wantedPosts.nodes[0]?.viewerListings?.nodes ?? known;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { productId: known[0]?.id ?? '' },
    draft: `wanted-answer:${postId}`,
    send: async ({ productId }) => {
      await answer({ variables: { id: postId, productId } });
      toast.success(SENT);
      onClose();
    },
    failure: ({ message }) => message ?? NOT_SENT,
  });
  return (
    <FormDialog
      title={`Answer “${title}”`}
      yes="Send"
      no="Cancel"
      destructive={false}
      locked={locked}
      error={errorOf('productId') ?? errorOf('root')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="productId"
        render={({ field }) => (
          <FormField label="Your listing">
            <SelectInput
              choices={listings.map(({ id: listingId, name, price }) => [listingId, `${name}, ${formatPrice(price)}`] as const)}
              value={field.value}
              onChange={field.onChange}
              ref={field.ref}
            />
          </FormField>
        )}
      />
    </FormDialog>
  );
}
