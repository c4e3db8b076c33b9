import { describe, expect, it } from 'vitest';
import { amountsInDigits } from './number-words.ts';

describe('amounts in words', () => {
  it.each([
    ['below one thousand two hundred rupees', 'below 1200 rupees'],
    ['two hundred fifty', '250'],
    ['fifteen hundred max', '1500 max'],
    ['my limit is a thousand only', 'my limit is 1000 only'],
    ['under thousand', 'under 1000'],
    ['paanch sau tak', '500 tak'],
    ['dedh hazar', '1500'],
    ['12 hundred', '1200'],
    ['one lakh', '100000'],
  ])('"%s" becomes digits', (said, digits) => {
    expect(amountsInDigits(said)).toBe(digits);
  });

  it.each(['two pillows', 'thousand splendid suns', 'do you have a bucket', 'five g phone'])('"%s" is unchanged', (text) => {
    expect(amountsInDigits(text)).toBe(text);
  });
});
