import type { RenderLimits } from '../../../platform/settings/render-settings.ts';

/** Reason why a page was not rendered. */
export type RenderFailure = 'busy' | 'late';

/** A page was not rendered, because too many others are being rendered or because it took too long. */
export class NotRenderedError extends Error {
  constructor(readonly reason: RenderFailure) {
    super(`The page was not rendered: ${reason}`);
  }
}

/** Limits how many pages are rendered at the same time, how many wait, and how long each may wait and render. */
export class RenderQueue {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly limits: Omit<RenderLimits, 'keepSeconds'>) {}

  /** Runs a render when it is its turn. Throws NotRenderedError at once if the queue is full, and after the time limit. */
  async run<Result>(render: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const { atOnce, queue, ms } = this.limits;
    if (this.running >= atOnce && this.waiting.size >= queue) throw new NotRenderedError('busy');
    const { promise: late, reject } = Promise.withResolvers<never>();
    const aborted = new AbortController();
    const timer = setTimeout(() => {
      const error = new NotRenderedError('late');
      aborted.abort(error);
      reject(error);
    }, ms);
    try {
      return await Promise.race([late, this.whenFree(() => render(aborted.signal), aborted.signal)]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async whenFree<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    if (this.running >= this.limits.atOnce) await this.turn(signal);
    else this.running += 1;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.next();
    }
  }

  /** Waits until another render frees its place. An aborted render leaves the queue. */
  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        if (this.waiting.delete(start)) reject(signal.reason as Error);
      };
      this.waiting.add(start);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  private next(): void {
    const [start] = this.waiting;
    if (start) {
      this.waiting.delete(start);
      start();
    } else this.running -= 1;
  }
}
