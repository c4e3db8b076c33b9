import { describe, expect, it } from 'vitest';
import { openLog } from './logger.ts';

describe('the log', () => {
  it.each([
    ['a refused Redis password', { command: { name: 'auth', args: ['hunter22'] } }],
    ['a malformed URL', { input: 'smtp://user:hunter22@' }],
  ])('hides the password in the error of %s', (_, details) => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => void lines.push(line) });
    log.warn({ err: Object.assign(new Error('refused'), details) }, 'not connected');
    expect(lines.join('')).not.toContain('hunter22');
    expect(lines.join('')).toContain('refused');
  });
});
