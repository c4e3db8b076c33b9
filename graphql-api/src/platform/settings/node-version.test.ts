import { describe, expect, it } from 'vitest';
import { nodeVersionError } from './node-version.ts';

describe('the version of Node.js', () => {
  it('is the required one or newer, and an older one is reported in one line', () => {
    expect(nodeVersionError()).toBeUndefined();
    expect(nodeVersionError('26.0.0', { node: '>=24' })).toBeUndefined();
    expect(nodeVersionError('20.20.2', { node: '>=24' })).toBe('Node.js 24 or newer is required, and this is 20.20.2. `npm start` brings one.');
  });
});
