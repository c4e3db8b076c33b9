import { contactDetailsIn } from './contact/contact-details.ts';
import { normalize } from './characters/normalize.ts';
import { readText, violationsIn, type Violation } from './goods.ts';
import { wordsLikeOffences } from './resemblance/resemblance.ts';
import type { Token } from './tokens.ts';

/** A violation and the field whose text contains it. */
export interface TextViolation extends Violation {
  field: string;
}

/** Kind of violation for texts that no rule matches. */
const WORDED_ALIKE = 'worded like prohibited offers or abuse';

const INDIAN_WORDS = /[\u0900-\u0d7f][\u0900-\u0d7f\u200c\u200d]*/gu;

/** Converts the words of a violation to their original script, because all Indian scripts are read as one. */
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

/** Returns the fields that are worded like offences. They are doubtful and never rejected, because it is unclear which rule they break. */
function foundByWording(read: readonly ReadField[]): TextViolation[] {
  return read.flatMap(({ field, text, words }) => {
    const alike = wordsLikeOffences(words);
    return alike.length > 0 ? [{ field, ...inTheirScript(text, { kind: WORDED_ALIKE, words: alike, isDoubtful: true }) }] : [];
  });
}

/**
 * Returns prohibited goods and services, abuse and contact data in texts, by field. Each text is read in the context of the others and of the
 * listing's existing text that is not reviewed again (`unchanged`), which may show that the listing is a book. `emailDomains` are those of the
 * college; its addresses are also found without their ending. The wording decides only if the rules find nothing.
 */
export function reviewTexts(texts: Readonly<Record<string, string>>, emailDomains = NO_DOMAINS, unchanged = ''): TextViolation[] {
  const read = readFields(texts);
  const found = foundByRules(read, emailDomains, unchanged);
  return found.length > 0 ? found : foundByWording(read);
}

/** Returns the violations that the rules alone find, for measuring the rules. */
export const reviewByRules = (texts: Readonly<Record<string, string>>): TextViolation[] => foundByRules(readFields(texts), NO_DOMAINS, '');
