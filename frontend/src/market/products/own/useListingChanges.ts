import { useMutation } from '@apollo/client/react';
import { invalidateOfferedProducts } from '../../../apollo/cache/listUpdates.ts';
import { graphql } from '../../../gql/documents.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { offerUndo } from '../../../apollo/undo/offerUndo.ts';
import { showFailure } from '../../../ui/dialogs/showFailure.ts';

/** Fields that the changes of a listing return and ListingActions shows. */
export const ListingActionsFragment = graphql(`
  fragment ListingActions on Product {
    id: databaseId
    name
    quantity
    availability
    expiresAt
  }
`);

const SetAvailabilityMutation = graphql(
  `
    mutation SetProductAvailability($input: SetProductAvailabilityInput!) {
      setProductAvailability(input: $input) {
        message
        product {
          id: databaseId
          ...ListingActions
        }
      }
    }
  `,
  ListingActionsFragment,
);

const RenewProductMutation = graphql(
  `
    mutation RenewProduct($input: RenewProductInput!) {
      renewProduct(input: $input) {
        message
        product {
          id: databaseId
          ...ListingActions
        }
      }
    }
  `,
  ListingActionsFragment,
);

const MarkProductSoldMutation = graphql(
  `
    mutation MarkProductSold($input: MarkProductSoldInput!) {
      markProductSold(input: $input) {
        undoToken
        undoUntil
        message
        product {
          id: databaseId
          ...ListingActions
        }
      }
    }
  `,
  ListingActionsFragment,
);

interface Done {
  message: string;
  undoToken?: string;
  undoUntil?: string;
}

async function run(change: () => Promise<Done | undefined>): Promise<void> {
  try {
    const { message = messages.productUpdated, undoToken, undoUntil } = (await change()) ?? {};
    offerUndo(message, undoToken && undoUntil ? { undoToken, undoUntil } : undefined);
  } catch (error) {
    showFailure(error, messages.productUpdateError);
  }
}

/** Returns functions that change an own listing with one tap. Each shows the server's message. */
export function useListingChanges(id: string) {
  const [setAvailability, setting] = useMutation(SetAvailabilityMutation, { update: invalidateOfferedProducts });
  const [renewProduct, renewing] = useMutation(RenewProductMutation, { update: invalidateOfferedProducts });
  const [markSold, selling] = useMutation(MarkProductSoldMutation, { update: invalidateOfferedProducts });
  const set = (availability: 'AVAILABLE' | 'PAUSED', quantity?: number) =>
    run(async () => (await setAvailability({ variables: { input: { id, availability, quantity } } })).data?.setProductAvailability);
  return {
    isBusy: setting.loading || renewing.loading || selling.loading,
    pause: () => set('PAUSED'),
    resume: () => set('AVAILABLE'),
    /** Sets the quantity to one piece. Larger quantities are set in the form. */
    putBack: () => set('AVAILABLE', 1),
    renew: () => run(async () => (await renewProduct({ variables: { input: { id } } })).data?.renewProduct),
    sell: (buyerId?: string) => run(async () => (await markSold({ variables: { input: { id, buyerId } } })).data?.markProductSold),
  };
}
