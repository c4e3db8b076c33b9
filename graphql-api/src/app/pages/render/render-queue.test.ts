import { describe, expect, it } from 'vitest';
import { RenderQueue } from './render-queue.ts';

/** Returns a render that ends when the test ends it. */
function render() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let isStarted = false;
  return {
    end: () => resolve('html'),
    isStarted: () => isStarted,
    work: () => {
      isStarted = true;
      return promise;
    },
  };
}

const MINUTE = 60_000;

describe('the render queue', () => {
  it('runs renders one after the other and frees the slot of one that fails', async () => {
    const queue = new RenderQueue({ atOnce: 1, queue: 2, ms: MINUTE });
    const [first, second] = [render(), render()];
    const failed = queue.run(() => Promise.reject(new Error('failed')));
    const results = [queue.run(first.work), queue.run(second.work)];
    await expect(failed).rejects.toThrow('failed');
    await expect.poll(first.isStarted).toBe(true);
    expect(second.isStarted()).toBe(false);
    first.end();
    await expect.poll(second.isStarted).toBe(true);
    second.end();
    expect(await Promise.all(results)).toEqual(['html', 'html']);
  });

  it('rejects new renders at once when it is full', async () => {
    const queue = new RenderQueue({ atOnce: 1, queue: 1, ms: MINUTE });
    const [running, waiting] = [render(), render()];
    const results = [queue.run(running.work), queue.run(waiting.work)];
    await expect(queue.run(render().work)).rejects.toMatchObject({ reason: 'busy' });
    running.end();
    waiting.end();
    await Promise.all(results);
  });

  it('aborts a render that takes too long, through its signal, and drops one that waits too long', async () => {
    const queue = new RenderQueue({ atOnce: 1, queue: 1, ms: 1 });
    let signal: AbortSignal | undefined;
    const late = queue.run((given) => {
      signal = given;
      return new Promise((_, reject) => given.addEventListener('abort', () => reject(given.reason as Error)));
    });
    const next = render();
    const waiting = queue.run(next.work);
    await expect(late).rejects.toMatchObject({ reason: 'late' });
    await expect(waiting).rejects.toMatchObject({ reason: 'late' });
    expect(signal?.aborted).toBe(true);
  });
});
