/** A listing that its owner would swap. The price is in the currency of the college. */
export interface SwapListing {
  id: string;
  owner: string;
  price: number;
}

/** The owner of the listing `gives` would take the listing `wants` for it, and pay or receive the difference of the prices. */
export interface SwapEdge {
  gives: string;
  wants: string;
}

/** Listings and the swaps that their owners would agree to. */
export interface SwapGraph {
  listings: readonly SwapListing[];
  edges: readonly SwapEdge[];
}

/** Listings of different owners. Each owner gets the next listing; the last owner gets the first. */
export interface Ring {
  listings: readonly SwapListing[];
  weight: number;
}

/** Maximum number of people in a ring. */
export const MOST_PEOPLE = 4;

/** Returns the money that each owner of a ring receives so that nobody loses by the prices, or pays if it is below 0. In the order of the ring. */
export const balancesOf = (listings: readonly Pick<SwapListing, 'price'>[]): number[] =>
  listings.map(({ price }, index) => toCents(price - listings[(index + 1) % listings.length]!.price));

const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/** A payment that makes up for a difference in prices. */
export interface Transfer {
  from: string;
  to: string;
  amount: number;
}

/** Returns two people with exactly opposite balances if there are any, or else the payer and the payee with the balances farthest from 0. */
function nextPair(balances: Map<string, number>): [payer: string, payee: string] {
  const open = [...balances].filter(([, amount]) => amount !== 0).toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one));
  for (const [person, amount] of open) {
    const exact = open.find(([, opposite]) => opposite === -amount);
    if (exact) return amount < 0 ? [person, exact[0]] : [exact[0], person];
  }
  return [open.find(([, amount]) => amount < 0)![0], open.find(([, amount]) => amount > 0)![0]];
}

/**
 * Returns the smallest number of payments that even out the prices of a ring: at most one less than its people. Pairs with opposite balances pay each
 * other first, so four people of two such pairs need only two payments.
 */
export function transfersOf(listings: readonly Pick<SwapListing, 'owner' | 'price'>[]): Transfer[] {
  const amounts = balancesOf(listings);
  const balances = new Map(listings.map(({ owner }, index) => [owner, amounts[index]!]));
  const transfers: Transfer[] = [];
  while ([...balances.values()].some((amount) => amount !== 0)) {
    const [from, to] = nextPair(balances);
    const amount = Math.min(-balances.get(from)!, balances.get(to)!);
    balances.set(from, toCents(balances.get(from)! + amount));
    balances.set(to, toCents(balances.get(to)! - amount));
    transfers.push({ from, to, amount });
  }
  return transfers;
}

/** Returns the share of a ring's worth that moves as money, from 0 to 1. */
function cashShare(listings: readonly SwapListing[]): number {
  const worth = listings.reduce((sum, { price }) => sum + price, 0);
  const cash = balancesOf(listings).reduce((sum, amount) => sum + Math.max(0, amount), 0);
  return worth === 0 ? 0 : cash / worth;
}

/**
 * Returns the weight of a ring as an integer, so that sums are exact: 1000 for each listing that changes hands, minus 100 for each person beyond two,
 * because all have to agree and meet, and minus up to 300 for much cash. A longer ring weighs more than a part of it.
 */
export const weightOf = (listings: readonly SwapListing[]): number =>
  1000 * listings.length - 100 * (listings.length - 2) - Math.round(300 * cashShare(listings));
