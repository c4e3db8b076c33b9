/** Words that must all be there. */
export type Words = readonly string[];

/** Ways to say one thing: one of them must be there. */
export type Ways = readonly Words[];

const quoted = (word: string): string => `'${word}'`;

function all(words: Words): string {
  return words.length === 1 ? quoted(words[0]!) : `(${words.map(quoted).join(' & ')})`;
}

/** A text query of PostgreSQL that demands each thing in one of its ways; words that end with `*` are beginnings. */
export function demand(things: readonly Ways[]): string {
  return things.map((ways) => `(${[...new Set(ways.map(all))].join(' | ')})`.replaceAll("*'", "':*")).join(' & ');
}

/** A text query that demands any of the words. */
export function anyOf(words: Words): string {
  return words.map(quoted).join(' | ');
}

/** A text query for what either of two finds. */
export function either(one: string, other: string): string {
  return `(${one}) | (${other})`;
}
