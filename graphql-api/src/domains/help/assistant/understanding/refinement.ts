import { pricedInThousands } from './amounts/amounts.ts';
import { inEnglish } from './in-english.ts';
import { catalogueQuestion, hasLimits, orderIn, type CatalogueQuestion } from './question.ts';

/** Matches words that compare with the products shown, whatever else the question says. */
const COMPARES = /\b(?:cheaper|less|costlier|better|of (?:them|these|those)|among (?:them|these))\b/;
/** Matches words that ask for something other than the products shown. */
const ANYTHING = /\b(?:anything|everything|something|things?|products?|items?|listings?|site|here|categor(?:y|ies))\b/;
const LINKING = /(?<!\S)(?:and|or|which|what about|how about|koi|aur|sirf|inme|unme|isme|और|सिर्फ|इनमें)(?!\S)/gu;
const MOST_WORDS = 8;

/** Returns the price bounds. If they contradict each other, the one stated last wins. */
function pricesAfter(last: CatalogueQuestion, added: CatalogueQuestion): Pick<CatalogueQuestion, 'minPrice' | 'maxPrice'> {
  const minPrice = added.minPrice ?? last.minPrice;
  const maxPrice = added.maxPrice ?? last.maxPrice;
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return { minPrice, maxPrice };
  return { minPrice: added.minPrice, maxPrice: added.maxPrice };
}

/**
 * Returns the limits after a refinement; added limits replace earlier ones. Typical refinements: "and with delivery?", "only new ones", "which is the
 * cheapest?", "under 500?", "not apple".
 */
export const limitsAfter = (last: CatalogueQuestion, added: CatalogueQuestion) => ({
  ...pricesAfter(last, added),
  minRating: added.minRating ?? last.minRating,
  delivery: added.delivery || (last.delivery && !added.pickup),
  pickup: added.pickup || (last.pickup && !added.delivery),
  conditions: added.conditions.length > 0 ? added.conditions : last.conditions,
  without: [...last.without, ...added.without],
  inStock: added.inStock || last.inStock,
});

/**
 * Returns the last question, whose things cost `usual`, with the limits and the order that a normalized question adds; undefined if that question
 * stands alone.
 */
export function refinementOf(plain: string, last: CatalogueQuestion, usual: number): CatalogueQuestion | undefined {
  if (plain.split(' ').length > MOST_WORDS || (ANYTHING.test(inEnglish(plain)) && !COMPARES.test(plain))) return undefined;
  const added = pricedInThousands(catalogueQuestion(plain.replace(LINKING, ' '), []), usual);
  const order = orderIn(inEnglish(plain));
  if (added.words !== '' || (!hasLimits(added) && order === undefined)) return undefined;
  return { ...last, ...limitsAfter(last, added), wants: 'list', order: order ?? last.order };
}
