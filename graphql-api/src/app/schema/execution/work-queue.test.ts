import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

/** Runs an operation that lasts until `end` is called. */
function job(queue: WorkQueue, client: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { isRunning: false, end: resolve, done: Promise.resolve() as Promise<unknown> };
  state.done = queue.run(client, async () => {
    state.isRunning = true;
    await promise;
    state.isRunning = false;
  });
  return state;
}
const settled = () => new Promise(setImmediate);
const running = (jobs: { isRunning: boolean }[]) => jobs.map(({ isRunning }) => isRunning);

describe('the work queue', () => {
  it('runs a few operations of one client at once and the rest in order, and does not make others wait', async () => {
    const queue = new WorkQueue(2);
    const jobs = [job(queue, 'a'), job(queue, 'a'), job(queue, 'a'), job(queue, 'a'), job(queue, 'b')];
    await settled();
    expect(running(jobs)).toEqual([true, true, false, false, true]);
    jobs[1]!.end();
    await settled();
    expect(running(jobs)).toEqual([true, false, true, false, true]);
    for (const each of jobs) each.end();
    await Promise.all(jobs.map(({ done }) => done));
  });

  it('rejects operations when too many are waiting, with the seconds to wait', async () => {
    const queue = new WorkQueue(1);
    const jobs = Array.from({ length: 201 }, () => job(queue, 'a'));
    await expect(queue.run('a', async () => undefined)).rejects.toMatchObject({ code: 'RATE_LIMITED', extensions: { retryAfter: 5 } });
    for (const each of jobs) each.end();
    await Promise.all(jobs.map(({ done }) => done));
  });

  it('makes clients that used more than their share take turns, and lets others run', async () => {
    const queue = new WorkQueue(4, 2);
    await Promise.all([queue.run('a', () => wait(800)), queue.run('b', () => wait(800))]);
    const jobs = [job(queue, 'a'), job(queue, 'a'), job(queue, 'b'), job(queue, 'c'), job(queue, 'c')];
    await settled();
    expect(running(jobs)).toEqual([true, false, false, true, true]);
    jobs[0]!.end();
    await jobs[0]!.done;
    await expect.poll(() => running(jobs).slice(0, 3).filter(Boolean)).toHaveLength(1);
    for (const each of jobs) each.end();
    await Promise.all(jobs.map(({ done }) => done));
  });

  it('gives clients with long and with short operations the same time, not the same number of turns', async () => {
    const queue = new WorkQueue(1);
    await Promise.all(['long', 'short'].map((client) => queue.run(client, () => wait(800))));
    const turns: string[] = [];
    const repeat = async (client: string, ms: number): Promise<void> => {
      while (turns.filter((each) => each === 'long').length < 4) {
        await queue.run(client, () => wait(ms));
        turns.push(client);
        // Simulates the time for the response and the next operation to travel.
        if (client === 'short') await wait(15);
      }
    };
    await Promise.all([repeat('long', 100), repeat('long', 100), repeat('short', 5)]);
    expect(turns.filter((each) => each === 'short').length).toBeGreaterThan(12);
  });

  it('makes an operation with a high cost take a turn before it is measured', async () => {
    const queue = new WorkQueue(4);
    const { promise, resolve } = Promise.withResolvers<void>();
    let running = 0;
    const costly = ['a', 'b', 'c'].map((client) => queue.run(client, async () => void (running++, await promise), 900));
    const plain = queue.run('a', async () => void (running++, await promise), 400);
    await settled();
    expect(running).toBe(2);
    resolve();
    await Promise.all([...costly, plain]);
  });

  it('does not charge for waiting without a slot, and gives the slot to the next operation', async () => {
    const queue = new WorkQueue(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = queue.run('a', async (slot) => {
      slot!.release();
      await promise;
      slot!.acquire();
    });
    const next = job(queue, 'a');
    await settled();
    expect(next.isRunning).toBe(true);
    resolve();
    next.end();
    await Promise.all([waiting, next.done]);
  });

  it('releases the slot of an operation that fails', async () => {
    const queue = new WorkQueue(1);
    const failing = async () => {
      throw new Error('no');
    };
    await expect(queue.run('a', failing)).rejects.toThrow('no');
    expect(await queue.run('a', async () => 'yes')).toBe('yes');
  });
});
