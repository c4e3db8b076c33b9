/** Random numbers that are the same for the same seed (mulberry32). */
export interface Random {
  /** Returns a number of at least 0 and below 1. */
  number(): number;
  /** Returns an integer of at least 0 and below the bound. */
  below(bound: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(number() * bound);
  return { number, below, pick: (items) => items[below(items.length)]! };
}
