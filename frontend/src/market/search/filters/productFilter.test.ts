import { describe, expect, it } from 'vitest';
import {
  countOf,
  filterOf,
  formatBounds,
  isChosen,
  parseBounds,
  productFilterOf,
  searchOf,
  toggleCategory,
  toggleCondition,
  type Filter,
} from './productFilter.ts';

const read = (search: string) => filterOf(new URLSearchParams(search));
const all: Filter = { categoryIds: [], conditions: [], price: undefined, sort: 'NEWEST' };

describe('the filter in the URL', () => {
  it.each<[string, Filter]>([
    ['', all],
    [
      'category=3,1&condition=NEW,FAIR&price=500-999&sort=PRICE_ASC',
      { categoryIds: ['3', '1'], conditions: ['NEW', 'FAIR'], price: { minPrice: 500, maxPrice: 999 }, sort: 'PRICE_ASC' },
    ],
    ['price=5000-', { ...all, price: { minPrice: 5000, maxPrice: null } }],
  ])('is read from "%s" and written the same way', (search, filter) => {
    expect(read(search)).toEqual(filter);
    expect(filterOf(new URLSearchParams(searchOf(filter)))).toEqual(filter);
  });

  it.each(['price=-5', 'price=abc-9', 'price=5-x', 'price=', 'sort=DROP', 'category=,', 'condition=BROKEN,toString'])(
    'ignores values that cannot be chosen: %s',
    (search) => {
      expect(read(search)).toEqual(all);
    },
  );

  it('is empty for the default filter and sort order', () => {
    expect(searchOf(all)).toEqual({});
  });
});

describe('the filter for the server', () => {
  it('is null for all products, as in the preloaded data', () => {
    expect(productFilterOf(all)).toBeNull();
  });

  it('has no upper bound for an open range', () => {
    expect(productFilterOf(read('category=2&price=5000-'))).toEqual({ categoryIds: ['2'], conditions: [], minPrice: 5000, maxPrice: null });
  });
});

describe('changing the filter', () => {
  it('adds a category and removes it again', () => {
    const chosen = { ...all, ...toggleCategory(all, '4') };
    expect([chosen.categoryIds, toggleCategory(chosen, '4').categoryIds]).toEqual([['4'], []]);
  });

  it('adds a condition and removes it again', () => {
    const chosen = { ...all, ...toggleCondition(all, 'FAIR') };
    expect([chosen.conditions, toggleCondition(chosen, 'FAIR').conditions]).toEqual([['FAIR'], []]);
  });

  it('counts the categories, the conditions and the price range', () => {
    expect([countOf(all), countOf(read('category=1,2&condition=NEW&price=1-2'))]).toEqual([0, 4]);
  });

  it('recognizes the selected range by its bounds', () => {
    const open = { minPrice: 5000, maxPrice: undefined };
    expect(isChosen(read(`price=${formatBounds(open)}`), open)).toBe(true);
    expect(isChosen(all, open)).toBe(false);
    expect(parseBounds(formatBounds({ minPrice: 0, maxPrice: 9.5 }))).toEqual({ minPrice: 0, maxPrice: 9.5 });
  });
});
