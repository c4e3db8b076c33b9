import { describe, expect, it } from 'vitest';
import { distance } from './distance.ts';

describe('the distance between two words', () => {
  it.each([
    ['guitar', 'guitar', 0],
    ['guitr', 'guitar', 1],
    ['guittar', 'guitar', 1],
    ['giutar', 'guitar', 1],
    ['gutiar', 'guitar', 1],
    ['gitra', 'guitar', 2],
    ['kettle', 'lamp', 3],
  ])('of %s and %s is %i, or more than two', (a, b, expected) => {
    expect([distance(a, b, 2), distance(b, a, 2)]).toEqual([expected, expected]);
  });

  it('is more than one as soon as two letters differ', () => {
    expect([distance('gitra', 'guitar', 1), distance('chair', 'hairy', 1), distance('abcd', 'badc', 1)]).toEqual([2, 2, 2]);
  });
});
