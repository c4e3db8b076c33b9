import { useState } from 'react';
import { evenTopUp } from './swapText.ts';

/** A listing that can be given. */
export interface Thing {
  id: string;
  name: string;
  price: number;
}

/** Who adds money to a swap. */
export type Payer = 'nobody' | 'buyer' | 'seller';

const payerOf = (topUp: number): Payer => (topUp === 0 ? 'nobody' : topUp > 0 ? 'buyer' : 'seller');

export interface SwapSideState {
  things: readonly Thing[];
  payer: Payer;
  /** Changes what is given; the money follows the prices. */
  choose: (things: readonly Thing[]) => void;
  setPayer: (payer: Payer) => void;
}

interface Options {
  /** What the offer gives so far. */
  given: readonly Thing[];
  topUp: number;
  /** The price of the product. */
  price: number;
  /** Called with the amount that evens the prices. */
  onAmount: (amount: number) => void;
}

/** What is given in a swap, and who adds money. */
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

/** The money that the buyer adds, below 0 what the seller adds. */
export const signed = (payer: Payer, amount: number): number => (payer === 'nobody' ? 0 : payer === 'buyer' ? amount : -amount);
