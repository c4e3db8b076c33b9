import { fillers } from '../../../market/search/words/lexicon/function-words.ts';
import aboutShown from '../words/about-shown.json' with { type: 'json' };

export type Intent = keyof typeof aboutShown.intents;

const neutral = new Set([...fillers, ...aboutShown.neutral.split(' ')]);
/** In the order in which they are looked for: who says "how do I contact the seller" wants to contact. */
const intents = (Object.entries(aboutShown.intents) as [Intent, string][]).map(([intent, words]) => ({ intent, words: new Set(words.split(' ')) }));
const known = new Set([...neutral, ...intents.flatMap(({ words }) => [...words])]);
const POINTING =
  /\b(?:it|its|this|that|these|those|them|they|him|her|mine|hers|one|both|ye|yeh|wo|wh|woh|iska|iski|iske|isko|isse|uska|uski|usko|usme|isme|inme|unme|inka|unka|idhu|adhu|idi|adi|idhula|adhula|athula|andulo|daanilo|daniki|dani|idhi|adhi|ithu|athu|idhoda|adu|idu)\b/;

/** What asks how many there are, whatever else it may ask: "kitne" is "how much" as well. */
const COUNTED = /\b(?:pieces?|bach[aei]|baki|copy|copies|stock|how many)\b/;
/** What asks what the seller wants to have: "what does he want for it". */
const WANTED =
  /\b(?:he|she|they|seller|owner|person|guy|senior) (?:is |are )?(?:want|wants|ask|asks|asking|expect|expects|expecting|quote|quotes|quoting|selling it for|sell it for)\b|\b(?:the|whats the|what is the) damage\b|\bhow much (?:money|cash|rupees) (?:should|do|must|will|would|can) i (?:bring|carry|need|keep|get|take|have)\b/;

/** The words of a normalized question that say neither what is asked of a thing nor which of those that were shown. */
export const wordsBeside = (plain: string): string[] => plain.split(' ').filter((word) => word && !known.has(word));

/** What a question about what was shown wants to know; undefined for one that says nothing of the kind. */
export function intentOf(plain: string): Intent | undefined {
  if (COUNTED.test(plain)) return 'stock';
  if (WANTED.test(plain)) return 'price';
  const words = plain.split(' ');
  return intents.find((each) => words.some((word) => each.words.has(word)))?.intent;
}

/** Whether a normalized question points at what was shown. */
export const isPointing = (plain: string): boolean => POINTING.test(plain);
