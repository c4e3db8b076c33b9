import type { ProductCondition } from '../../gql/graphql.ts';
import { formatAmount } from '../../lib/format/format.ts';
import { conditions as conditionLabels } from '../products/conditions.ts';
import { searchOf } from '../search/filters/productFilter.ts';

/** Saved search as the server returns it. */
interface Saved {
  text: string;
  filter: {
    categories: readonly { id: string; name: string }[];
    conditions: readonly ProductCondition[];
    minPrice: number | null;
    maxPrice: number | null;
  };
}

/** Returns the URL of the results of a saved search: the search page, or the home page if it has no words. */
export function addressOf({ text, filter: { categories, conditions, minPrice, maxPrice } }: Saved): string {
  const price = minPrice === null && maxPrice === null ? undefined : { minPrice: minPrice ?? 0, maxPrice };
  const params = searchOf({ categoryIds: categories.map(({ id }) => id), conditions: [...conditions], price, sort: 'NEWEST' });
  return text ? `/search?${new URLSearchParams({ q: text, ...params }).toString()}` : `/?${new URLSearchParams(params).toString()}`;
}

function priceText(minPrice: number | null, maxPrice: number | null): string[] {
  if (minPrice !== null && maxPrice !== null) return [`${formatAmount(minPrice)} to ${formatAmount(maxPrice)}`];
  if (maxPrice !== null) return [`up to ${formatAmount(maxPrice)}`];
  return minPrice === null ? [] : [`from ${formatAmount(minPrice)}`];
}

/** Returns the criteria of a saved search in one line. */
export function summaryOf({ text, filter: { categories, conditions, minPrice, maxPrice } }: Saved): string {
  const parts = [text && `“${text}”`, ...categories.map(({ name }) => name), ...conditions.map((each) => conditionLabels[each])];
  return [...parts, ...priceText(minPrice, maxPrice)].filter(Boolean).join(' · ');
}
