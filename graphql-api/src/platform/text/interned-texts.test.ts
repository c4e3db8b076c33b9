import { describe, expect, test } from 'vitest';
import { InternedTexts } from './interned-texts.ts';

describe('interned texts', () => {
  test('are created once for the same parts', () => {
    const texts = new InternedTexts(10);
    const template = ['a'];
    let made = 0;
    const make = () => `text ${++made}`;
    expect([texts.of([template, 1], make), texts.of([template, 1], make)]).toEqual(['text 1', 'text 1']);
  });

  test('differ for other parts, and for a prefix of the same parts', () => {
    const texts = new InternedTexts(10);
    expect([texts.of(['a', 1], () => 'first'), texts.of(['a', 2], () => 'second'), texts.of(['a'], () => 'third')]).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  test('are discarded when there are more parts than the limit', () => {
    const texts = new InternedTexts(2);
    texts.of(['a', 'b', 'c'], () => 'old');
    expect(texts.of(['a', 'b', 'c'], () => 'new')).toBe('new');
  });
});
