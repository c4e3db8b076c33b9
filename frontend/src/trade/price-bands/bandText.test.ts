import { describe, expect, it } from 'vitest';
import { bandText } from './bandText.ts';

describe('the text of a price band', () => {
  it('names the middle half in whole amounts and what the sales are of', () => {
    expect(bandText({ basis: 'ISBN', count: 12, lower: 219.6, upper: 310 })).toBe('Most sold for ₹220 to ₹310 (12 sales of this book)');
    expect(bandText({ basis: 'COURSE', count: 5, lower: 100, upper: 100.2 })).toBe('Most sold for ₹100 (5 sales for this course)');
  });

  it('states that there are too few sales', () => {
    expect(bandText({ basis: 'WORDS', count: 4, lower: null, upper: null })).toBe('Too few sales to name a price');
  });
});
