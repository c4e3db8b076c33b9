import { useState } from 'react';
import { evenTopUp } from './swapText.ts';

/** Listing that can be given. */
export interface Thing {
  id: string;
  name: string;
  price: number;
}

/** Side that adds money to a swap. */
export type Payer = 'nobody' | 'buyer' | 'seller';

const payerOf = (topUp: number): Payer => (topUp === 0 ? 'nobody' : topUp > 0 ? 'buyer' : 'seller');

export interface SwapSideState {
  things: readonly Thing[];
  payer: Payer;
  /** Changes the listings to give. The money follows their prices. */
  choose: (things: readonly Thing[]) => void;
  setPayer: (payer: Payer) => void;
}

interface Options {
  /** Listings that the offer gives so far. */
  given: readonly Thing[];
  topUp: number;
  /** Price of the product. */
  price: number;
  /** Called with the amount that evens out the prices. */
  onAmount: (amount: number) => void;
}

/** Returns the listings that are given in a swap, and the side that adds money. */
export function useSwapSide({ given, topUp, price, onAmount }: Options): SwapSideState {
  const [things, setThings] = useState(given);
  const [payer, setPayer] = useState(payerOf(topUp));
  const choose = (chosen: readonly Thing[]) => {
    const even = chosen.length === 0 ? 0 : evenTopUp(price, chosen);
    setThings(chosen);
    setPayer(payerOf(even));
    onAmount(Math.abs(even));
  };
  return { things, payer, choose, setPayer };
}

/** Returns the money that the buyer adds; negative if the seller adds it. */
export const signed = (payer: Payer, amount: number): number => (payer === 'nobody' ? 0 : payer === 'buyer' ? amount : -amount);
