import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ImageReviewer, ImageVerdict } from '../../platform/ports.ts';

/** Maximum wait for one picture, including the start of its thread. */
const WAIT_MS = 15_000;
/** Idle time after which the thread ends and frees the model, in milliseconds. */
const IDLE_MS = 60_000;

type ThreadMessage = { ready: true } | { missing: string } | { id: number; classes: Record<string, number> } | { id: number; failed: string };

const skip = (reason: string, hasFailed = true): ImageVerdict => ({ skipped: `The picture was not classified: ${reason}`, hasFailed });

/** Classifies pictures on its own thread, which starts with the first picture. */
class ThreadReviewer implements ImageReviewer {
  private readonly waiting = new Map<number, (verdict: ImageVerdict) => void>();
  private missing: string | undefined;
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private count = 0;

  constructor(private readonly warn: (error: unknown, text: string) => void) {}

  classify(pixels: Uint8Array): Promise<ImageVerdict> {
    if (this.missing) return Promise.resolve(skip(this.missing, false));
    clearTimeout(this.idle);
    this.worker ??= this.launch();
    const id = ++this.count;
    return new Promise((resolve) => {
      const late = setTimeout(() => settle(skip('it took too long')), WAIT_MS);
      const settle = (verdict: ImageVerdict): void => {
        clearTimeout(late);
        this.waiting.delete(id);
        if (this.waiting.size === 0) this.idle = setTimeout(() => this.stop('idle'), IDLE_MS).unref();
        resolve(verdict);
      };
      this.waiting.set(id, settle);
      this.worker!.postMessage({ id, pixels });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    await this.worker?.terminate();
    this.worker = undefined;
  }

  private stop(reason: string): void {
    clearTimeout(this.idle);
    void this.worker?.terminate();
    this.worker = undefined;
    for (const settle of this.waiting.values()) settle(skip(reason, !this.missing));
    this.waiting.clear();
  }

  private launch(): Worker {
    const entry = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'image-review-worker.ts' : 'image-review-worker.js');
    const made = new Worker(entry, { stdout: true, stderr: true });
    made.unref();
    made.on('error', (error) => {
      this.warn(error, 'the thread that classifies pictures failed');
      this.stop('its thread failed');
    });
    made.once('exit', () => {
      if (this.worker === made) this.stop('its thread ended');
    });
    made.on('message', (message: ThreadMessage) => this.receive(message));
    return made;
  }

  private receive(message: ThreadMessage): void {
    if ('missing' in message) {
      this.missing = 'the optional libraries are not installed';
      this.warn(new Error(message.missing), this.missing);
      this.stop(this.missing);
    } else if ('id' in message) this.waiting.get(message.id)?.('classes' in message ? { classes: message.classes } : skip(message.failed));
  }
}

/** Returns whether the libraries for classifying pictures are installed. */
export function canClassify(): boolean {
  try {
    return import.meta.resolve('nsfwjs') !== '';
  } catch {
    return false;
  }
}

/** Classifies pictures on a worker thread. Failures are reported to `warn`, and the picture is skipped. */
export function threadReviewer(warn: (error: unknown, text: string) => void): ImageReviewer {
  return new ThreadReviewer(warn);
}
