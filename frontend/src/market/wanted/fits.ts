interface Wanted {
  title: string;
  maxPrice: number | null;
}

/** Words that say nothing about a thing. */
const FILLERS = new Set([
  'and',
  'any',
  'for',
  'from',
  'good',
  'in',
  'need',
  'new',
  'of',
  'old',
  'or',
  'size',
  'some',
  'the',
  'used',
  'want',
  'wanted',
  'with',
]);

/** The words of a text that name a thing, without the ending of a plural. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !FILLERS.has(word))
    .map((word) => word.replace(/(?<=..)e?s$/, ''));

/** Whether a listing may be what a wanted post asks for: its name has a word of the title, and it costs no more than the highest price. */
export function fits({ title, maxPrice }: Wanted, { name, price }: { name: string; price: number }): boolean {
  const wanted = new Set(wordsOf(title));
  return (maxPrice === null || price <= maxPrice) && wordsOf(name).some((word) => wanted.has(word));
}
