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

/** The price that a bare number states: after a bound of the price, or where it is none of the numbers of the thing. */
export function bareAmount(plain: string, last: CatalogueQuestion, bound: PriceBound | undefined): number | undefined {
  const amount = BARE.exec(plain)?.[1];
  if (amount === undefined) return undefined;
  const isPrice = bound !== undefined || (Number(amount) >= SMALLEST_PRICE && !/\d/.test(last.words));
  return isPrice ? Number(amount) : undefined;
}
