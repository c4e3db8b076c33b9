import { useMutation } from '@apollo/client/react';
import { invalidateOrdersPlaced } from '../../apollo/cache/listUpdates.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { sendOnce } from '../../lib/files/idempotencyKey.ts';
import { PlaceBundleMutation } from './bundleDocuments.ts';

interface Line {
  id: string;
  price: number;
}

/**
 * Returns a function that orders one piece of each listing at the shown prices. If the response is lost, a retry creates no second bundle, even after
 * a reload.
 */
export function usePlaceBundle() {
  const viewer = useViewer();
  const [mutate, { loading }] = useMutation(PlaceBundleMutation, { update: (cache) => viewer && invalidateOrdersPlaced(cache, viewer.id) });
  const placeBundle = async (chosen: readonly Line[]) => {
    const lines = chosen.map(({ id, price }) => ({ productId: id, quantity: 1, price }));
    const intention = `bundle:${lines.map(({ productId }) => productId).join(',')}`;
    const { data } = await sendOnce(intention, (idempotencyKey) => mutate({ variables: { input: { lines, idempotencyKey } } }));
    return data!.placeBundle;
  };
  return { placeBundle, loading };
}
