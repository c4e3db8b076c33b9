import type { CatalogueQuestion } from '../question.ts';

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
  /\b(?:size|uk|part|number|no|inch|inches|cm|mm|ml|gm|gb|tb|litres?|ltr|kg|watts?|mah|years?|months?|days?|pieces?|pcs|above|over|from|between|more)\b/;
/** Most words of a sentence that only changes the budget. */
const MOST_WORDS = 7;
/** Words that say nothing but that an amount is a budget. */
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

/** The only amount in a sentence that names no thing: "papa said 900 max", "budget increased, 4000", "I can stretch to 14" of things that cost `usual`. */
export function amountAmong(plain: string, usual: number): SaidAmount | undefined {
  const words = plain.split(' ');
  const [said, ...others] = words.filter((word) => /\d/.test(word)).map(Number);
  if (said === undefined || Number.isNaN(said) || others.length > 0) return undefined;
  const isAll = words.length > 1 && words.every((word) => BUDGETING.has(word) || /^\d/.test(word));
  const amount = isAll ? inThousands(said, usual) : said;
  if (!(amount >= SMALLEST_PRICE) || (!isAll && (MEASURED.test(plain) || words.length > MOST_WORDS))) return undefined;
  return { amount, isAll };
}

/** "14" of things that cost thousands is so many thousands. */
export const inThousands = (amount: number, usual: number): number => (amount < SMALLEST_PRICE && usual >= 1000 ? amount * 1000 : amount);

const thousands = (bound: number | undefined, usual: number) => (bound !== undefined && bound > 0 ? inThousands(bound, usual) : bound);

/** A question with bounds of the price below a hundred taken for thousands, where things cost `usual`: "a laptop around 30". */
export const pricedInThousands = (question: CatalogueQuestion, usual = Infinity): CatalogueQuestion => ({
  ...question,
  minPrice: thousands(question.minPrice, usual),
  maxPrice: thousands(question.maxPrice, usual),
});

/** The price that a bare number states: after a bound of the price, or where it is none of the numbers of the thing. */
export function bareAmount(plain: string, last: CatalogueQuestion, bound: PriceBound | undefined): number | undefined {
  const amount = BARE.exec(plain)?.[1];
  if (amount === undefined) return undefined;
  const isPrice = (bound ?? boundSaid(plain)) !== undefined || (Number(amount) >= SMALLEST_PRICE && !/\d/.test(last.words));
  return isPrice ? Number(amount) : undefined;
}
