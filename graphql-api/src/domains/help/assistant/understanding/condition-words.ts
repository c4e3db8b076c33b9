import { ProductCondition } from '../../../market/products/product.entity.ts';

const { NEW, LIKE_NEW, GOOD, FAIR, FOR_PARTS } = ProductCondition;

/** Words for a condition, and the conditions that are at least as good; the most specific first. */
const STATED: [said: RegExp, conditions: ProductCondition[]][] = [
  [/\b(?:in )?(?:like new|as good as new|almost new|nearly new|barely used|hardly used)(?: condition)?\b/, [NEW, LIKE_NEW]],
  [/\b(?:brand new|unused|never used|in new condition|new condition)\b/, [NEW]],
  [/\b(?:in )?(?:very |really )?good condition\b/, [NEW, LIKE_NEW, GOOD]],
  [/\b(?:in )?(?:fair|okay|ok|working|usable) condition\b/, [NEW, LIKE_NEW, GOOD, FAIR]],
  [/\bfor (?:spare )?parts\b/, [FOR_PARTS]],
];

/** Returns the conditions that a normalized text asks for (none for any), and the text without these words. */
export function conditionsIn(text: string): { conditions: ProductCondition[]; rest: string } {
  const found = STATED.find(([said]) => said.test(text));
  return found ? { conditions: found[1], rest: text.replace(found[0], ' ') } : { conditions: [], rest: text };
}
