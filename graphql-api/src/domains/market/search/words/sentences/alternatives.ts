import { stops } from '../lexicon/function-words.ts';

/** Words between things of which any is wanted. */
const OR = new Set(['or', 'ya', 'leda', 'ledha', 'alladhu', 'alladu', 'illana', 'athava', 'adhava', 'athva', 'athba', 'kimva']);

/** The parts of a search of which any is wanted: "table or chair"; one where there is no such word. */
export function partsOf(folded: string): string[] {
  const parts = folded
    .split(' ')
    .reduce<string[][]>((all, word) => (OR.has(word) ? [...all, []] : [...all.slice(0, -1), [...all.at(-1)!, word]]), [[]]);
  return parts.some((part) => part.every((word) => stops.has(word))) ? [folded] : parts.map((part) => part.join(' '));
}
