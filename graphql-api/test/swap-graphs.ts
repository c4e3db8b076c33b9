import type { WrittenGraph } from '../src/domains/trade/swaps/rings/ring-finder.ts';
import type { SwapGraph } from '../src/domains/trade/swaps/rings/ring.ts';

/** Returns a generator of numbers from 0 to 1, determined by a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Returns a graph of some listings whose owners would take other listings. Some owners have several listings. The graph has `wants` pairs, and some
 * pairs occur twice.
 */
export function randomGraph(random: () => number, count: number, wants: number): SwapGraph {
  const listings = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    owner: `p${Math.floor(random() * count)}`,
    price: Math.round(random() * 500),
  }));
  const pick = () => listings[Math.floor(random() * count)]!.id;
  return { listings, edges: Array.from({ length: wants }, () => ({ gives: pick(), wants: pick() })) };
}

/** Returns a graph in the form in which the database returns it. */
export async function writtenGraph({ listings, edges }: SwapGraph): Promise<WrittenGraph> {
  const prices = new Map(listings.map(({ id, price }) => [id, price]));
  const lines = edges.map(({ gives, wants }) => `${gives} ${wants} ${Math.abs(prices.get(gives)! - prices.get(wants)!)}`);
  return { listings, edges: lines.join('\n') };
}
