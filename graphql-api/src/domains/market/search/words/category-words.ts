import type { CategoryWords } from './vocabulary.ts';
import { foldAscii, singular } from './words.ts';

/** A search without the words that name its category. */
interface CategorisedSearch {
  /** Remaining text; may be empty. */
  text: string;
  /** The words that name the category. */
  words: string;
  category: CategoryWords;
}

const SILENT = new Set(['', 'the', 'and', 'category', 'section']);

/** Category names that are also places. "In the hostel" says where somebody is. */
const PLACES = new Set('hostel kitchen room house home office library college campus garden bathroom lab mess gym market'.split(' '));

/** Normalizes words for comparison: folded, in the singular, without words that name nothing. */
const compared = (words: readonly string[]): string =>
  words
    .flatMap((word) => foldAscii(word).split(' '))
    .filter((word) => !SILENT.has(word))
    .map(singular)
    .join(' ');

function called(words: readonly string[], categories: readonly CategoryWords[]): CategoryWords | undefined {
  const name = compared(words);
  return name === '' ? undefined : categories.find((category) => compared(category.words) === name);
}

/** Reads "in Textbooks" at the end of a search and "Textbooks mein" at its beginning; undefined if no category has that name. */
export function readCategoryWords(text: string, categories: readonly CategoryWords[]): CategorisedSearch | undefined {
  const words = text.split(' ');
  const lower = words.map((word) => word.toLowerCase());
  const before = lower.lastIndexOf('in');
  const atEnd = before < 0 ? undefined : called(words.slice(before + 1), categories);
  const isPlace = lower[before + 1] === 'the' && PLACES.has(compared(words.slice(before + 1)));
  if (atEnd && !isPlace) return { text: words.slice(0, before).join(' '), words: words.slice(before).join(' '), category: atEnd };
  const after = lower.findIndex((word) => word === 'mein' || word === 'me');
  const atStart = after < 1 ? undefined : called(words.slice(0, after), categories);
  return atStart && { text: words.slice(after + 1).join(' '), words: words.slice(0, after + 1).join(' '), category: atStart };
}
