import { storedValue } from '../../lib/files/storage.ts';

/** The stored fields of a product in the cart; price and availability are refreshed from the server. */
export interface CartItem {
  id: string;
  name: string;
  description: string;
  price: number;
  photoUrl: string;
}

const EMPTY: CartItem[] = [];

function isCart(value: unknown): value is CartItem[] {
  return Array.isArray(value) && value.every((item: Partial<CartItem> | null) => typeof item?.id === 'string' && typeof item.name === 'string');
}

/** The cart, kept in browser storage under the key `cart`. */
export const cart = storedValue<CartItem[]>('cart', EMPTY, isCart);

/** Adds a product, unless it is in the cart already. */
export function addToCart(item: CartItem): void {
  cart.set([...cart.get().filter(({ id }) => id !== item.id), item]);
}

export function removeFromCart(id: string): void {
  const rest = cart.get().filter((item) => item.id !== id);
  cart.set(rest.length === 0 ? EMPTY : rest);
}
