import { useMutation, useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SELL_PATH } from '../app/paths.ts';
import { graphql } from '../gql/index.ts';
import { formatPrice } from '../lib/format.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { FormField } from '../ui/FormField.tsx';
import { SelectInput } from '../ui/SelectInput.tsx';
import { toast } from '../ui/toaster.ts';

const OwnListingsQuery = graphql(`
  query OwnListings {
    me {
      id
      products(first: 50) {
        nodes {
          id
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
        id
        answerCount
      }
    }
  }
`);

/** What the viewer sells and others can buy; undefined while it is loading. */
function useOwnListings() {
  const { data } = useQuery(OwnListingsQuery, { fetchPolicy: 'cache-and-network' });
  return data?.me?.products.nodes.filter(({ availability }) => availability === 'AVAILABLE');
}

/** Asks with which of the own listings a wanted post is answered. */
export function AnswerDialog({ post, onClose }: { post: { id: string; title: string }; onClose: () => void }) {
  const form = useId();
  const navigate = useNavigate();
  const [answer, { loading }] = useMutation(AnswerWantedMutation);
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState('');
  const listings = useOwnListings();
  const productId = chosen || listings?.[0]?.id;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!productId) return navigate(SELL_PATH);
    try {
      await answer({ variables: { id: post.id, productId } });
      toast.success('Sent. They see your listing now.');
      onClose();
    } catch (cause) {
      setError(requestErrorOf(cause).message ?? 'Your answer could not be sent. Try again.');
    }
  };
  const isEmpty = listings?.length === 0;
  return (
    <ConfirmDialog
      open
      title={`Answer “${post.title}”`}
      yes={isEmpty ? 'Sell something' : 'Send'}
      no="Cancel"
      busy={loading || !listings}
      form={form}
      onNo={onClose}
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        {isEmpty && <Text>You have nothing for sale yet. List it first, and we tell both of you when it fits.</Text>}
        {listings && !isEmpty && (
          <FormField label="Your listing">
            <SelectInput
              choices={listings.map(({ id, name, price }) => [id, `${name}, ${formatPrice(price)}`])}
              value={productId ?? ''}
              onChange={(event) => setChosen(event.target.value)}
            />
          </FormField>
        )}
        <FormError>{error}</FormError>
      </form>
    </ConfirmDialog>
  );
}
