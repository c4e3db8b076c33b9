import { formatAmount } from '../../lib/format/format.ts';

/** Joins names as in "a, b and c". */
const joined = (names: readonly string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`);

interface SwapOffer {
  gives: readonly { name: string }[];
  /** Money that the buyer adds. A negative amount is added by the seller. */
  topUp: number;
  /** Whether the text is written from the buyer's side. */
  isBuyer: boolean;
}

/** Returns what a side of a swap would do: the buyer gives listings and possibly money, the seller receives them and possibly adds money. */
export function swapText({ gives, topUp, isBuyer }: SwapOffer): string {
  const names = gives.length === 0 ? 'what is no longer listed' : joined(gives.map(({ name }) => name));
  const money = formatAmount(Math.abs(topUp));
  if (topUp === 0) return isBuyer ? `give ${names} for it` : `take ${names} for it`;
  if (isBuyer) return topUp > 0 ? `give ${names} and ${money} for it` : `give ${names} for it and ${money}`;
  return topUp > 0 ? `take ${names} and ${money} for it` : `take ${names} and give ${money} with it`;
}

/**
 * Returns the top-up that evens out the price of a listing and of the listings given for it, in whole amounts. A positive amount is paid by the
 * buyer.
 */
export const evenTopUp = (price: number, gives: readonly { price: number }[]): number =>
  Math.round(price - gives.reduce((sum, each) => sum + each.price, 0));
