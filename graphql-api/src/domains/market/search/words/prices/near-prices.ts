import { pattern, type Bounds, type PriceRule } from './amounts.ts';

/** Excludes numbers that count or measure something other than money. */
const NO_UNIT = String.raw`(?!["'”′″%\d]|\.\d| ?(?:gb|tb|mb|mah|mp|l|lt|ltr|litres?|liters?|ml|kgs?|kilo|g|gm|grams?|w|watts?|v|volts?|hz|mm|cms?|inch|inches|in|ft|feet|m|mtr|metres?|meters?|km|pages?|pcs|pieces|sheets?|sockets?|plugs?|keys|gears?|speed|tier|layers?|mins?|minutes|hours?|days?|weeks?|months?|years?|yrs?|students|people|girls|boys)\b)`;
/** Words that may follow an amount at the end of a text. */
const TAIL = String.raw`(?:(?: only| me| mein| mai| ka| ki| ke| wala| wali| la| lo| ku)?)`;
const SIGN = String.raw`(?:rs\b\.?|rupees|rupaye|rupay|rupaiya|bucks|\p{Sc}|/-)`;
const NUMBER = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{1,7}(?:\.\d{1,2})?)`;
/** Start of a number that is not part of a word or of a longer number. */
const START = String.raw`(?<![\p{L}\d.,-])`;
/** Excludes years. */
const NO_YEAR = String.raw`(?!(?:19[5-9]|20[0-4])\d(?!\d))`;

/** Two amounts with a hyphen between them: "3k-4k", "500 - 800". */
const spans = [
  new RegExp(String.raw`${START}(\d{1,3}(?:\.\d{1,2})?) ?(k) ?(?:-|–|to|and) ?(\d{1,3}(?:\.\d{1,2})?) ?(k)\b`, 'iu'),
  new RegExp(String.raw`${START}(?:(?:rs\.?|\p{Sc}) ?)?${NO_YEAR}(\d{3,6})() ?[-–] ?(?:(?:rs\.?|\p{Sc}) ?)?${NO_YEAR}(\d{3,6})()(?![\d.,-])`, 'iu'),
];
/** Approximate amounts: "around 2500", "13k range". */
const about = [
  pattern(
    String.raw`(?:~|\b(?:around|about|approx(?:imately)?\.?|aprox|roughly|near(?:ly)?|close to|almost|lagbhag|takreeban|sumaru|sumaar)) ?AMOUNT${NO_UNIT}`,
  ),
  pattern(String.raw`\b(?:price )?range (?:of |is )?AMOUNT${NO_UNIT}`),
  pattern(
    String.raw`(?:\bin (?:the )?)?${START}AMOUNT ?(?:(?:(?:ki|ka|ke) )?(?:price )?range|approx(?:imately)?\.?|odd|ish|or so|ke (?:aas ?paas|aspas|kareeb|karib|lagbhag|around)|aas ?paas)(?!\p{L})`,
  ),
];
/** Plain amounts: with a currency sign anywhere, in thousands, or after "for" at the end. */
const bare = [
  new RegExp(String.raw`(?<![\p{L}\d])(?:rs\b\.?|inr|\p{Sc}) ?${NUMBER} ?(k\b)?(?: ?/-)?${TAIL}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?:\b(?:for|at) )?${START}${NUMBER} ?(k)? ?${SIGN}${TAIL}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?:\b(?:for|at) )?${START}(\d{1,3}(?:\.\d{1,2})?) ?(k)${TAIL}$`, 'iu'),
  new RegExp(String.raw`\b(?:for|at|@) ${NO_YEAR}(\d{2,6}0)()${TAIL}$`, 'iu'),
];
/** Matches things beside which "4k" is a resolution. */
const SHARP = /\b(?:monitor|screen|display|tv|television|video|camera|webcam|projector)\b/i;
const RESOLUTION = /(?<![\d.])[248] ?k\b/gi;

/** Tolerance of an approximate amount. */
const PART = 0.2;
/** Smallest amount that counts as a price. A smaller one is more likely a quantity. */
const LEAST = 20;

const less = (value: number): number => Math.round(value * (1 - PART));
const more = (value: number): number => Math.round(value * (1 + PART));
const between = (amounts: readonly number[]): Bounds => ({ minPrice: Math.min(...amounts), maxPrice: Math.max(...amounts) });

/**
 * Rules for amounts that are not strict bounds: "around 2500" means 2000 to 3000, and "kettle 500 rs" means at most 600, because a buyer who names a
 * price also accepts a lower one.
 */
export const nearPrices: readonly PriceRule[] = [
  { patterns: spans, least: LEAST, boundsOf: between },
  { patterns: about, least: LEAST, boundsOf: ([value]) => ({ minPrice: less(value!), maxPrice: more(value!) }) },
  { patterns: bare, least: LEAST, boundsOf: ([value]) => ({ maxPrice: more(value!) }) },
];

/** Returns whether a text states a resolution, so that its "4k" is no price. */
export const saysResolution = (text: string): boolean => SHARP.test(text) && (text.match(RESOLUTION) ?? []).length > 0;

/** Applies the thousands of the second amount to the first: "20-22k" becomes "20k-22k". */
export const withThousands = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d.,-])(\d{1,3}(?:\.\d)?) ?(-|–|to) ?(?=\d{1,3}(?:\.\d{1,2})? ?k\b)/giu, '$1k-');
