import type { CatalogueQuestion } from '../question.ts';

/** A price bound. */
export type PriceBound = 'minPrice' | 'maxPrice';

/** Matches a bare number: "700", "700 max". */
const BARE =
  /^(?:(?:upto|up to|till|to|at|around|its|it is|my budget is|budget|max|maximum|only) )*(\d+(?:\.\d+)?)(?: (?:max|maximum|tops|only|at most|is my limit|is my budget|bucks|or less))*$/;
/** A fraction of the last stated amount or of the price shown. */
const RELATIVE: [said: RegExp, factor: number][] = [
  [/\b(?:half(?: of)? (?:that|it|this|the price|the amount|the budget|of it)|half price|aadha|aadhe|pathi|paathi|sagam|ardha)\b/, 0.5],
  [/\b(?:(?:twice|double) (?:that|it|this|the price|the amount|the budget)|dugna|double price)\b/, 2],
];
/** Smallest number that counts as a price. A smaller one is more likely a count or a size. */
const SMALLEST_PRICE = 100;

/** Returns the price bound that a question states; undefined if it states none, or both. */
export function boundIn({ minPrice, maxPrice }: CatalogueQuestion): PriceBound | undefined {
  if ((minPrice === undefined) === (maxPrice === undefined)) return undefined;
  return minPrice === undefined ? 'maxPrice' : 'minPrice';
}

/** Replaces a relative amount by its value: "less than half of that". */
export function withAmount(plain: string, base: number | undefined): string {
  if (base === undefined) return plain;
  return RELATIVE.reduce((text, [said, factor]) => text.replace(said, String(base * factor)), plain);
}

const MOST = /\b(?:max|maximum|upto|up to|at most|tops|or less|budget|limit|afford|back to|final|tak)\b/;
const LEAST = /\b(?:min|minimum|at least|or more|or above)\b/;

/** Returns the bound that the words beside an amount name; undefined if there is none. */
export function boundSaid(plain: string): PriceBound | undefined {
  if (MOST.test(plain)) return 'maxPrice';
  return LEAST.test(plain) ? 'minPrice' : undefined;
}

/** Matches words beside a number that is not a price. */
const MEASURED =
  /\b(?:size|uk|part|number|no|inch|inches|cm|mm|ml|gm|gb|tb|litres?|ltr|kg|watts?|mah|years?|months?|days?|pieces?|pcs|above|over|from|between|more)\b/;
/** Maximum number of words of a sentence that only changes the budget. */
const MOST_WORDS = 7;
/** Words that only say that an amount is a budget. */
const BUDGETING = new Set(
  'some extra few wanna another additional total even use put saving found managed arrange arranged possible also too raising raised if could might may can could cant able will would i we u you my me have has had got get giving gives gave give borrowed from papa mummy mom mum dad amma appa nanna roomie roommate friend brother sister stretch strech strecth extend go going up upto to till until tak vara varaikum varaku max maximum limit budget range is was only in hand rn right now at the most ready pay spend spending save saved so anything ok okay fine hmm well say make it its not more than above below under within around afford that much then again back raise increase increased reduce lower down just for this one final amount money cash with a bit little there he she they said says told do today what if and but bro yaar ya da please pls'.split(
    ' ',
  ),
);

/** An amount, and whether the sentence says nothing else. */
export interface SaidAmount {
  amount: number;
  isAll: boolean;
}

/**
 * Returns the only amount in a sentence that names no thing: "papa said 900 max", "budget increased, 4000", "I can stretch to 14" for things that
 * cost `usual`.
 */
export function amountAmong(plain: string, usual: number): SaidAmount | undefined {
  const words = plain.split(' ');
  const [said, ...others] = words.filter((word) => /\d/.test(word)).map(Number);
  if (said === undefined || Number.isNaN(said) || others.length > 0) return undefined;
  const isAll = words.length > 1 && words.every((word) => BUDGETING.has(word) || /^\d/.test(word));
  const amount = isAll ? inThousands(said, usual) : said;
  if (!(amount >= SMALLEST_PRICE) || (!isAll && (MEASURED.test(plain) || words.length > MOST_WORDS))) return undefined;
  return { amount, isAll };
}

/** Converts "14" to thousands for things that cost thousands. */
export const inThousands = (amount: number, usual: number): number => (amount < SMALLEST_PRICE && usual >= 1000 ? amount * 1000 : amount);

const thousands = (bound: number | undefined, usual: number) => (bound !== undefined && bound > 0 ? inThousands(bound, usual) : bound);

/** Reads price bounds below a hundred as thousands for things that cost `usual`: "a laptop around 30". */
export const pricedInThousands = (question: CatalogueQuestion, usual = Infinity): CatalogueQuestion => ({
  ...question,
  minPrice: thousands(question.minPrice, usual),
  maxPrice: thousands(question.maxPrice, usual),
});

/** Returns the price that a bare number states: after a price bound, or if it is none of the numbers in the thing's name. */
export function bareAmount(plain: string, last: CatalogueQuestion, bound: PriceBound | undefined): number | undefined {
  const amount = BARE.exec(plain)?.[1];
  if (amount === undefined) return undefined;
  const isPrice = (bound ?? boundSaid(plain)) !== undefined || (Number(amount) >= SMALLEST_PRICE && !/\d/.test(last.words));
  return isPrice ? Number(amount) : undefined;
}
