import type { Fact } from '../../catalogue/catalogue.ts';
import { hasWord, isProperty } from './properties.ts';

export const NOT_SAID = 'That is all that the listing says. Ask the seller about anything else, with **Message seller** on its page.';

/** Phrases by which a listing implies a property without naming it. */
const SAYS: Record<string, RegExp> = {
  colour:
    /\b(?:black|white|red|blue|green|yellow|brown|pink|purple|gr[ae]y|orange|navy|maroon|gold|golden|silver|khaki|beige|cream|violet|lavender|transparent|clear|pastel|brass|steel|wooden)\b/i,
  size: /\d|\b(?:xs|s|m|l|x+l|small|medium|large|single|double|king|queen|free size|big|mini|compact|women|men|kids)\b/i,
  age: /\b(?:old|new|used|months?|years?|weeks?|days?|unused|worn|serviced|cycles)\b/i,
};
const CALLED: Record<string, string> = {
  color: 'colour',
  rang: 'colour',
  niram: 'colour',
  rangu: 'colour',
  colours: 'colour',
  colors: 'colour',
  sizes: 'size',
  old: 'age',
  purana: 'age',
  purani: 'age',
};
/** Properties that every answer states, besides what the listing says. */
const STATED = new Set('condition working price cost'.split(' '));

/** Returns whether a listing's text answers a word, by the word itself or by its phrases. */
const says = (fact: Fact, word: string): boolean =>
  STATED.has(word) || (SAYS[CALLED[word] ?? word]?.test(`${fact.name} ${fact.description}`) ?? hasWord(fact, word));

const asksOf = (word: string): boolean => isProperty(word) || SAYS[CALLED[word] ?? word] !== undefined;

/** Returns whether a listing mentions none of the properties that a question asks for. */
export function saysNothingOf(fact: Fact, plain: string): boolean {
  const properties = plain.split(' ').filter(asksOf);
  return properties.length > 0 && !properties.some((word) => says(fact, word));
}

/** Returns whether a listing mentions a property that a question asks for. */
export const saysOf = (fact: Fact, plain: string): boolean =>
  plain.split(' ').some((word) => SAYS[CALLED[word] ?? word]?.test(`${fact.name} ${fact.description}`) ?? false);

/**
 * Returns whether a listing mentions what words ask for: one of the properties among them, otherwise a word that is not part of its name. Words that
 * only name the product ask nothing about it: "does the Ladybird have gears".
 */
export function saysAnyOf(fact: Fact, words: readonly string[]): boolean {
  const properties = words.filter(asksOf);
  if (properties.length > 0) return properties.some((word) => says(fact, word));
  const asked = words.filter((word) => !hasWord({ ...fact, description: '' }, word));
  return asked.length === 0 ? words.length > 0 : asked.some((word) => hasWord(fact, word));
}

/** Adds the note that a listing does not say what was asked. */
export const notSaid = (text: string): string => `${text}\n\n${NOT_SAID}`;
