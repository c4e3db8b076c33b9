import type { ProductFilter } from '../gql/graphql.ts';

/** In which orders the home page lists products; the first is the usual one. */
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

/** The filter and order of the home page as the address holds them, so that a filtered list can be sent to a friend. */
export interface Filter {
  categoryIds: string[];
  /** Undefined for all prices. */
  price: PriceBounds | undefined;
  sort: (typeof homeSorts)[number][0];
}

/** Bounds in an address or a form: "500-999", or "5000-" without an upper bound. */
export const formatBounds = ({ minPrice, maxPrice }: PriceBounds): string => `${minPrice}-${maxPrice ?? ''}`;

/** Reads what `formatBounds` writes; anything else means all prices. */
export function parseBounds(text: string | null): PriceBounds | undefined {
  const [min = '', max = ''] = (text ?? '').split('-');
  const [minPrice, maxPrice] = [Number(min), Number(max)];
  if (min === '' || !(minPrice >= 0) || !(maxPrice >= 0)) return undefined;
  return { minPrice, maxPrice: max === '' ? null : maxPrice };
}

/** Whether a range is the chosen one. */
export const isChosen = ({ price }: Filter, range: PriceBounds): boolean => price !== undefined && formatBounds(price) === formatBounds(range);

/** Reads the filter from the search part of an address. */
export function filterOf(params: URLSearchParams): Filter {
  return {
    categoryIds: (params.get('category') ?? '').split(',').filter(Boolean),
    price: parseBounds(params.get('price')),
    sort: homeSorts.find(([value]) => value === params.get('sort'))?.[0] ?? usualSort,
  };
}

/** The search part of the address that holds a filter. */
export function searchOf({ categoryIds, price, sort }: Filter): Record<string, string> {
  return {
    ...(categoryIds.length > 0 && { category: categoryIds.join(',') }),
    ...(price && { price: formatBounds(price) }),
    ...(sort !== usualSort && { sort }),
  };
}

/** The filter as the server takes it; null for all products. */
export function productFilterOf({ categoryIds, price }: Filter): ProductFilter | null {
  if (categoryIds.length === 0 && !price) return null;
  return { categoryIds, minPrice: price?.minPrice ?? null, maxPrice: price?.maxPrice ?? null };
}

/** How many filters are chosen. */
export const countOf = ({ categoryIds, price }: Filter): number => categoryIds.length + (price ? 1 : 0);

/** The filter with a category chosen or not any more. */
export function toggleCategory({ categoryIds }: Filter, id: string): Pick<Filter, 'categoryIds'> {
  return { categoryIds: categoryIds.includes(id) ? categoryIds.filter((other) => other !== id) : [...categoryIds, id] };
}
