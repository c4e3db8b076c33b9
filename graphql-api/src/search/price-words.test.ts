import { describe, expect, it } from 'vitest';
import { readPriceWords } from './price-words.ts';

describe('price words of a search', () => {
  it.each([
    ['headphones under 500', { text: 'headphones', maxPrice: 500 }],
    ['under ₹1,500 headphones', { text: 'headphones', maxPrice: 1500 }],
    ['500 se kam headphones', { text: 'headphones', maxPrice: 500 }],
    ['laptop 20k ke andar', { text: 'laptop', maxPrice: 20_000 }],
    ['cycle between 1k and 2.5k', { text: 'cycle', minPrice: 1000, maxPrice: 2500 }],
    ['cycle from 2000 to 1000 rs', { text: 'cycle', minPrice: 1000, maxPrice: 2000 }],
    ['chair above 300 below 900', { text: 'chair', minPrice: 300, maxPrice: 900 }],
    ['phone 5000 se zyada', { text: 'phone', minPrice: 5000 }],
    ['below 200', { text: '', maxPrice: 200 }],
  ])('of "%s" are bounds', (text, expected) => {
    expect(readPriceWords(text)).toEqual(expected);
  });

  it.each(['under bed drawer', 'casio fx 991', 'over 2 years old', 'notebook 200 pages', 'between the lines'])('are not in "%s"', (text) => {
    expect(readPriceWords(text)).toEqual({ text });
  });
});
