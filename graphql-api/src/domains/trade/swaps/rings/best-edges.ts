import type { SwapEdge } from './ring.ts';

/** What a seller would take for a listing, and by how much the prices differ, in the currency of the college. */
export interface PricedEdge extends SwapEdge {
  apart: number;
}

/** What edges are read from: a line for each, with the two listings and by how much the prices differ. */
export function readEdges(text: string): PricedEdge[] {
  return text === ''
    ? []
    : text.split('\n').map((line) => {
        const [gives, wants, apart] = line.split(' ') as [string, string, string];
        return { gives, wants, apart: Number(apart) };
      });
}

/** Most listings that a seller is given to choose from for one listing: the time of the search grows with the third power of it. */
const MOST_WANTED = 12;

/** A number that looks random and is the same for the same two listings. */
function mixed({ gives, wants }: SwapEdge): number {
  const mix = Math.imul(Number(gives), 0x9e3779b1) ^ Math.imul(Number(wants), 0x85ebca6b);
  return Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d) >>> 0;
}

const nameOf = ({ gives, wants }: SwapEdge): string => `${gives} ${wants}`;

/** The most useful edges of one listing. */
function mostUseful(wanted: readonly PricedEdge[], names: ReadonlySet<string>): SwapEdge[] {
  const ranked = wanted.map((edge) => ({ edge, isOneWay: Number(!names.has(`${edge.wants} ${edge.gives}`)), mixed: mixed(edge) }));
  const byUse = ranked.toSorted((one, other) => one.isOneWay - other.isOneWay || one.edge.apart - other.edge.apart || one.mixed - other.mixed);
  return byUse.slice(0, MOST_WANTED).map(({ edge }) => edge);
}

/**
 * What the search for rings looks at: listings whose own sellers would take any. Of many that fit the wants of a listing, those whose sellers would take it
 * come first, then the best-priced; of the equally good ones others for each listing, so that not all want the same.
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
