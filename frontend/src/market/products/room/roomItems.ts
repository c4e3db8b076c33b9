import { blank, newProductForm, type ProductValues } from '../own/productDraft.ts';

/** Values of one thing of a room, as they are typed. */
export interface RoomItem {
  /** Id for the rendered row and for the idempotency key of its request. */
  id: string;
  /** Picture. Missing after a reload, until the stored file is found. */
  file?: File | undefined;
  name: string;
  price: string;
  /** Own category; empty for the default category. */
  categoryId: string;
  /** Whether the thing is listed. It then stays on the screen only. */
  isListed: boolean;
  /** Whether an administrator reviews the listing before it is published. */
  isHeld: boolean;
}

/** Values for all things of a room. */
export interface RoomDefaults {
  categoryId: string;
  spotId: string;
}

/** Maximum number of things at once. */
export const MOST_ITEMS = 20;

/** Errors of a thing, by field. */
export type ItemErrors = Partial<Record<'name' | 'price' | 'categoryId', string>>;

/** Returns the values to send for a thing, or its errors. */
export function valuesOf(
  item: Pick<RoomItem, 'name' | 'price' | 'categoryId'>,
  defaults: RoomDefaults,
): { values: ProductValues } | { errors: ItemErrors } {
  const { name, price } = item;
  const result = newProductForm.safeParse({ ...blank, name, price, spotId: defaults.spotId, categoryId: item.categoryId || defaults.categoryId });
  if (!result.success) return { errors: Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message])) };
  const { photos: _photos, mustGo: _mustGo, swap: _swap, ...values } = result.data;
  return { values: { ...values, description: values.name } };
}
