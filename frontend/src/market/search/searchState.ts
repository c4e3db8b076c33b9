import type { InterpretedFilterKind, ProductFilter, ProductSort, SearchQueryVariables } from '../../gql/graphql.ts';
import { filterOf, noFilter, searchOf, type Filter } from './filters/productFilter.ts';

/** Sort orders of a search; the first is the default. */
export const searchSorts: readonly (readonly [ProductSort, string])[] = [
  ['RELEVANCE', 'Best match'],
  ['NEWEST', 'Newest'],
  ['PRICE_ASC', 'Price: low to high'],
  ['PRICE_DESC', 'Price: high to low'],
  ['RATING', 'Best rated'],
];

const KINDS: readonly InterpretedFilterKind[] = ['PRICE', 'CATEGORY', 'COURSE', 'ISBN'];

/** Search with its filter and sort order, stored in the URL. */
export interface SearchState {
  text: string;
  sort: ProductSort;
  filter: Filter;
  /** Whether only listings that can be bought now are shown. */
  available: boolean;
  /** Whether only listings that can be swapped are shown. */
  swap: boolean;
  /** Kinds of filters that the server must not read from the words of the search. */
  ignored: InterpretedFilterKind[];
}

/** Reads a search from the search parameters of a URL. */
export function stateOf(params: URLSearchParams): SearchState {
  const ignored = (params.get('any') ?? '').split(',');
  return {
    text: (params.get('q') ?? '').trim().slice(0, 100),
    sort: searchSorts.find(([value]) => value === params.get('sort'))?.[0] ?? 'RELEVANCE',
    filter: filterOf(params),
    available: params.get('available') === '1',
    swap: params.get('swap') === '1',
    ignored: KINDS.filter((kind) => ignored.includes(kind)),
  };
}

/** Returns the search parameters of a search. */
export function paramsOf({ text, sort, filter, available, swap, ignored }: SearchState): Record<string, string> {
  return {
    q: text,
    ...searchOf({ ...filter, sort: 'NEWEST' }),
    ...(sort !== 'RELEVANCE' && { sort }),
    ...(available && { available: '1' }),
    ...(swap && { swap: '1' }),
    ...(ignored.length > 0 && { any: ignored.join(',') }),
  };
}

/** Returns the filter of a search, without its text. Unset parts are left out, as in the data of the HTML. */
export function productFilterOf({ filter: { categoryIds, conditions, price }, available, swap, ignored }: SearchState): ProductFilter {
  return {
    ...(categoryIds.length > 0 && { categoryIds }),
    ...(conditions.length > 0 && { conditions }),
    ...(price && { minPrice: price.minPrice, maxPrice: price.maxPrice ?? null }),
    ...(available && { inStock: true }),
    ...(swap && { openToSwap: true }),
    ...(ignored.length > 0 && { ignoreInterpreted: ignored }),
  };
}

/** Returns the variables of the page's query. */
export function variablesOf(state: SearchState): SearchQueryVariables {
  const { ignoreInterpreted, ...filter } = productFilterOf(state);
  return { text: state.text, sort: state.sort, ...filter, ...(ignoreInterpreted && { ignored: ignoreInterpreted }) };
}

/** Returns the number of chosen filters. */
export const filterCount = ({ filter, available, swap }: SearchState): number =>
  filter.categoryIds.length + filter.conditions.length + (filter.price ? 1 : 0) + (available ? 1 : 0) + (swap ? 1 : 0);

/** Returns the change that removes every filter and keeps the sort order. */
export const withoutFilters = ({ filter }: SearchState): Partial<SearchState> => ({
  filter: { ...filter, ...noFilter },
  available: false,
  swap: false,
});
