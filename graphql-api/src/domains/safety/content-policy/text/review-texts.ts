import { contactDetailsIn } from './contact/contact-details.ts';
import { normalize } from './characters/normalize.ts';
import { readText, violationsIn, type Violation } from './goods.ts';

/** A violation, and the field whose text has it. */
export interface TextViolation extends Violation {
  field: string;
}

const INDIAN_WORDS = /[\u0900-\u0d7f][\u0900-\u0d7f\u200c\u200d]*/gu;

/** Puts the words of a violation into the script that they were written in: all scripts of India are read as one. */
function inTheirScript(text: string, { words, ...found }: Violation): Violation {
  const written = new Map([...text.matchAll(INDIAN_WORDS)].map(([word]) => [normalize(word), word]));
  return { ...found, words: words.map((phrase) => phrase.replace(INDIAN_WORDS, (word) => written.get(word) ?? word)) };
}

const NO_DOMAINS: readonly string[] = [];

/**
 * Prohibited goods and services, abuse and contact data in texts, by their fields. Each text is read in the light of the others, and of what the
 * listing says already and is not reviewed again (`unchanged`): it may show that the listing is a book.
 * `emailDomains` are those of the college: its addresses are found without their ending, too.
 */
export function reviewTexts(texts: Readonly<Record<string, string>>, emailDomains = NO_DOMAINS, unchanged = ''): TextViolation[] {
  const read = Object.entries(texts).map(([field, text]) => ({ field, text, words: readText(text) }));
  const rest = readText(unchanged);
  const surroundings = (field: string) => [...read.flatMap((each) => (each.field === field ? [] : each.words)), ...rest];
  return [
    ...read.flatMap(({ field, text, words }) =>
      violationsIn(words, surroundings(field)).map((found): TextViolation => ({ field, ...inTheirScript(text, found) })),
    ),
    ...read.flatMap(({ field, text }) => contactDetailsIn(text, emailDomains).map((found): TextViolation => ({ field, ...found }))),
  ];
}
