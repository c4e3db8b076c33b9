import { amount, pattern, type Bounds, type PriceRule } from './amounts.ts';
import { readFreeWords } from './free-words.ts';
import { nearPrices, saysResolution, withThousands } from './near-prices.ts';
import { inDigits } from './spoken-amounts.ts';

/** A search without its price words, and the bounds that they state, in the currency of the college. */
export interface PricedSearch {
  /** Remaining text; may be empty. */
  text: string;
  /** Words that state the bounds; undefined if there are none. */
  words?: string;
  minPrice?: number;
  maxPrice?: number;
}

/** Smallest amount that counts as a price. A smaller one is more likely a count. */
const SMALLEST = 10;

/** Matches a range between two plain amounts of three digits or more. "Class 11 to 12" and "part 1 to 7" are no prices. */
const RANGE = /(?<![\d.,])(\d{3,6}) ?(k\b)? to (\d{3,6}) ?(k\b)?(?![\d.,])/iu;

/** Phrases for price bounds, most specific first: between two amounts, at most one, at least one. Words are separated by one space. */
const between = [
  pattern(String.raw`\b(?:between|from) AMOUNT ?(?:and|to|se|-) ?AMOUNT`),
  pattern(String.raw`AMOUNT se AMOUNT (?:ke beech|tak)\b`),
  RANGE,
];
const most = [
  pattern(String.raw`\b(?:my )?(?:max(?:imum)? )?budget (?:is |of |about |around |only |around only )*AMOUNT`),
  pattern(
    String.raw`\b(?:under|below|less than|lesser than|cheaper than|(?:not|no|nothing) (?:more than|above|over)|not exceeding|within|up ?to|at most|max(?:imum)?) AMOUNT`,
  ),
  pattern(
    String.raw`AMOUNT (?:(?:max(?:imum)? )?budget(?: max(?:imum)?)?|max(?:imum)?|se kam|se neeche|ke andar|ke under|tak|or less|and below|kulla|ulla)\b`,
  ),
];
const least = [
  pattern(String.raw`\b(?:above|over|more than|at least|min(?:imum)?) AMOUNT`),
  pattern(String.raw`AMOUNT (?:se zyada|se jyada|se upar|or more|and above)\b`),
];

const spaced = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/** Removes the first match of a rule's patterns from a text; undefined if there is none or an amount is too small. */
function take(
  text: string,
  { patterns, least: smallest, boundsOf }: PriceRule,
): (Required<Pick<PricedSearch, 'text' | 'words'>> & Bounds) | undefined {
  for (const each of patterns) {
    const found = each.exec(text);
    if (!found) continue;
    const amounts = found.length > 3 ? [amount(found[1]!, found[2]), amount(found[3]!, found[4])] : [amount(found[1]!, found[2])];
    if (amounts.some((value) => value < smallest)) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { text: spaced(rest), words: found[0].trim(), ...boundsOf(amounts) };
  }
  return undefined;
}

const BETWEEN: PriceRule = {
  patterns: between,
  least: SMALLEST,
  boundsOf: (amounts) => ({ minPrice: Math.min(...amounts), maxPrice: Math.max(...amounts) }),
};
const MOST: PriceRule = { patterns: most, least: SMALLEST, boundsOf: ([maxPrice]) => ({ maxPrice: maxPrice! }) };
const LEAST: PriceRule = { patterns: least, least: SMALLEST, boundsOf: ([minPrice]) => ({ minPrice: minPrice! }) };

/** Removes an approximate price, which a text states without a bound. */
function takeNear(text: string): ReturnType<typeof take> {
  if (saysResolution(text)) return undefined;
  for (const rule of nearPrices) {
    const found = take(text, rule);
    if (found) return found;
  }
  return undefined;
}

/** Words for anything. Alone they search for nothing. */
const ANYTHING = new Set(['stuff', 'things', 'thing', 'items', 'item', 'products', 'anything', 'something']);

const withoutAnything = (text: string): string => (text.split(' ').every((word) => ANYTHING.has(word.toLowerCase())) ? '' : text);

/**
 * Reads "under 500", "500 se kam", "between 1k and 2k", "around 500", "500 rs", "free" and the like in a search. Returns a search without such words
 * unchanged.
 */
export function readPriceWords(typed: string): PricedSearch {
  const text = withThousands(inDigits(spaced(typed)));
  const range = take(text, BETWEEN);
  const upper = range ?? take(text, MOST);
  const lower = range ? undefined : take(upper?.text ?? text, LEAST);
  const near = upper === undefined && lower === undefined ? takeNear(text) : undefined;
  const found = { ...upper, ...lower, ...near };
  if (found.text !== undefined) {
    return { ...found, text: withoutAnything(found.text), words: [upper, lower, near].flatMap((each) => each?.words ?? []).join(' ') };
  }
  const free = readFreeWords(text);
  return free ? { text: withoutAnything(free.text), words: free.words, maxPrice: 0 } : { text: typed };
}
