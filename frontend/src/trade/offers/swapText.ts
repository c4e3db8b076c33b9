import { formatAmount } from '../../lib/format/format.ts';

/** "a, b and c". */
const joined = (names: readonly string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`);

interface SwapOffer {
  gives: readonly { name: string }[];
  /** What the buyer adds; below 0 what the seller adds. */
  topUp: number;
  /** Whether the buyer speaks. */
  isBuyer: boolean;
}

/** What a side of a swap would do: the buyer gives things and perhaps money, the seller takes them and perhaps adds some. */
export function swapText({ gives, topUp, isBuyer }: SwapOffer): string {
  const names = gives.length === 0 ? 'what is no longer listed' : joined(gives.map(({ name }) => name));
  const money = formatAmount(Math.abs(topUp));
  if (topUp === 0) return isBuyer ? `give ${names} for it` : `take ${names} for it`;
  if (isBuyer) return topUp > 0 ? `give ${names} and ${money} for it` : `give ${names} for it and ${money}`;
  return topUp > 0 ? `take ${names} and ${money} for it` : `take ${names} and give ${money} with it`;
}

/** The money that evens the prices of a listing and of what is given for it, in whole amounts: above 0 the buyer's. */
export const evenTopUp = (price: number, gives: readonly { price: number }[]): number =>
  Math.round(price - gives.reduce((sum, each) => sum + each.price, 0));
