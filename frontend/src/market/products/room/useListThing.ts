import { useMutation } from '@apollo/client/react';
import { invalidateProductLists } from '../../../apollo/cache/listUpdates.ts';
import { sendOnce } from '../../../lib/files/idempotencyKey.ts';
import { CreateProductMutation } from '../own/createProductMutation.ts';
import { valuesOf, type RoomDefaults, type RoomItem } from './roomItems.ts';

/** Lists a thing of a room with its picture, once, also when it is repeated after a lost response. Returns whether it waits for an administrator. */
export function useListThing() {
  const [createProduct] = useMutation(CreateProductMutation, { update: invalidateProductLists });
  return async (item: RoomItem, defaults: RoomDefaults): Promise<boolean> => {
    const result = valuesOf(item, defaults);
    if ('errors' in result || !item.file) throw new Error('a thing with errors is not sent');
    const input = { ...result.values, photos: [item.file] };
    const { data } = await sendOnce(`room:${item.id}`, (idempotencyKey) => createProduct({ variables: { input: { ...input, idempotencyKey } } }));
    return data?.createProduct.product.availability === 'IN_REVIEW';
  };
}
