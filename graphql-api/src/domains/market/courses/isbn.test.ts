import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isbn13 } from './isbn.ts';

describe('an ISBN', () => {
  it.each([
    ['9780131103627', '9780131103627'],
    ['978-0-13-110362-7', '9780131103627'],
    [' 978 0 13 110362 7 ', '9780131103627'],
    ['0-13-110362-8', '9780131103627'],
    ['0131103628', '9780131103627'],
    ['0-8044-2957-X', '9780804429573'],
    ['080442957x', '9780804429573'],
    ['9791034301683', '9791034301683'],
  ])('%s is stored as 13 digits', (typed, kept) => expect(isbn13(typed)).toBe(kept));

  it.each(['9780131103628', '0131103627', '97801311036', '4006381333931', '9790060115615', 'X131103628', '97801311036270', '', 'a book'])(
    '"%s" is invalid: the check digit, the length or the prefix is wrong',
    (typed) => expect(isbn13(typed)).toBeUndefined(),
  );

  it('of ten digits is invalid with any one digit changed or with two neighbours exchanged', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
    const withCheck = digits.map((nine) => {
      const rest = (11 - (nine.reduce((sum, digit, at) => sum + digit * (10 - at), 0) % 11)) % 11;
      return `${nine.join('')}${rest === 10 ? 'X' : rest}`;
    });
    fc.assert(
      fc.property(withCheck, fc.nat(8), fc.integer({ min: 1, max: 9 }), (isbn, at, by) => {
        expect(isbn13(isbn)).toMatch(/^978\d{10}$/);
        const changed = `${isbn.slice(0, at)}${(Number(isbn[at]) + by) % 10}${isbn.slice(at + 1)}`;
        expect(isbn13(changed)).toBeUndefined();
        const [one, other] = [isbn[at]!, isbn[at + 1]!];
        if (one !== other && other !== 'X') expect(isbn13(`${isbn.slice(0, at)}${other}${one}${isbn.slice(at + 2)}`)).toBeUndefined();
      }),
      { seed: 36, numRuns: 200 },
    );
  });
});
