import { describe, expect, it } from 'vitest';
import { skeletonOf, soundOf } from './sounds.ts';
import { corrections } from './spelling.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(new Map(), [], []);
for (const word of ['phone', 'kettle', 'cricket', 'lantern', 'pump', 'chair']) vocabulary.add(word, 5);

describe('corrections', () => {
  it.each([
    ['fone', 'phone'],
    ['kttl', 'kettle'],
    ['kettal', 'kettle'],
    ['lantren', 'lantern'],
    ['chiar', 'chair'],
  ])('correct "%s" to "%s" with certainty', (typed, meant) => {
    expect(corrections(vocabulary, typed, false).sure[0]).toBe(meant);
  });

  it.each([['crackers', 'cricket']])('correct "%s" to "%s" only as a possibility', (typed, other) => {
    expect(corrections(vocabulary, typed, false).sure).not.toContain(other);
  });

  it('leave a correct word of any language in the vocabulary unchanged', () => {
    expect(vocabulary.isCorrect('chicken')).toBe(true);
    expect(vocabulary.isCorrect('lohe')).toBe(true);
    expect(vocabulary.isCorrect('lantren')).toBe(false);
  });

  it('are not made if a long word has only two sounds: "sakku" is not "zzzzqqqq"', () => {
    expect(corrections(vocabulary, 'zzzzqqqq', false)).toEqual({ sure: [], unsure: [] });
  });

  it('compare sounds and consonants', () => {
    expect(soundOf('matress')).toBe(soundOf('mattress'));
    expect(skeletonOf('wtr')).toBe(skeletonOf('water'));
  });
});
