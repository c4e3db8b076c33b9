import { describe, expect, it } from 'vitest';
import { testApplication } from './application.ts';

describe('an unreadable URL', () => {
  it.each([
    ['/photos/%00/640.webp', 404],
    ['/photos/%ff/640.webp', 400],
    ['/no-such-path', 404],
  ])('%s is answered with %i without a stack trace', async (path, status) => {
    const response = await fetch((await testApplication()).url + path);
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).not.toMatch(/<|\bat \w|node_modules|\.ts|\//);
  });
});
