import { storedValue } from '../../lib/files/storage.ts';

/** Stored fields of a product in the cart. Price and availability are refreshed from the server. */
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

/** Cart, stored in the browser under the key `cart`. */
export const cart = storedValue<CartItem[]>('cart', EMPTY, isCart);

/** Adds a product to the cart, unless it is already there. */
export function addToCart(item: CartItem): void {
  cart.set([...cart.get().filter(({ id }) => id !== item.id), item]);
}

export function removeFromCart(id: string): void {
  const rest = cart.get().filter((item) => item.id !== id);
  cart.set(rest.length === 0 ? EMPTY : rest);
}
