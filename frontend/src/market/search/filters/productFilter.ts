import type { ProductCondition, ProductFilter } from '../../../gql/graphql.ts';
import { isCondition } from '../../products/conditions.ts';

/** Sort orders of the home page; the first is the default. */
export const homeSorts = [
  ['NEWEST', 'Newest first'],
  ['PRICE_ASC', 'Price: low to high'],
  ['PRICE_DESC', 'Price: high to low'],
] as const;

const usualSort = homeSorts[0][0];

/** Inclusive bounds; without `maxPrice` there is no upper bound. */
export interface PriceBounds {
  minPrice: number;
  maxPrice?: number | null | undefined;
}

/** Filter and sort order of the home page, stored in the URL so that a filtered list can be shared. */
export interface Filter {
  categoryIds: string[];
  conditions: ProductCondition[];
  /** Undefined for all prices. */
  price: PriceBounds | undefined;
  sort: (typeof homeSorts)[number][0];
}

/** All products, in any order. */
export const noFilter: Omit<Filter, 'sort'> = { categoryIds: [], conditions: [], price: undefined };

/** Formats bounds for the URL or a form: "500-999", or "5000-" without an upper bound. */
export const formatBounds = ({ minPrice, maxPrice }: PriceBounds): string => `${minPrice}-${maxPrice ?? ''}`;

/** Parses the text of `formatBounds`. Returns undefined, which means all prices, for any other text. */
export function parseBounds(text: string | null): PriceBounds | undefined {
  const [min = '', max = ''] = (text ?? '').split('-');
  const [minPrice, maxPrice] = [Number(min), Number(max)];
  if (min === '' || !(minPrice >= 0) || !(maxPrice >= 0)) return undefined;
  return { minPrice, maxPrice: max === '' ? null : maxPrice };
}

/** Returns whether a range is selected. */
export const isChosen = ({ price }: Filter, range: PriceBounds): boolean => price !== undefined && formatBounds(price) === formatBounds(range);

const listOf = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

/** Reads the filter from the search parameters of a URL. */
export function filterOf(params: URLSearchParams): Filter {
  return {
    categoryIds: listOf(params.get('category')),
    conditions: listOf(params.get('condition')).filter(isCondition),
    price: parseBounds(params.get('price')),
    sort: homeSorts.find(([value]) => value === params.get('sort'))?.[0] ?? usualSort,
  };
}

/** Returns the search parameters of a filter. */
export function searchOf({ categoryIds, conditions, price, sort }: Filter): Record<string, string> {
  return {
    ...(categoryIds.length > 0 && { category: categoryIds.join(',') }),
    ...(conditions.length > 0 && { condition: conditions.join(',') }),
    ...(price && { price: formatBounds(price) }),
    ...(sort !== usualSort && { sort }),
  };
}

/** Returns the filter as the server's input; null for all products. */
export function productFilterOf(filter: Filter): ProductFilter | null {
  if (countOf(filter) === 0) return null;
  const { categoryIds, conditions, price } = filter;
  return { categoryIds, conditions, minPrice: price?.minPrice ?? null, maxPrice: price?.maxPrice ?? null };
}

/** Returns the number of chosen filters. */
export function countOf({ categoryIds, conditions, price }: Filter): number {
  return categoryIds.length + conditions.length + (price ? 1 : 0);
}

const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Returns the filter with a category added or removed. */
export function toggleCategory({ categoryIds }: Filter, id: string): Pick<Filter, 'categoryIds'> {
  return { categoryIds: toggled(categoryIds, id) };
}

/** Returns the filter with a condition added or removed. */
export function toggleCondition({ conditions }: Filter, condition: ProductCondition): Pick<Filter, 'conditions'> {
  return { conditions: toggled(conditions, condition) };
}
