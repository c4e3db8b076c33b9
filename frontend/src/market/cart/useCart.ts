import { useSyncExternalStore } from 'react';
import { cart, type CartItem } from './cart.ts';

/** Returns the products in the cart. */
export function useCart(): CartItem[] {
  return useSyncExternalStore(cart.subscribe, cart.get, cart.fallback);
}
