import { readCourseWords, readIsbn } from './words/code-words.ts';
import { readCategoryWords } from './words/category-words.ts';
import { InterpretedFilterKind, type InterpretedFilter } from './interpreted-filter.ts';
import { readPriceWords } from './words/prices/price-words.ts';
import type { CategoryWords } from './words/vocabulary.ts';

/** A search without the words that became filters, and these filters. */
export interface Interpretation {
  /** Remaining text to search for; empty if every word became a filter. */
  text: string;
  filters: InterpretedFilter[];
}

const none = { minPrice: null, maxPrice: null, categoryId: null, categoryName: null, courseCode: null, isbn: null };

/** Names that words of a search can refer to. */
interface Named {
  categories: readonly CategoryWords[];
  /** Codes of existing courses among the `courseCandidates`. */
  courses: readonly string[];
}

/**
 * Reads the ISBN, the course, the price and the category of a search. Kinds in `ignored` are dropped: their words neither filter nor are searched
 * for.
 */
export function interpret(typed: string, { categories, courses }: Named, ignored: readonly InterpretedFilterKind[]): Interpretation {
  const numbered = readIsbn(typed);
  const taught = readCourseWords(numbered.text, courses);
  const priced = readPriceWords(taught.text);
  const named = readCategoryWords(priced.text, categories);
  const filters: InterpretedFilter[] = [];
  if (numbered.isbn !== undefined) filters.push({ ...none, kind: InterpretedFilterKind.ISBN, words: numbered.words, isbn: numbered.isbn });
  if (taught.code !== undefined) filters.push({ ...none, kind: InterpretedFilterKind.COURSE, words: taught.words, courseCode: taught.code });
  if (priced.words !== undefined) {
    const { words, minPrice = null, maxPrice = null } = priced;
    filters.push({ ...none, kind: InterpretedFilterKind.PRICE, words, minPrice, maxPrice });
  }
  if (named) {
    const { words, category } = named;
    filters.push({ ...none, kind: InterpretedFilterKind.CATEGORY, words, categoryId: category.id, categoryName: category.name });
  }
  return { text: named?.text ?? priced.text, filters: filters.filter(({ kind }) => !ignored.includes(kind)) };
}
