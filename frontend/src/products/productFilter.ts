import type { ProductFilter } from '../gql/graphql.ts';

/** The sort orders of the home page; the first is the default. */
export const homeSorts = [
  ['NEWEST', 'Newest first'],
  ['PRICE_ASC', 'Price: low to high'],
  ['PRICE_DESC', 'Price: high to low'],
] as const;

const usualSort = homeSorts[0][0];

/** Inclusive bounds in rupees; without `maxPrice` there is no upper bound. */
export interface PriceBounds {
  minPrice: number;
  maxPrice?: number | null | undefined;
}

/** The filter and sort order of the home page, kept in the URL so that a filtered list can be shared. */
export interface Filter {
  categoryIds: string[];
  /** Undefined for all prices. */
  price: PriceBounds | undefined;
  sort: (typeof homeSorts)[number][0];
}

/** Bounds as text for the URL or a form: "500-999", or "5000-" without an upper bound. */
export const formatBounds = ({ minPrice, maxPrice }: PriceBounds): string => `${minPrice}-${maxPrice ?? ''}`;

/** Parses the text of `formatBounds`; undefined, which means all prices, for any other text. */
export function parseBounds(text: string | null): PriceBounds | undefined {
  const [min = '', max = ''] = (text ?? '').split('-');
  const [minPrice, maxPrice] = [Number(min), Number(max)];
  if (min === '' || !(minPrice >= 0) || !(maxPrice >= 0)) return undefined;
  return { minPrice, maxPrice: max === '' ? null : maxPrice };
}

/** Whether a range is selected. */
export const isChosen = ({ price }: Filter, range: PriceBounds): boolean => price !== undefined && formatBounds(price) === formatBounds(range);

/** Reads the filter from the search parameters of a URL. */
export function filterOf(params: URLSearchParams): Filter {
  return {
    categoryIds: (params.get('category') ?? '').split(',').filter(Boolean),
    price: parseBounds(params.get('price')),
    sort: homeSorts.find(([value]) => value === params.get('sort'))?.[0] ?? usualSort,
  };
}

/** The search parameters of a filter. */
export function searchOf({ categoryIds, price, sort }: Filter): Record<string, string> {
  return {
    ...(categoryIds.length > 0 && { category: categoryIds.join(',') }),
    ...(price && { price: formatBounds(price) }),
    ...(sort !== usualSort && { sort }),
  };
}

/** The filter as the server's input; null for all products. */
export function productFilterOf({ categoryIds, price }: Filter): ProductFilter | null {
  if (categoryIds.length === 0 && !price) return null;
  return { categoryIds, minPrice: price?.minPrice ?? null, maxPrice: price?.maxPrice ?? null };
}

/** The number of chosen filters. */
export const countOf = ({ categoryIds, price }: Filter): number => categoryIds.length + (price ? 1 : 0);

/** The filter with a category added or removed. */
export function toggleCategory({ categoryIds }: Filter, id: string): Pick<Filter, 'categoryIds'> {
  return { categoryIds: categoryIds.includes(id) ? categoryIds.filter((other) => other !== id) : [...categoryIds, id] };
}
