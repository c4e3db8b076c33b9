import { describe, expect, it } from 'vitest';
import { withVowels } from './left-out-vowels.ts';

describe('a word without its vowels', () => {
  it.each([
    ['mny', 'many'],
    ['othr', 'other'],
    ['lft', 'left'],
    ['batry', 'battery'],
    ['scrtchs', 'scratches'],
  ])('"%s" is "%s"', (typed, meant) => {
    expect(withVowels(typed)).toBe(meant);
  });

  it.each(['lift', 'pc', 'hp', 'other', 'usb', 'kettle', '4g'])('"%s" stays as it is', (word) => {
    expect(withVowels(word)).toBeUndefined();
  });
});
