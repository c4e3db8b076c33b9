import { useMutation } from '@apollo/client/react';
import { invalidateOfferedProducts } from '../apollo/listUpdates.ts';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { toast } from '../ui/toaster.ts';

const SetAvailabilityMutation = graphql(`
  mutation SetProductAvailability($input: SetProductAvailabilityInput!) {
    setProductAvailability(input: $input) {
      message
      product {
        id
        ...ListingActions
      }
    }
  }
`);

const RenewProductMutation = graphql(`
  mutation RenewProduct($input: RenewProductInput!) {
    renewProduct(input: $input) {
      message
      product {
        id
        ...ListingActions
      }
    }
  }
`);

const MarkProductSoldMutation = graphql(`
  mutation MarkProductSold($input: MarkProductSoldInput!) {
    markProductSold(input: $input) {
      message
      product {
        id
        ...ListingActions
      }
    }
  }
`);

async function run(change: () => Promise<string | undefined>): Promise<void> {
  try {
    toast.success((await change()) ?? messages.productUpdated);
  } catch (error) {
    toast.error(requestErrorOf(error).message ?? messages.productUpdateError);
  }
}

/** Changes of an own listing that take one tap; each shows what the server says. */
export function useListingChanges(id: string) {
  const [setAvailability, setting] = useMutation(SetAvailabilityMutation, { update: invalidateOfferedProducts });
  const [renewProduct, renewing] = useMutation(RenewProductMutation, { update: invalidateOfferedProducts });
  const [markSold, selling] = useMutation(MarkProductSoldMutation, { update: invalidateOfferedProducts });
  const set = (availability: 'AVAILABLE' | 'PAUSED') =>
    run(async () => (await setAvailability({ variables: { input: { id, availability } } })).data?.setProductAvailability.message);
  return {
    isBusy: setting.loading || renewing.loading || selling.loading,
    pause: () => set('PAUSED'),
    resume: () => set('AVAILABLE'),
    renew: () => run(async () => (await renewProduct({ variables: { input: { id } } })).data?.renewProduct.message),
    sell: (buyerId?: string) => run(async () => (await markSold({ variables: { input: { id, buyerId } } })).data?.markProductSold.message),
  };
}
