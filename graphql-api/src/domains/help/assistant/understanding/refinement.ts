import { catalogueQuestion, hasLimits, inEnglish, orderIn, type CatalogueQuestion } from './question.ts';

/** How people go on from an answer: "and with delivery?", "only new ones", "which is the cheapest?", "under 500?". */
const GOES_ON =
  /^(?:and|or|but|only|just|what about|how about|with|without|in|not|no|except|under|below|above|over|less than|more than|which|the (?:cheapest|newest|best)|(?:show )?(?:me )?the (?:cheapest|newest|best)|aur|sirf|और|सिर्फ)(?!\S)|\b(?:ones|of (?:them|these|those)|among (?:them|these))\b/u;
/** Words that ask for something else than what was shown. */
const ANYTHING = /\b(?:anything|everything|something|things?|products?|items?|listings?|site|here|categor(?:y|ies))\b/;
const LINKING = /(?<!\S)(?:and|or|aur|sirf|inme|unme|isme|और|सिर्फ|इनमें)(?!\S)/gu;
const MOST_WORDS = 8;

/** One limit after another: the added one where there is one. */
const limitsAfter = (last: CatalogueQuestion, added: CatalogueQuestion) => ({
  minPrice: added.minPrice ?? last.minPrice,
  maxPrice: added.maxPrice ?? last.maxPrice,
  minRating: added.minRating ?? last.minRating,
  delivery: added.delivery || (last.delivery && !added.pickup),
  pickup: added.pickup || (last.pickup && !added.delivery),
  conditions: added.conditions.length > 0 ? added.conditions : last.conditions,
  without: [...last.without, ...added.without],
  inStock: added.inStock || last.inStock,
});

/** The last question with the limits and the order that a normalized question adds to it; undefined when that one stands by itself. */
export function refinementOf(plain: string, last: CatalogueQuestion): CatalogueQuestion | undefined {
  if (plain.split(' ').length > MOST_WORDS || !GOES_ON.test(plain) || ANYTHING.test(plain)) return undefined;
  const added = catalogueQuestion(plain.replace(LINKING, ' '), []);
  const order = orderIn(inEnglish(plain));
  if (added.words !== '' || (!hasLimits(added) && order === undefined)) return undefined;
  return { ...last, ...limitsAfter(last, added), wants: 'list', order: order ?? last.order };
}
