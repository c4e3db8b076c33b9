import type { PriceBandBasis } from '../../gql/graphql.ts';
import { plural } from '../../lib/format/format.ts';
import { priceSpan } from '../../lib/format/priceSpan.ts';

interface Band {
  basis: PriceBandBasis;
  count: number;
  lower: number | null;
  upper: number | null;
}

const what: Record<PriceBandBasis, string> = { ISBN: 'of this book', WORDS: 'of the same', COURSE: 'for this course' };

/**
 * Returns the text of a price band with whole amounts, such as "Most sold for ₹220 to ₹310 (12 sales of this book)"; "Too few sales to name a price"
 * if there is none.
 */
export function bandText({ basis, count, lower, upper }: Band): string {
  if (lower === null || upper === null) return 'Too few sales to name a price';
  return `Most sold for ${priceSpan({ lower, upper })} (${plural(count, 'sale')} ${what[basis]})`;
}
