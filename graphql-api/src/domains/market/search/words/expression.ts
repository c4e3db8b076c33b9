/** Words that must all be present. */
export type Words = readonly string[];

/** Alternatives for one thing, at least one of which must be present. */
export type Ways = readonly Words[];

const quoted = (word: string): string => `'${word}'`;

function all(words: Words): string {
  return words.length === 1 ? quoted(words[0]!) : `(${words.map(quoted).join(' & ')})`;
}

/** Returns a PostgreSQL text query that requires each thing in one of its alternatives. Words that end with `*` are prefixes. */
export function demand(things: readonly Ways[]): string {
  return things.map((ways) => `(${[...new Set(ways.map(all))].join(' | ')})`.replaceAll("*'", "':*")).join(' & ');
}

/** Returns a text query that requires any of the words. */
export function anyOf(words: Words): string {
  return words.map(quoted).join(' | ');
}

/** Returns a text query for whatever either of two queries finds. */
export function either(one: string, other: string): string {
  return `(${one}) | (${other})`;
}
