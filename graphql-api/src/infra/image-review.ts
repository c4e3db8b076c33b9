import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ImageReviewer, ImageVerdict } from '../platform/ports.ts';

/** Longest wait for one picture, its thread's start included. */
const WAIT_MS = 15_000;
/** The thread holds a model of some size; after a while without pictures it goes. */
const IDLE_MS = 60_000;

type Told = { ready: true } | { missing: string } | { id: number; classes: Record<string, number> } | { id: number; failed: string };

/** Classifies pictures on a thread of its own, started with the first picture. What cannot be classified is reported to `warn` and skipped. */
export function threadReviewer(warn: (error: unknown, text: string) => void): ImageReviewer {
  const waiting = new Map<number, (verdict: ImageVerdict) => void>();
  let missing: string | undefined;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  const skip = (reason: string): ImageVerdict => ({ skipped: `The picture was not classified: ${reason}` });
  const stop = (reason: string): void => {
    clearTimeout(idle);
    void worker?.terminate();
    worker = undefined;
    for (const settle of waiting.values()) settle(skip(reason));
    waiting.clear();
  };
  const launch = (): Worker => {
    const entry = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'image-review-worker.ts' : 'image-review-worker.js');
    const made = new Worker(entry, { stdout: true, stderr: true });
    made.unref();
    made.on('error', (error) => {
      warn(error, 'the thread that classifies pictures failed');
      stop('its thread failed');
    });
    made.once('exit', () => {
      if (worker === made) stop('its thread ended');
    });
    made.on('message', (told: Told) => {
      if ('missing' in told) {
        missing = 'the optional libraries are not installed';
        warn(new Error(told.missing), missing);
        stop(missing);
      } else if ('id' in told) waiting.get(told.id)?.('classes' in told ? { classes: told.classes } : skip(told.failed));
    });
    return made;
  };
  return {
    classify: (pixels) => {
      if (missing) return Promise.resolve(skip(missing));
      clearTimeout(idle);
      worker ??= launch();
      const id = ++count;
      return new Promise((resolve) => {
        const late = setTimeout(() => settle(skip('it took too long')), WAIT_MS);
        const settle = (verdict: ImageVerdict): void => {
          clearTimeout(late);
          waiting.delete(id);
          if (waiting.size === 0) idle = setTimeout(() => stop('idle'), IDLE_MS).unref();
          resolve(verdict);
        };
        waiting.set(id, settle);
        worker!.postMessage({ id, pixels });
      });
    },
    close: async () => {
      clearTimeout(idle);
      await worker?.terminate();
      worker = undefined;
    },
  };
}
