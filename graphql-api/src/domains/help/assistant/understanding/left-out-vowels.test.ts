import { describe, expect, it } from 'vitest';
import { withVowels } from './left-out-vowels.ts';

describe('a word without vowels', () => {
  it.each([
    ['mny', 'many'],
    ['othr', 'other'],
    ['lft', 'left'],
    ['batry', 'battery'],
    ['scrtchs', 'scratches'],
  ])('"%s" is read as "%s"', (typed, meant) => {
    expect(withVowels(typed)).toBe(meant);
  });

  it.each(['lift', 'pc', 'hp', 'other', 'usb', 'kettle', '4g'])('"%s" is unchanged', (word) => {
    expect(withVowels(word)).toBeUndefined();
  });
});
