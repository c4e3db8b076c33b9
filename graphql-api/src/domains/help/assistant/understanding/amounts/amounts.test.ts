import { describe, expect, it } from 'vitest';
import { bareAmount, withAmount } from './amounts.ts';
import { inEnglish } from '../in-english.ts';
import { anything, catalogueQuestion } from '../question.ts';
import { limitsAfter } from '../refinement.ts';

const kettle = { ...anything, words: 'kettle' };

describe('what a turn changes', () => {
  it('takes a bare number for the bound of the price that was said last, and otherwise only where it is none of the thing', () => {
    expect(bareAmount('700', kettle, 'maxPrice')).toBe(700);
    expect(bareAmount('700 max', kettle, undefined)).toBe(700);
    expect(bareAmount('9', { ...anything, words: 'shoes size 8' }, undefined)).toBeUndefined();
    expect(bareAmount('128', { ...anything, words: 'pendrive 64' }, undefined)).toBeUndefined();
    expect(bareAmount('700 ml', kettle, 'maxPrice')).toBeUndefined();
  });

  it('reads parts of the amount that was said last', () => {
    expect(withAmount('less than half of that', 15_000)).toBe('less than 7500');
    expect(withAmount('half of that', undefined)).toBe('half of that');
  });

  it('keeps the bound that was said last of two that nothing can keep', () => {
    const below = catalogueQuestion('below 3000', []);
    expect(limitsAfter(below, catalogueQuestion('at least 3500', []))).toMatchObject({ minPrice: 3500, maxPrice: undefined });
    expect(limitsAfter(below, catalogueQuestion('at least 100', []))).toMatchObject({ minPrice: 100, maxPrice: 3000 });
  });

  it('reads refusals in many words', () => {
    const refused = (text: string) => catalogueQuestion(text, []).without;
    for (const text of [
      'anything but apple',
      'anything other than apple',
      'nothing from apple',
      'neither apple',
      'apple kuda vaddu',
      'i do not want apple',
    ])
      expect(refused(text), text).toEqual(['apple']);
    expect(inEnglish('3000 kulla')).toBe('under 3000');
  });
});
