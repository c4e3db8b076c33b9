import { blank, newProductForm, type ProductValues } from '../own/productDraft.ts';

/** What is typed about one thing of a room. */
export interface RoomItem {
  /** Identifies it on the screen, and its request to the server. */
  id: string;
  /** Left out after a reload, until it is found. */
  file?: File | undefined;
  name: string;
  price: string;
  /** Its own category; empty for that of all. */
  categoryId: string;
  /** It is listed, and stays on the screen only. */
  isListed: boolean;
  /** It is published after a look by an administrator. */
  isHeld: boolean;
}

/** What holds for all things of a room. */
export interface RoomDefaults {
  categoryId: string;
  spotId: string;
}

/** The most things at once. */
export const MOST_ITEMS = 20;

/** What is wrong with a thing, by field. */
export type ItemErrors = Partial<Record<'name' | 'price' | 'categoryId', string>>;

/** What is sent of a thing, or what is wrong with it. */
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
