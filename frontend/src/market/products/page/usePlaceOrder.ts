import { useMutation } from '@apollo/client/react';
import { invalidateOrdersPlaced } from '../../../apollo/cache/listUpdates.ts';
import { useViewer } from '../../../apollo/session/useViewer.ts';
import { graphql } from '../../../gql/documents.ts';
import { sendOnce } from '../../../lib/files/idempotencyKey.ts';

const PlaceOrderMutation = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      message
      order {
        id: databaseId
      }
      product {
        id: databaseId
        quantity
        availability
      }
    }
  }
`);

/**
 * Returns a function that orders one piece of a product at the shown price. If the response is lost, a retry creates no second order, even after a
 * reload.
 */
export function usePlaceOrder() {
  const viewer = useViewer();
  const [mutate, { loading }] = useMutation(PlaceOrderMutation, { update: (cache) => viewer && invalidateOrdersPlaced(cache, viewer.id) });
  const placeOrder = (productId: string, price: number) =>
    sendOnce(`order:${productId}`, (idempotencyKey) => mutate({ variables: { input: { productId, quantity: 1, price, idempotencyKey } } }));
  return { placeOrder, loading };
}
