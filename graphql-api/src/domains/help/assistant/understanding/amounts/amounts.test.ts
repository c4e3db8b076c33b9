import { describe, expect, it } from 'vitest';
import { bareAmount, withAmount } from './amounts.ts';
import { inEnglish } from '../in-english.ts';
import { anything, catalogueQuestion } from '../question.ts';
import { limitsAfter } from '../refinement.ts';

const kettle = { ...anything, words: 'kettle' };

describe('the changes of a follow-up', () => {
  it('take a bare number for the price bound stated last, or for a price if it is no property of the thing', () => {
    expect(bareAmount('700', kettle, 'maxPrice')).toBe(700);
    expect(bareAmount('700 max', kettle, undefined)).toBe(700);
    expect(bareAmount('9', { ...anything, words: 'shoes size 8' }, undefined)).toBeUndefined();
    expect(bareAmount('128', { ...anything, words: 'pendrive 64' }, undefined)).toBeUndefined();
    expect(bareAmount('700 ml', kettle, 'maxPrice')).toBeUndefined();
  });

  it('include fractions of the amount stated last', () => {
    expect(withAmount('less than half of that', 15_000)).toBe('less than 7500');
    expect(withAmount('half of that', undefined)).toBe('half of that');
  });

  it('keep the later of two contradictory bounds', () => {
    const below = catalogueQuestion('below 3000', []);
    expect(limitsAfter(below, catalogueQuestion('at least 3500', []))).toMatchObject({ minPrice: 3500, maxPrice: undefined });
    expect(limitsAfter(below, catalogueQuestion('at least 100', []))).toMatchObject({ minPrice: 100, maxPrice: 3000 });
  });

  it('include exclusions in many wordings', () => {
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
