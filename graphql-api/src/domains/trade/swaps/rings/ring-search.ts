import { MOST_PEOPLE, weightOf, type Ring, type SwapGraph, type SwapListing } from './ring.ts';

/** Maximum number of rings that are compared. */
export const MOST_RINGS = 20_000;

/** Maximum number of rings in memory during the search. If there are more, the heaviest for their length are kept. */
const MOST_HELD = 4 * MOST_RINGS;

/** A graph whose listings are numbered. */
interface NumberedGraph {
  listings: readonly SwapListing[];
  /** For each listing, the listings that its owner would take, in order. */
  wanted: number[][];
  /** For each listing, the listings whose owners would take it. */
  wantedBy: number[][];
  ringOf: (numbers: readonly number[]) => Ring;
}

function numbered({ listings, edges }: SwapGraph): NumberedGraph {
  const numbers = new Map(listings.map(({ id }, number) => [id, number]));
  const wanted = listings.map(() => new Set<number>());
  for (const { gives, wants } of edges) {
    const [from, to] = [numbers.get(gives), numbers.get(wants)];
    if (from === undefined || to === undefined) continue;
    if (listings[from]!.owner !== listings[to]!.owner) wanted[from]!.add(to);
  }
  const wantedBy = listings.map((): number[] => []);
  for (const [from, each] of wanted.entries()) for (const to of each) wantedBy[to]!.push(from);
  const ringOf = (ring: readonly number[]): Ring => {
    const own = ring.map((number) => listings[number]!);
    return { listings: own, weight: weightOf(own) };
  };
  return { listings, wanted: wanted.map((each) => [...each].toSorted((one, other) => one - other)), wantedBy, ringOf };
}

/** Returns the rings with the largest weight per listing. */
function heaviest(rings: Ring[], most: number): Ring[] {
  const perListing = ({ weight, listings }: Ring): number => weight / listings.length;
  return rings.length <= most ? rings : rings.toSorted((one, other) => perListing(other) - perListing(one)).slice(0, most);
}

/**
 * Returns all rings of 2 to 4 different owners, each once and starting at its first listing. If there are more than `most`, the best-priced for their
 * length are kept, which include the short rings without cash.
 */
export function findRings(graph: SwapGraph, most = MOST_RINGS): Ring[] {
  const { listings, wanted, wantedBy, ringOf } = numbered(graph);
  let found: Ring[] = [];
  const path: number[] = [];
  // By listing: the first listing of the rings being searched, if the owner would take it. A ring ends there without a loop over the wants.
  const endsRingOf = new Int32Array(listings.length).fill(-1);
  const isOwned = (listing: number): boolean => path.some((each) => listings[each]!.owner === listings[listing]!.owner);
  const extend = (last: number, first: number): void => {
    if (endsRingOf[last] === first && path.length > 1) found.push(ringOf(path));
    if (path.length === MOST_PEOPLE) return;
    for (const next of wanted[last]!) {
      const isUseful = next > first && (path.length < MOST_PEOPLE - 1 || endsRingOf[next] === first);
      if (!isUseful || isOwned(next)) continue;
      path.push(next);
      extend(next, first);
      path.pop();
    }
  };
  for (const first of listings.keys()) {
    for (const last of wantedBy[first]!) endsRingOf[last] = first;
    path.push(first);
    extend(first, first);
    path.pop();
    if (found.length > Math.max(most, MOST_HELD)) found = heaviest(found, most);
  }
  return heaviest(found, most);
}
