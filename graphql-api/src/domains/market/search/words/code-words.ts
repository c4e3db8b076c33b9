import { normalizeCourseCode } from '../../courses/course-code.ts';
import { isbn13 } from '../../courses/isbn.ts';

/** A search without its course code; unchanged if it has none. */
export interface CourseSearch {
  /** Remaining text; may be empty. */
  text: string;
  /** Words that name the course; empty if there are none. */
  words: string;
  /** Normalized code; undefined if there is none. */
  code?: string;
}

const CODE = /^[A-Z]{1,8}\d[A-Z\d]{0,7}$/;
const COURSE_WORDS = new Set(['for', 'course', 'in']);

interface Candidate {
  code: string;
  /** Position of its words: from the first, up to and excluding `to`. */
  from: number;
  to: number;
}

/** Returns single words that look like a code, and pairs of which the second word begins with a digit: "CSE2005", "cse 2005". */
function candidatesIn(words: readonly string[]): Candidate[] {
  const spans = words.flatMap((word, from) => [
    { code: word, from, to: from + 1 },
    { code: `${word}${words[from + 1] ?? ''}`, from, to: from + 2 },
  ]);
  return spans
    .map((span) => ({ ...span, code: normalizeCourseCode(span.code.replaceAll(/[.,;:?!()"]/g, '')) }))
    .filter(({ code, to }) => to <= words.length && CODE.test(code));
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Returns what may be course codes in a search, normalized. */
export const courseCandidates = (text: string): string[] => candidatesIn(wordsOf(text)).map(({ code }) => code);

/** Reads "CSE2005", "cse 2005" and "for course CSE-2005" in a search. `courses` are the existing codes. */
export function readCourseWords(text: string, courses: readonly string[]): CourseSearch {
  const words = wordsOf(text);
  const found = candidatesIn(words).find(({ code }) => courses.includes(code));
  if (!found) return { text, words: '' };
  let { from } = found;
  while (from > 0 && COURSE_WORDS.has(words[from - 1]!.toLowerCase())) from -= 1;
  return {
    text: [...words.slice(0, from), ...words.slice(found.to)].join(' '),
    words: words.slice(from, found.to).join(' '),
    code: found.code,
  };
}

/** A search without its ISBN; unchanged if it has none. */
interface IsbnSearch {
  /** Remaining text; may be empty. */
  text: string;
  /** Words that form the ISBN; empty if there are none. */
  words: string;
  /** ISBN of 13 digits; undefined if there is none. */
  isbn?: string;
}

const LABEL = /^isbn(?:-1[03])?:?$/i;
/** Maximum number of digit groups of an ISBN written with spaces. */
const MOST_GROUPS = 5;

/** Reads "9780131103627", "0-13-110362-8" and "ISBN 978 0 13 110362 7" in a search. */
export function readIsbn(text: string): IsbnSearch {
  const words = wordsOf(text);
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_GROUPS); to += 1) {
      const isbn = isbn13(words.slice(from, to).join(''));
      if (isbn === undefined) continue;
      const begin = from > 0 && LABEL.test(words[from - 1]!) ? from - 1 : from;
      return { text: [...words.slice(0, begin), ...words.slice(to)].join(' '), words: words.slice(begin, to).join(' '), isbn };
    }
  }
  return { text, words: '' };
}
