import { MOST_PEOPLE, weightOf, type Ring, type SwapGraph, type SwapListing } from './ring.ts';

/** Most rings that are compared. */
export const MOST_RINGS = 20_000;

/** Most rings that are held while searching: of more the heaviest for their length are kept. */
const MOST_HELD = 4 * MOST_RINGS;

type Held = number[];

/** The listings by number, and for each the numbers of those that its owner would take, in the order of the listings. */
class NumberedGraph {
  readonly listings: readonly SwapListing[];
  readonly wanted: number[][];

  constructor({ listings, edges }: SwapGraph) {
    this.listings = listings;
    const numbers = new Map(listings.map(({ id }, number) => [id, number]));
    const wanted = listings.map(() => new Set<number>());
    for (const { gives, wants } of edges) {
      const [from, to] = [numbers.get(gives), numbers.get(wants)];
      if (from === undefined || to === undefined || from === to) continue;
      if (listings[from]!.owner !== listings[to]!.owner) wanted[from]!.add(to);
    }
    this.wanted = wanted.map((each) => [...each].toSorted((one, other) => one - other));
  }

  ringOf(numbers: Held): Ring {
    const listings = numbers.map((number) => this.listings[number]!);
    return { listings, weight: weightOf(listings) };
  }
}

/** Keeps the heaviest rings for their length: what is worth most for each listing that it moves. */
function heaviest(rings: Ring[], most: number): Ring[] {
  const perListing = ({ weight, listings }: Ring): number => weight / listings.length;
  return rings.length <= most ? rings : rings.toSorted((one, other) => perListing(other) - perListing(one)).slice(0, most);
}

/**
 * All rings of 2 to 4 different owners, each once: it begins at its first listing. Of more than `most` the best-priced for their length are kept, which
 * are those that a short ring without cash would be among.
 */
export function findRings(graph: SwapGraph, most = MOST_RINGS): Ring[] {
  const numbered = new NumberedGraph(graph);
  let found: Ring[] = [];
  const path: Held = [];
  const extend = (last: number, first: number): void => {
    for (const next of numbered.wanted[last]!) {
      if (next === first && path.length > 1) found.push(numbered.ringOf(path));
      if (next <= first || path.length === MOST_PEOPLE || path.some((each) => isSameOwner(each, next))) continue;
      path.push(next);
      extend(next, first);
      path.pop();
    }
  };
  const isSameOwner = (one: number, other: number): boolean => numbered.listings[one]!.owner === numbered.listings[other]!.owner;
  for (const first of numbered.listings.keys()) {
    path.push(first);
    extend(first, first);
    path.pop();
    if (found.length > Math.max(most, MOST_HELD)) found = heaviest(found, most);
  }
  return heaviest(found, most);
}
