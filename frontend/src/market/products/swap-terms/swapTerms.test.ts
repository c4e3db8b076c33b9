import { describe, expect, it } from 'vitest';
import { notOpen, swapTermsInput, swapTermsOf, swapTermsRule } from './swapTerms.ts';

const open = { ...notOpen, openToSwap: true };

describe('the swap terms of a form', () => {
  it('name the requested course and book once', () => {
    const want = { category: null, course: null, isbn: null, words: null };
    const listing = { openToSwap: true, topUpMax: 50, topUpMin: 0 };
    const wordsOf = (...swapWants: object[]) =>
      swapTermsOf({ ...listing, swapWants: swapWants.map((each) => ({ ...want, ...each })) } as never).wants.map(({ words }) => words);
    expect(
      wordsOf({ words: 'a lamp' }, { course: { id: '1', code: 'CSE2005' } }, { words: 'cse 2005 book', course: { id: '1', code: 'CSE2005' } }),
    ).toEqual(['a lamp', 'CSE2005', 'cse 2005 book']);
    expect(wordsOf({ isbn: '9780131103627' })).toEqual(['9780131103627']);
    expect(wordsOf()).toEqual(['']);
  });

  it('are sent without empty rows and with numbers', () => {
    const wants = [
      { words: '  drafter ', categoryId: '' },
      { words: ' ', categoryId: '' },
      { words: '', categoryId: '3' },
    ];
    expect(swapTermsInput('7', { ...open, wants, topUpMax: '100' })).toEqual({
      ...{ productId: '7', openToSwap: true, topUpMax: 100, topUpMin: 0 },
      wants: [
        { words: 'drafter', categoryId: null },
        { words: null, categoryId: '3' },
      ],
    });
    expect(swapTermsInput('7', { ...notOpen, topUpMax: 'much' })).toEqual({ productId: '7', openToSwap: false, topUpMax: 0, topUpMin: 0 });
  });

  it('are invalid with an invalid amount when the product can be swapped', () => {
    expect(swapTermsRule.safeParse({ ...open, topUpMin: '-1' }).success).toBe(false);
    expect(swapTermsRule.safeParse({ ...notOpen, topUpMin: '-1' }).success).toBe(true);
    expect(swapTermsRule.safeParse(open).success).toBe(true);
  });
});
