/** A search without its price words, and the bounds that they state, in rupees. */
export interface PricedSearch {
  /** What is left; may be empty. */
  text: string;
  minPrice?: number;
  maxPrice?: number;
}

/** "500", "1,500", "₹ 1.5k", "2000 rupees". Less than ten rupees is more likely a count. */
const AMOUNT = String.raw`(?:rs\.?|inr|₹)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k\b)?(?:\s*(?:rs\b\.?|rupees|rupaye|bucks))?`;
const SMALLEST = 10;

const pattern = (text: string) => new RegExp(text.replaceAll('AMOUNT', AMOUNT), 'iu');

/** What people say, most specific first: between two amounts, at most one, at least one. */
const between = [
  pattern(String.raw`\b(?:between|from)\s+AMOUNT\s*(?:and|to|se|-)\s*AMOUNT`),
  pattern(String.raw`AMOUNT\s+se\s+AMOUNT\s+(?:ke\s+beech|tak)\b`),
];
const most = [
  pattern(String.raw`\b(?:under|below|less than|cheaper than|not more than|within|up\s?to|at most|max(?:imum)?)\s+AMOUNT`),
  pattern(String.raw`AMOUNT\s+(?:se\s+kam|se\s+neeche|ke\s+andar|ke\s+under|tak|or less|and below|kulla|ulla)\b`),
];
const least = [
  pattern(String.raw`\b(?:above|over|more than|at least|min(?:imum)?)\s+AMOUNT`),
  pattern(String.raw`AMOUNT\s+(?:se\s+zyada|se\s+jyada|se\s+upar|or more|and above)\b`),
];

function amount(digits: string, thousands: string | undefined): number {
  return Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1);
}

type Bounds = Pick<PricedSearch, 'minPrice' | 'maxPrice'>;

/** Takes the first of the patterns out of a text; undefined when none is there or an amount is too small. */
function take(text: string, patterns: readonly RegExp[], boundsOf: (amounts: number[]) => Bounds): PricedSearch | undefined {
  for (const each of patterns) {
    const found = each.exec(text);
    if (!found) continue;
    const amounts = found.length > 3 ? [amount(found[1]!, found[2]), amount(found[3]!, found[4])] : [amount(found[1]!, found[2])];
    if (amounts.some((value) => value < SMALLEST)) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { text: rest.replace(/\s+/g, ' ').trim(), ...boundsOf(amounts) };
  }
  return undefined;
}

/** Reads "under 500", "500 se kam", "between 1k and 2k" and the like in a search. */
export function readPriceWords(text: string): PricedSearch {
  const range = take(text, between, (amounts) => ({ minPrice: Math.min(...amounts), maxPrice: Math.max(...amounts) }));
  if (range) return range;
  const upper = take(text, most, ([maxPrice]) => ({ maxPrice: maxPrice! }));
  const lower = take(upper?.text ?? text, least, ([minPrice]) => ({ minPrice: minPrice! }));
  return { text, ...upper, ...lower };
}
