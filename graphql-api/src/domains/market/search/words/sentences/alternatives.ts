import { stops } from '../lexicon/function-words.ts';

/** Words between alternatives. */
const OR = new Set(['or', 'otherwise', 'else', 'ya', 'leda', 'ledha', 'alladhu', 'alladu', 'illana', 'athava', 'adhava', 'athva', 'athba', 'kimva']);

/** Returns whether a word stands between alternatives. */
export const isAlternative = (word: string): boolean => OR.has(word);

/** Splits a search into its alternatives: "table or chair". Returns one part if there is no such word. */
export function partsOf(folded: string): string[] {
  const parts = folded
    .replaceAll(/ or (?:two|three|so|more)(?!\S)/g, '')
    .replaceAll(/(?<!\S)(?:and also|as well as|along with|aur sath)(?!\S)/g, 'or')
    .split(' ')
    .reduce<string[][]>((all, word) => (OR.has(word) ? [...all, []] : [...all.slice(0, -1), [...all.at(-1)!, word]]), [[]]);
  const saying = parts.filter((part) => part.some((word) => !stops.has(word)));
  return saying.length > 0 ? saying.map((part) => part.join(' ')) : [folded];
}
