import { contactDetailsIn } from './contact/contact-details.ts';
import { normalize } from './characters/normalize.ts';
import { readText, violationsIn, type Violation } from './goods.ts';
import { wordsLikeOffences } from './resemblance/resemblance.ts';
import type { Token } from './tokens.ts';

/** A violation, and the field whose text has it. */
export interface TextViolation extends Violation {
  field: string;
}

/** The kind of what no rule names. */
const WORDED_ALIKE = 'worded like prohibited offers or abuse';

const INDIAN_WORDS = /[\u0900-\u0d7f][\u0900-\u0d7f\u200c\u200d]*/gu;

/** Puts the words of a violation into the script that they were written in: all scripts of India are read as one. */
function inTheirScript(text: string, { words, ...found }: Violation): Violation {
  const written = new Map([...text.matchAll(INDIAN_WORDS)].map(([word]) => [normalize(word), word]));
  return { ...found, words: words.map((phrase) => phrase.replace(INDIAN_WORDS, (word) => written.get(word) ?? word)) };
}

const NO_DOMAINS: readonly string[] = [];

interface ReadField {
  field: string;
  text: string;
  words: Token[];
}

const readFields = (texts: Readonly<Record<string, string>>): ReadField[] =>
  Object.entries(texts).map(([field, text]) => ({ field, text, words: readText(text) }));

function foundByRules(read: readonly ReadField[], emailDomains: readonly string[], unchanged: string): TextViolation[] {
  const rest = readText(unchanged);
  const surroundings = (field: string) => [...read.flatMap((each) => (each.field === field ? [] : each.words)), ...rest];
  return [
    ...read.flatMap(({ field, text, words }) =>
      violationsIn(words, surroundings(field)).map((found): TextViolation => ({ field, ...inTheirScript(text, found) })),
    ),
    ...read.flatMap(({ field, text }) => contactDetailsIn(text, emailDomains).map((found): TextViolation => ({ field, ...found }))),
  ];
}

/** What is worded like offences is doubtful and never rejected: nobody can say which rule it breaks. */
function foundByWording(read: readonly ReadField[]): TextViolation[] {
  return read.flatMap(({ field, text, words }) => {
    const alike = wordsLikeOffences(words);
    return alike.length > 0 ? [{ field, ...inTheirScript(text, { kind: WORDED_ALIKE, words: alike, isDoubtful: true }) }] : [];
  });
}

/**
 * Prohibited goods and services, abuse and contact data in texts, by their fields. Each text is read in the light of the others, and of what the
 * listing says already and is not reviewed again (`unchanged`): it may show that the listing is a book.
 * `emailDomains` are those of the college: its addresses are found without their ending, too. Only where the rules find nothing, the wording decides.
 */
export function reviewTexts(texts: Readonly<Record<string, string>>, emailDomains = NO_DOMAINS, unchanged = ''): TextViolation[] {
  const read = readFields(texts);
  const found = foundByRules(read, emailDomains, unchanged);
  return found.length > 0 ? found : foundByWording(read);
}

/** The same by the rules alone, for measuring them. */
export const reviewByRules = (texts: Readonly<Record<string, string>>): TextViolation[] => foundByRules(readFields(texts), NO_DOMAINS, '');
