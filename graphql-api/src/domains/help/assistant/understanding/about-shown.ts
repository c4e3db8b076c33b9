import { fillers } from '../../../market/search/words/lexicon/function-words.ts';
import aboutShown from '../words/about-shown.json' with { type: 'json' };

export type Intent = keyof typeof aboutShown.intents;

const neutral = new Set([...fillers, ...aboutShown.neutral.split(' ')]);
/** Intents in the order in which they are tested. "How do I contact the seller" asks for contact. */
const intents = (Object.entries(aboutShown.intents) as [Intent, string][]).map(([intent, words]) => ({ intent, words: new Set(words.split(' ')) }));
const known = new Set([...neutral, ...intents.flatMap(({ words }) => [...words])]);
const POINTING =
  /\b(?:it|its|this|that|these|those|them|they|him|her|mine|hers|one|both|ye|yeh|wo|wh|woh|iska|iski|iske|isko|isse|uska|uski|usko|usme|isme|inme|unme|inka|unka|idhu|adhu|idi|adi|idhula|adhula|athula|andulo|daanilo|daniki|dani|idhi|adhi|ithu|athu|idhoda|adu|idu)\b/;

/** Matches questions asking for a number of pieces. They take precedence, because "kitne" also means "how much". */
const COUNTED = /\b(?:pieces?|bach[aei]|baki|copy|copies|stock|how many)\b/;
/** Matches questions asking for the asking price: "what does he want for it". */
const WANTED =
  /\b(?:he|she|they|seller|owner|person|guy|senior) (?:is |are )?(?:want|wants|ask|asks|asking|expect|expects|expecting|quote|quotes|quoting|selling it for|sell it for)\b|\b(?:the|whats the|what is the) damage\b|\bhow much (?:money|cash|rupees) (?:should|do|must|will|would|can) i (?:bring|carry|need|keep|get|take|have)\b/;

/** Returns the words of a normalized question that express neither the intent nor which of the products shown is meant. */
export const wordsBeside = (plain: string): string[] => plain.split(' ').filter((word) => word && !known.has(word));

/** Returns the intent of a question about the products shown; undefined if it has none. */
export function intentOf(plain: string): Intent | undefined {
  if (COUNTED.test(plain)) return 'stock';
  if (WANTED.test(plain)) return 'price';
  const words = plain.split(' ');
  return intents.find((each) => words.some((word) => each.words.has(word)))?.intent;
}

/** Returns whether a normalized question points at the products shown. */
export const isPointing = (plain: string): boolean => POINTING.test(plain);
