import { catalogueQuestion, hasLimits, inEnglish, orderIn, thingWords, type CatalogueQuestion } from './question.ts';

/** How people go on from an answer: "and with delivery?", "only new ones", "which is the cheapest?", "under 500?", "cheaper", "size 9?". */
const GOES_ON =
  /^(?:and|or|but|only|just|what about|how about|with|without|in|not|no|except|under|below|above|over|less than|more than|upto|up to|within|around|budget|max|between|which|(?:the )?(?:cheap(?:er|est)?|newest|latest|best|costliest)|(?:show )?(?:me )?the (?:cheapest|newest|best)|size|any|anything cheaper|kuch|koi|aur|sirf|sasta|saste|और|सिर्फ)(?!\S)|\b(?:ones?|of (?:them|these|those)|among (?:them|these)|wala|wali|wale|inme|unme|isme)\b/u;
/** Words that ask for something else than what was shown. */
const ANYTHING = /\b(?:anything(?! cheaper)|everything|something(?! cheaper)|things?|products?|items?|listings?|site|here|categor(?:y|ies))\b/;
const LINKING = /(?<!\S)(?:and|or|aur|sirf|inme|unme|isme|और|सिर्फ|इनमें)(?!\S)/gu;
const MOST_WORDS = 8;
const SIZES = new Set(['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'small', 'medium', 'large']);
/** Words of an addition that describe, and stand in no name. */
const DESCRIBING = new Set([
  'size',
  'colour',
  'color',
  'number',
  'no',
  'one',
  'ones',
  'kind',
  'type',
  'brand',
  'model',
  'people',
  'person',
  'wala',
  'wali',
  'wale',
  'having',
]);

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

const readAddition = (plain: string): CatalogueQuestion => catalogueQuestion(plain.replace(LINKING, ' '), []);

/** The last question with the limits and the order that a normalized question adds to it; undefined when that one stands by itself. */
export function refinementOf(plain: string, last: CatalogueQuestion): CatalogueQuestion | undefined {
  if (plain.split(' ').length > MOST_WORDS || !GOES_ON.test(plain) || ANYTHING.test(plain)) return undefined;
  const added = readAddition(plain);
  const order = orderIn(inEnglish(plain));
  if (added.words !== '' || (!hasLimits(added) && order === undefined)) return undefined;
  return { ...last, ...limitsAfter(last, added), wants: 'list', order: order ?? last.order };
}

/** Words of the last question in the place of which an added one stands: a size for a size, a number for a number. */
function replaced(last: string, added: string): string {
  const words = last.split(' ').filter(Boolean);
  const isSame = (word: string, other: string) => (SIZES.has(word) && SIZES.has(other)) || (/^\d+$/.test(word) && /^\d+$/.test(other));
  const isReplaced = (word: string) => added.split(' ').some((other) => isSame(word, other));
  return [...words.filter((word) => !isReplaced(word)), added].join(' ');
}

/** "A book on it": the thing that was asked for last is the subject of another. */
const ON_IT = /\b(?:on|about|of|for|with) (?:it|this|that|them|the same)\b/;

/** Whether a question may add words to the last one. */
function mayAdd(plain: string): boolean {
  const words = plain.split(' ');
  const isSize = words.length <= 4 && words.some((word) => SIZES.has(word));
  return words.length <= MOST_WORDS && (isSize || GOES_ON.test(plain) || /^(?:for|of|from) /.test(plain));
}

/** The words that a question adds, without those that only describe them. */
const addedWords = (added: CatalogueQuestion): string =>
  thingWords(added.words)
    .split(' ')
    .filter((word) => word !== '' && !DESCRIBING.has(word))
    .join(' ');

function onIt(plain: string, last: CatalogueQuestion): CatalogueQuestion[] {
  const named = thingWords(plain.replace(ON_IT, ' '));
  return named ? [{ ...last, words: `${named} ${last.words.split(' ').at(-1)!}`, wants: 'list' }] : [];
}

/**
 * The last question with the words that a normalized question adds: "with 16gb ram", "size 9", "the leather ones", "any hp one". The likeliest reading first;
 * the second takes the added word for the thing itself: "the machine one" of a mosquito net. Empty when the question stands by itself.
 */
export function additionsOf(plain: string, last: CatalogueQuestion): CatalogueQuestion[] {
  if (ANYTHING.test(plain) || last.words === '') return [];
  if (ON_IT.test(plain) && plain.split(' ').length <= MOST_WORDS + 2) return onIt(plain, last);
  if (!mayAdd(plain)) return [];
  const added = readAddition(plain);
  const thing = addedWords(added);
  if (thing === '') return [];
  const combined = { ...last, ...limitsAfter(last, added), wants: 'list' as const };
  const before = last.words.split(' ').slice(0, -1).join(' ');
  const asThing = before && /\b(?:ones?|wala|wali|wale)\b/.test(plain) ? [{ ...combined, words: `${before} ${thing}` }] : [];
  return [{ ...combined, words: replaced(last.words, thing) }, ...asThing];
}
