/** A listing whose owner would swap it. The price is in the currency of the college. */
export interface SwapListing {
  id: string;
  owner: string;
  price: number;
}

/** The owner of the listing `gives` would take the listing `wants` for it, with the difference of the prices in money. */
export interface SwapEdge {
  gives: string;
  wants: string;
}

/** Who would swap what for what. */
export interface SwapGraph {
  listings: readonly SwapListing[];
  edges: readonly SwapEdge[];
}

/** Listings of different owners: the owner of each gets the next one, the last owner the first. */
export interface Ring {
  listings: readonly SwapListing[];
  weight: number;
}

/** Most people in a ring. */
export const MOST_PEOPLE = 4;

/** What each owner of a ring gets in money so that nobody loses by the prices; below 0 what the owner pays. In the order of the ring. */
export const balancesOf = (listings: readonly Pick<SwapListing, 'price'>[]): number[] =>
  listings.map(({ price }, index) => toCents(price - listings[(index + 1) % listings.length]!.price));

const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/** A payment that evens prices. */
export interface Transfer {
  from: string;
  to: string;
  amount: number;
}

/** The person with the balance farthest from 0 on one side, and a person on the other whose balance is the opposite where there is one. */
function nextPair(balances: Map<string, number>): [payer: string, payee: string] {
  const open = [...balances].filter(([, amount]) => amount !== 0).toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one));
  for (const [person, amount] of open) {
    const exact = open.find(([, opposite]) => opposite === -amount);
    if (exact) return amount < 0 ? [person, exact[0]] : [exact[0], person];
  }
  return [open.find(([, amount]) => amount < 0)![0], open.find(([, amount]) => amount > 0)![0]];
}

/**
 * The payments that even the prices of a ring, as few as possible: one less than its people at most. Pairs whose balances are opposite pay each other
 * first, so that four people of two such pairs need two payments.
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

/** How much of its worth a ring moves in money, 0 to 1. */
function cashShare(listings: readonly SwapListing[]): number {
  const worth = listings.reduce((sum, { price }) => sum + price, 0);
  const cash = balancesOf(listings).reduce((sum, amount) => sum + Math.max(0, amount), 0);
  return worth === 0 ? 0 : cash / worth;
}

/**
 * What a ring is worth, as a whole number so that sums are exact: 1000 for each listing that it moves, less 100 for each person beyond two, who all have
 * to agree and to meet, and less up to 300 for much cash. A longer ring is worth more than a part of it.
 */
export const weightOf = (listings: readonly SwapListing[]): number =>
  1000 * listings.length - 100 * (listings.length - 2) - Math.round(300 * cashShare(listings));
