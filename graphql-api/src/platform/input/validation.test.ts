import { describe, expect, it } from 'vitest';
import type { DomainError } from '../errors.ts';
import { Validator } from './validation.ts';

const problemOf = (value: string, multiline?: boolean): string | undefined => {
  const validator = new Validator();
  validator.text('name', value, { max: 20, message: 'too long', ...(multiline ? { multiline } : {}) });
  try {
    validator.assertValid();
    return undefined;
  } catch (error) {
    return (error as DomainError).message;
  }
};

describe('a text', () => {
  it.each(['a\nb', 'a\r\nb', 'a\rb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u2029b', 'a\vb', 'a\fb'])(
    'of one line is rejected with a line break: %j',
    (text) => {
      expect(problemOf(text)).toMatch(/^name /);
    },
  );

  it('of several lines may contain line breaks and tabs, but no other control characters', () => {
    expect(problemOf('a\r\nb\tc', true)).toBeUndefined();
    expect(problemOf('a\u0000b', true)).toMatch(/^name /);
  });

  it('is trimmed before it is validated', () => {
    expect(problemOf('\n a \n')).toBeUndefined();
  });
});
