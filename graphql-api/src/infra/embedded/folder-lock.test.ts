import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockHolder, takeLock } from './folder-lock.ts';

const GONE = '999999 1 some-boot';
const fields = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};
const lifeOf = (pid: number) => `${pid} ${fields(pid)[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;

describe.skipIf(!existsSync('/proc/self/stat'))('the lock of a data folder', () => {
  let folder: string;
  let lock: string;
  let helper: ChildProcess;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campuscart-lock-'));
    lock = join(folder, 'lock');
  });
  afterEach(() => {
    helper.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('is taken over from a zombie process', async () => {
    // `sleep` becomes the parent of the first process and never reaps it.
    helper = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(helper.stdout!, 'data')) as [Buffer];
    const zombie = Number(line.toString());
    await expect.poll(() => fields(zombie)[0]).toBe('Z');
    writeFileSync(lock, `${lifeOf(zombie)}\n${lifeOf(process.pid)}`);
    const release = await takeLock(lock);
    expect(lockHolder(lock)).toMatchObject({ pid: process.pid, orphaned: false });
    release();
    expect(existsSync(lock)).toBe(false);
  });

  it('is awaited while its holder is an orphan, and taken over when the holder has ended', async () => {
    helper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1000)']);
    const ended = once(helper, 'exit').then(() => 'ended');
    writeFileSync(lock, `${lifeOf(helper.pid!)}\n${GONE}`);
    expect(lockHolder(lock)).toMatchObject({ pid: helper.pid, orphaned: true });
    const release = await takeLock(lock);
    expect(await Promise.race([ended, Promise.resolve('lives')])).toBe('ended');
    release();
  });

  it("is rejected at once while its holder and the holder's parent are alive", async () => {
    helper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    writeFileSync(lock, `${lifeOf(helper.pid!)}\n${lifeOf(process.pid)}`);
    await expect(takeLock(lock)).rejects.toThrow(`in use by process ${helper.pid}`);
  });
});
