import { describe, expect, it } from 'vitest';
import { isTokenRefused } from './tokenRefused.ts';

const error = (code: string) => ({ message: 'No', extensions: { code } });

describe('a refused token', () => {
  it('is told from an operation that ran and failed', () => {
    expect(isTokenRefused({ errors: [error('UNAUTHENTICATED')] })).toBe(true);
    expect(isTokenRefused({ data: null, errors: [error('UNAUTHENTICATED')] })).toBe(false);
    expect(isTokenRefused({ errors: [error('TOO_COMPLEX')] })).toBe(false);
    expect(isTokenRefused({ data: {} })).toBe(false);
  });
});
