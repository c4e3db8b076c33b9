import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
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

  it('writes every line in order when the process ends, even though lines are buffered', async () => {
    const program = `import { openLog } from './src/infra/logger.ts';
      const log = openLog('info');
      for (let line = 1; line <= 200; line += 1) log.info({ line }, 'gathered');
      process.exit(3);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { cwd: `${import.meta.dirname}/../..` });
    const logged = (await text(child.stderr)).trim().split('\n');
    expect(logged.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  it('writes a line soon, even if no other follows', async () => {
    const program = `import { openLog } from './src/infra/logger.ts';
      openLog('info').info('alone');
      process.stdin.resume();`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { cwd: `${import.meta.dirname}/../..` });
    let logged = '';
    child.stderr.on('data', (chunk: Buffer) => (logged += chunk.toString()));
    await expect.poll(() => logged).toContain('alone');
    child.stdin.end();
  });
});
