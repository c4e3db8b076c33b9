import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** An operation of a page, by the hash under which the manifest of the build has its text. */
export interface PageOperation {
  hash: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/** The parts of a page's HTML. */
export interface RenderedPage {
  /** Tags for the head: title, preloads, styles. */
  head: string;
  /** The element with the id `root`. */
  root: string;
  /** JSON from which the browser goes on. */
  data: string;
}

interface PageRequest {
  url: string;
  /** Executes an operation as the visitor of the page. Rejects where it has errors. */
  execute: (operation: PageOperation) => Promise<object>;
  signal: AbortSignal;
}

/** What the thread sends (`frontend/src/entry-server.ts`). */
type Response =
  | { type: 'ready' }
  | { type: 'operation'; page: number; operation: number; asked: PageOperation }
  | { type: 'rendered'; page: number; rendered: RenderedPage }
  | { type: 'failed'; page: number; message: string };

interface Pending {
  execute: PageRequest['execute'];
  /** The error of an operation, which says more than that the page could not be rendered. */
  cause?: unknown;
  resolve: (page: RenderedPage) => void;
  reject: (error: unknown) => void;
}

/** A folder that is not served. */
const ENTRY = '.server/entry-server.js';

/** Memory of the thread. It ends when it needs more, and begins anew. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** How long a thread that does not answer is left alone after a page was given up, in milliseconds. */
const STUCK_MS = 10_000;

/** Renders pages in a thread of its own, so that neither the time nor the memory that rendering takes is that of requests. */
export class Renderer {
  private worker: Worker | undefined;
  private isReady = false;
  private stuck: NodeJS.Timeout | undefined;
  private pages = 0;
  private readonly pending = new Map<number, Pending>();

  /** Settings are those that browsers find in meta tags. `onFailure` is told of errors that end the thread. */
  constructor(
    private readonly webDir: string,
    private readonly settings: Record<string, string>,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.start();
  }

  /** Whether pages can be rendered: the build has a program for it, which is loaded. */
  get canRender(): boolean {
    return this.isReady;
  }

  /** Renders a page. Rejects where it cannot, with the error of an operation where one failed, and when it is aborted. */
  async render({ url, execute, signal }: PageRequest): Promise<RenderedPage> {
    const page = (this.pages += 1);
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const abort = (): void => {
      reject(signal.reason);
      this.worker?.postMessage({ type: 'abort', page });
      this.stuck ??= setTimeout(() => void this.worker?.terminate(), STUCK_MS).unref();
    };
    this.pending.set(page, { execute, resolve, reject });
    signal.addEventListener('abort', abort, { once: true });
    this.worker?.postMessage({ type: 'render', page, url });
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', abort);
      this.pending.delete(page);
    }
  }

  private start(): void {
    const path = join(this.webDir, ENTRY);
    if (!existsSync(path)) return;
    const worker = new Worker(path, { workerData: this.settings, resourceLimits: LIMITS, env: { NODE_ENV: 'production' } });
    worker.on('message', (response: Response) => void this.receive(response));
    worker.on('error', this.onFailure);
    worker.on('exit', () => this.restart());
    worker.unref();
    this.worker = worker;
  }

  /** A thread that could not even begin is not tried again. */
  private restart(): void {
    const wasReady = this.isReady;
    this.isReady = false;
    this.alive();
    for (const { reject } of this.pending.values()) reject(new Error('The thread that renders pages has ended'));
    if (wasReady) this.start();
  }

  private alive(): void {
    clearTimeout(this.stuck);
    this.stuck = undefined;
  }

  private async receive(response: Response): Promise<void> {
    this.alive();
    if (response.type === 'ready') return void (this.isReady = true);
    const { page } = response;
    const pending = this.pending.get(page);
    if (!pending) return;
    if (response.type === 'rendered') return pending.resolve(response.rendered);
    if (response.type === 'failed') return pending.reject(pending.cause ?? new Error(response.message));
    const { operation, asked } = response;
    try {
      this.worker?.postMessage({ type: 'data', page, operation, data: await pending.execute(asked) });
    } catch (error) {
      pending.cause = error;
      this.worker?.postMessage({ type: 'noData', page, operation });
    }
  }
}
