import { describe, expect, it } from 'vitest';
import { isTokenRejected } from './tokenRejected.ts';

const error = (code: string) => ({ message: 'No', extensions: { code } });

describe('a rejected token', () => {
  it('is distinguished from an operation that was executed and failed', () => {
    for (const code of ['TOKEN_INVALID', 'TOKEN_EXPIRED']) expect(isTokenRejected({ errors: [error(code)] })).toBe(true);
    expect(isTokenRejected({ data: null, errors: [error('UNAUTHENTICATED')] })).toBe(false);
    expect(isTokenRejected({ errors: [error('TOO_COMPLEX')] })).toBe(false);
    expect(isTokenRejected({ data: {} })).toBe(false);
  });
});
