import { useMutation, useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SELL_PATH } from '../../apollo/session/paths.ts';
import { graphql } from '../../gql/documents.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { id, object } from '../../lib/texts/rules.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { fits } from './fits.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

const OwnListingsQuery = graphql(`
  query OwnListings {
    me {
      id: databaseId
      products(first: 50) {
        nodes {
          id: databaseId
          name
          price
          availability
        }
      }
    }
  }
`);

const AnswerWantedMutation = graphql(`
  mutation AnswerWanted($id: ID!, $productId: ID!) {
    answerWantedPost(input: { id: $id, productId: $productId }) {
      wantedPost {
        id: databaseId
        answerCount
      }
    }
  }
`);

/** What the viewer sells and others can buy; undefined while it is loading and after it failed. */
function useOwnListings() {
  const { data, error, refetch } = useQuery(OwnListingsQuery, { fetchPolicy: 'cache-and-network' });
  const listings = data?.me?.products.nodes.filter(({ availability }) => availability === 'AVAILABLE');
  return { listings, hasFailed: !data && error !== undefined, retry: () => void refetch().catch(() => undefined) };
}

const schema = object({ productId: id() });

/** Asks with which of the own listings a wanted post is answered. */
export function AnswerDialog({ post, onClose }: { post: { id: string; title: string; maxPrice: number | null }; onClose: () => void }) {
  const navigate = useNavigate();
  const [answer] = useMutation(AnswerWantedMutation);
  const { listings, hasFailed, retry } = useOwnListings();
  /** The chosen listing, at first the newest one that fits; undefined where none does. */
  const chosen = (productId: string) => listings?.find((listing) => (productId ? listing.id === productId : fits(post, listing)))?.id;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { productId: '' },
    draft: `wanted-answer:${post.id}`,
    send: async (values) => {
      const productId = chosen(values.productId);
      if (!productId) return navigate(SELL_PATH);
      await answer({ variables: { id: post.id, productId } });
      toast.success('Sent. They see your listing now.');
      onClose();
    },
    failure: ({ message }) => message ?? 'Your answer could not be sent. Try again.',
  });
  const isEmpty = listings?.length === 0;
  const isListed = chosen(form.watch('productId')) !== undefined;
  return (
    <FormDialog
      title={`Answer “${post.title}”`}
      yes={isListed ? 'Send' : 'List it now'}
      no="Cancel"
      destructive={false}
      locked={locked || (!listings && !hasFailed)}
      error={errorOf('productId') ?? errorOf('root')}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasFailed && <LoadFailure message="Your listings could not be loaded." onRetry={retry} />}
      {isEmpty && <Text>You have nothing for sale yet. List it first, and we tell both of you when it fits.</Text>}
      {listings && !isEmpty && (
        <Controller
          control={form.control}
          name="productId"
          render={({ field }) => (
            <FormField label="Your listing">
              <SelectInput
                choices={[['', 'Not listed yet'], ...listings.map(({ id, name, price }) => [id, `${name}, ${formatPrice(price)}`] as const)]}
                value={chosen(field.value) ?? ''}
                onChange={field.onChange}
                ref={field.ref}
              />
            </FormField>
          )}
        />
      )}
    </FormDialog>
  );
}
