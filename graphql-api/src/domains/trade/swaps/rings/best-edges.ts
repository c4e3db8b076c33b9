import type { SwapEdge } from './ring.ts';

/** A listing that a seller would take for another one, and the difference of their prices in the currency of the college. */
export interface PricedEdge extends SwapEdge {
  apart: number;
}

/** Parses edges from text: one line for each, with the two listings and the difference of their prices. */
export function readEdges(text: string): PricedEdge[] {
  return text === ''
    ? []
    : text.split('\n').map((line) => {
        const [gives, wants, apart] = line.split(' ') as [string, string, string];
        return { gives, wants, apart: Number(apart) };
      });
}

/** Maximum number of listings that a seller can choose from for one listing. The time of the search grows with the third power of this number. */
const MOST_WANTED = 12;

/** Returns a pseudo-random number that is always the same for the same two listings. */
function mixed({ gives, wants }: SwapEdge): number {
  const mix = Math.imul(Number(gives), 0x9e3779b1) ^ Math.imul(Number(wants), 0x85ebca6b);
  return Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d) >>> 0;
}

const nameOf = ({ gives, wants }: SwapEdge): string => `${gives} ${wants}`;

/** Returns the most useful edges of one listing. */
function mostUseful(wanted: readonly PricedEdge[], names: ReadonlySet<string>): SwapEdge[] {
  const ranked = wanted.map((edge) => ({ edge, isOneWay: Number(!names.has(`${edge.wants} ${edge.gives}`)), mixed: mixed(edge) }));
  const byUse = ranked.toSorted((one, other) => one.isOneWay - other.isOneWay || one.edge.apart - other.edge.apart || one.mixed - other.mixed);
  return byUse.slice(0, MOST_WANTED).map(({ edge }) => edge);
}

/**
 * Returns the edges that the search for rings uses, between listings whose own sellers would take some listing. If many listings fit the wants of a
 * listing, mutual wants come first, then the smallest difference of prices. Ties are broken differently for each listing, so that not all want the
 * same one.
 */
export function bestEdges(edges: readonly PricedEdge[]): SwapEdge[] {
  const given = new Set(edges.map(({ gives }) => gives));
  const names = new Set(edges.map(nameOf));
  const ofListing = Map.groupBy(
    edges.filter(({ wants }) => given.has(wants)),
    ({ gives }) => gives,
  );
  return [...ofListing.values()].flatMap((wanted) => (wanted.length > MOST_WANTED ? mostUseful(wanted, names) : wanted));
}
