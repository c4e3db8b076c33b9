import { describe, expect, it } from 'vitest';
import { placesOf } from './useHighlight.ts';

describe('the words of a search', () => {
  it.each([
    ['Study lamp with USB lamp', ['lamp'], [6, 4], [20, 4]],
    ['LAMPSHADE', ['lamp'], [0, 4]],
    ['Clamp', ['lamp']],
    ['मेज की साइकिल', ['साइकिल'], [7, 6]],
  ] as [string, string[], ...[number, number][]][])('are highlighted in "%s" at the start of words', (text, words, ...places) =>
    expect(placesOf(text, words)).toEqual(places),
  );
});
