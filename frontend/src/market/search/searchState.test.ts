import { describe, expect, it } from 'vitest';
import { filterCount, paramsOf, productFilterOf, stateOf, variablesOf } from './searchState.ts';

const read = (query: string) => stateOf(new URLSearchParams(query));

describe('a search in the URL', () => {
  it('has only the text and the sort order as variables when nothing is filtered', () => {
    expect(variablesOf(read('q= lamp '))).toEqual({ text: 'lamp', sort: 'RELEVANCE' });
  });

  it('is written as it was read', () => {
    const query = { q: 'lamp under 500', category: '3,4', condition: 'NEW', price: '0-499', sort: 'RATING', available: '1', swap: '1', any: 'PRICE' };
    const state = read(new URLSearchParams(query).toString());
    expect(paramsOf(state)).toEqual(query);
    expect(filterCount(state)).toBe(6);
    expect(variablesOf(state)).toEqual({
      text: 'lamp under 500',
      sort: 'RATING',
      categoryIds: ['3', '4'],
      conditions: ['NEW'],
      minPrice: 0,
      maxPrice: 499,
      inStock: true,
      openToSwap: true,
      ignored: ['PRICE'],
    });
    expect(productFilterOf(state)).toEqual({
      categoryIds: ['3', '4'],
      conditions: ['NEW'],
      minPrice: 0,
      maxPrice: 499,
      inStock: true,
      openToSwap: true,
      ignoreInterpreted: ['PRICE'],
    });
  });

  it('omits unknown values', () => {
    expect(paramsOf(read('q=lamp&sort=NONSENSE&any=EVERYTHING&available=yes&swap=yes'))).toEqual({ q: 'lamp' });
  });
});
