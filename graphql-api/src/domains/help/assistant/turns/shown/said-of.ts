import type { Fact } from '../../catalogue/catalogue.ts';
import { hasWord, isProperty } from './properties.ts';

export const NOT_SAID = 'That is all that the listing says. Ask the seller about anything else, with **Message seller** on its page.';

/** What a listing says that has a property, where it does not say its name. */
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
/** Properties that every answer states, beside what the listing says. */
const STATED = new Set('condition working price cost'.split(' '));

/** Whether the text of a listing says what a word asks, by that word or by what it has. */
const says = (fact: Fact, word: string): boolean =>
  STATED.has(word) || (SAYS[CALLED[word] ?? word]?.test(`${fact.name} ${fact.description}`) ?? hasWord(fact, word));

const asksOf = (word: string): boolean => isProperty(word) || SAYS[CALLED[word] ?? word] !== undefined;

/** Whether a listing says nothing of any property that a question asks for. */
export function saysNothingOf(fact: Fact, plain: string): boolean {
  const properties = plain.split(' ').filter(asksOf);
  return properties.length > 0 && !properties.some((word) => says(fact, word));
}

/** Whether a listing says what a question asks of a property. */
export const saysOf = (fact: Fact, plain: string): boolean =>
  plain.split(' ').some((word) => SAYS[CALLED[word] ?? word]?.test(`${fact.name} ${fact.description}`) ?? false);

/**
 * Whether a listing says any of what some words ask: one of the properties among them, else one that is no part of its name. Words that only call
 * the thing ask nothing of it: "does the Ladybird have gears".
 */
export function saysAnyOf(fact: Fact, words: readonly string[]): boolean {
  const properties = words.filter(asksOf);
  if (properties.length > 0) return properties.some((word) => says(fact, word));
  const asked = words.filter((word) => !hasWord({ ...fact, description: '' }, word));
  return asked.length === 0 ? words.length > 0 : asked.some((word) => hasWord(fact, word));
}

/** What is added where a listing does not say what was asked. */
export const notSaid = (text: string): string => `${text}\n\n${NOT_SAID}`;
