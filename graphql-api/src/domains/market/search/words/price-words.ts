import { readFreeWords } from './free-words.ts';
import { inDigits } from './sentences/spoken-amounts.ts';

/** A search without its price words, and the bounds that they state, in the currency of the college. */
export interface PricedSearch {
  /** What is left; may be empty. */
  text: string;
  /** The words that state the bounds; left out without any. */
  words?: string;
  minPrice?: number;
  maxPrice?: number;
}

/** "500", "1,500", "1.500", "12.50", "12,50", "₹ 1.5k", "2000 rupees". Less than ten rupees is more likely a count. */
const AMOUNT = String.raw`(?:rs\.?|inr|\p{Sc})? ?(\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,2})?(?!\d)|\d[\d,]{0,9}(?:\.\d{1,2})?) ?(k\b)?(?: ?(?:rs\b\.?|rupees|rupaye|bucks|dollars|euros?|pounds|\p{Sc}))?`;
const SMALLEST = 10;

const pattern = (text: string) => new RegExp(text.replaceAll('AMOUNT', AMOUNT), 'iu');

/** Two plain amounts of three digits or more: "class 11 to 12" and "part 1 to 7" are no prices. */
const RANGE = /(?<![\d.,])(\d{3,6}) ?(k\b)? to (\d{3,6}) ?(k\b)?(?![\d.,])/iu;

/** What people say, most specific first: between two amounts, at most one, at least one. Words are one space apart. */
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

/** "1.500" and "12,50", as in de-DE: a point before three digits, and a comma before one or two at the end. */
const WITH_COMMA = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;

function amount(digits: string, thousands: string | undefined): number {
  const [, whole, decimals = '0'] = WITH_COMMA.exec(digits) ?? [];
  const plain = whole ? `${whole.replaceAll('.', '')}.${decimals}` : digits.replaceAll(',', '');
  return Number(plain) * (thousands ? 1_000 : 1);
}

type Bounds = Pick<PricedSearch, 'minPrice' | 'maxPrice'>;

const spaced = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/** Takes the first of the patterns out of a text; undefined when none is there or an amount is too small. */
function take(
  text: string,
  patterns: readonly RegExp[],
  boundsOf: (amounts: number[]) => Bounds,
): (Required<Pick<PricedSearch, 'text' | 'words'>> & Bounds) | undefined {
  for (const each of patterns) {
    const found = each.exec(text);
    if (!found) continue;
    const amounts = found.length > 3 ? [amount(found[1]!, found[2]), amount(found[3]!, found[4])] : [amount(found[1]!, found[2])];
    if (amounts.some((value) => value < SMALLEST)) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { text: spaced(rest), words: found[0].trim(), ...boundsOf(amounts) };
  }
  return undefined;
}

/** Words for any thing: alone they look for nothing. */
const ANYTHING = new Set(['stuff', 'things', 'thing', 'items', 'item', 'products', 'anything', 'something']);

const withoutAnything = (text: string): string => (text.split(' ').every((word) => ANYTHING.has(word.toLowerCase())) ? '' : text);

/** Reads "under 500", "500 se kam", "between 1k and 2k", "free" and the like in a search. A search without them stays as it is. */
export function readPriceWords(typed: string): PricedSearch {
  const text = inDigits(spaced(typed));
  const range = take(text, between, (amounts) => ({ minPrice: Math.min(...amounts), maxPrice: Math.max(...amounts) }));
  const upper = range ?? take(text, most, ([maxPrice]) => ({ maxPrice: maxPrice! }));
  const lower = range ? undefined : take(upper?.text ?? text, least, ([minPrice]) => ({ minPrice: minPrice! }));
  const found = { ...upper, ...lower };
  if (found.text !== undefined) {
    return { ...found, text: withoutAnything(found.text), words: [upper, lower].flatMap((each) => each?.words ?? []).join(' ') };
  }
  const free = readFreeWords(text);
  return free ? { text: withoutAnything(free.text), words: free.words, maxPrice: 0 } : { text: typed };
}
