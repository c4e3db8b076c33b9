import type { CatalogueQuestion } from './question.ts';

/** A bound of the price. */
export type PriceBound = 'minPrice' | 'maxPrice';

/** A number that stands for itself: "700", "700 max". */
const BARE =
  /^(?:(?:upto|up to|till|to|at|around|its|it is|my budget is|budget|max|maximum|only) )*(\d+(?:\.\d+)?)(?: (?:max|maximum|tops|only|at most|is my limit|is my budget|bucks|or less))*$/;
/** A part of the amount that was said last, or of the price that was shown. */
const RELATIVE: [said: RegExp, factor: number][] = [
  [/\b(?:half(?: of)? (?:that|it|this|the price|the amount|the budget|of it)|half price|aadha|aadhe|pathi|paathi|sagam|ardha)\b/, 0.5],
  [/\b(?:(?:twice|double) (?:that|it|this|the price|the amount|the budget)|dugna|double price)\b/, 2],
];
/** Less is more likely a count or a size. */
const SMALLEST_PRICE = 100;

/** The bound of the price that a question states; undefined where it states none, or both. */
export function boundIn({ minPrice, maxPrice }: CatalogueQuestion): PriceBound | undefined {
  if ((minPrice === undefined) === (maxPrice === undefined)) return undefined;
  return minPrice === undefined ? 'maxPrice' : 'minPrice';
}

/** "Less than half of that" with the amount in the place of what is said of it. */
export function withAmount(plain: string, base: number | undefined): string {
  if (base === undefined) return plain;
  return RELATIVE.reduce((text, [said, factor]) => text.replace(said, String(base * factor)), plain);
}

const MOST = /\b(?:max|maximum|upto|up to|at most|tops|or less|budget|limit|afford|back to|final|tak)\b/;
const LEAST = /\b(?:min|minimum|at least|or more|or above)\b/;

/** The bound that words beside an amount name; undefined where none does. */
export function boundSaid(plain: string): PriceBound | undefined {
  if (MOST.test(plain)) return 'maxPrice';
  return LEAST.test(plain) ? 'minPrice' : undefined;
}

/** Words beside a number by which it is no price. */
const MEASURED =
  /\b(?:size|uk|part|number|no|inch|inches|gb|tb|litres?|ltr|kg|watts?|mah|years?|months?|days?|pieces?|pcs|above|over|from|between|more)\b/;
/** Most words of a sentence that only changes the budget. */
const MOST_WORDS = 7;

/** The only amount in a sentence that names no thing: "papa said 900 max", "budget increased, 4000". */
export function amountAmong(plain: string): number | undefined {
  const words = plain.split(' ');
  const [amount, ...others] = words.filter((word) => /\d/.test(word)).map(Number);
  if (amount === undefined || others.length > 0 || !(amount >= SMALLEST_PRICE) || MEASURED.test(plain)) return undefined;
  return words.length <= MOST_WORDS ? amount : undefined;
}

/** The price that a bare number states: after a bound of the price, or where it is none of the numbers of the thing. */
export function bareAmount(plain: string, last: CatalogueQuestion, bound: PriceBound | undefined): number | undefined {
  const amount = BARE.exec(plain)?.[1];
  if (amount === undefined) return undefined;
  const isPrice = (bound ?? boundSaid(plain)) !== undefined || (Number(amount) >= SMALLEST_PRICE && !/\d/.test(last.words));
  return isPrice ? Number(amount) : undefined;
}
