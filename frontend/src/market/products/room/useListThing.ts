import { useApolloClient, useMutation } from '@apollo/client/react';
import { invalidateProductLists } from '../../../apollo/cache/listUpdates.ts';
import { sendOnce } from '../../../lib/files/idempotencyKey.ts';
import { withUploads } from '../../photos/photoUploads.ts';
import { CreateProductMutation } from '../own/createProductMutation.ts';
import { valuesOf, type RoomDefaults, type RoomItem } from './roomItems.ts';

/**
 * Returns a function that lists a thing of a room with its picture. A retry after a lost response lists it only once. Resolves to whether the listing
 * waits for an administrator.
 */
export function useListThing() {
  const client = useApolloClient();
  const [createProduct] = useMutation(CreateProductMutation, { update: invalidateProductLists });
  return async ({ id, file, ...item }: RoomItem, defaults: RoomDefaults): Promise<boolean> => {
    const result = valuesOf(item, defaults);
    if ('errors' in result || !file) throw new Error('a thing with errors is not sent');
    const { data } = await withUploads(client, [{ key: id, file }], (uploads) =>
      sendOnce(`room:${id}`, (idempotencyKey) =>
        createProduct({ variables: { input: { ...result.values, uploadIds: [...uploads.values()], idempotencyKey } } }),
      ),
    );
    return data?.createProduct.product.availability === 'IN_REVIEW';
  };
}
