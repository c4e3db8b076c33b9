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
  /** Tags for the head: title and preloads. */
  head: string;
  /** Style elements, for the head too; apart, because they are most of a page and have no sign that takes two bytes. */
  styles: string;
  /** The element with the id `root`. */
  root: string;
  /** JSON from which the browser goes on. */
  data: string;
}

interface PageRequest {
  url: string;
  /** Executes an operation as the visitor of the page, for its data as JSON. Rejects where it has errors. */
  execute: (operation: PageOperation) => Promise<string>;
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

/**
 * Memory of the thread, which ends when it needs more, and begins anew. Its program needs 20 MB for old objects. It must have room for all new ones besides (`main.ts`), or each
 * collection of new objects is one of all.
 */
const LIMITS = { maxOldGenerationSizeMb: 64 };

/** How long a thread that does not answer is left alone after a page was given up, in milliseconds. */
const STUCK_MS = 10_000;

/** Renders the pages of a campus in a thread of its own, so that neither the time nor the memory that rendering takes is that of requests. */
export class Renderer {
  private worker: Worker | undefined;
  /** The program; undefined where browsers render every page. One that could not be loaded is not tried again. */
  private path: string | undefined;
  private isReady = false;
  private stuck: NodeJS.Timeout | undefined;
  private pages = 0;
  private readonly pending = new Map<number, Pending>();

  /** Settings are those that browsers find in meta tags. `onFailure` is told of errors that end the thread. */
  constructor(
    webDir: string | undefined,
    private readonly settings: Record<string, string>,
    private readonly onFailure: (error: unknown) => void,
  ) {
    const path = webDir && join(webDir, ENTRY);
    if (path && existsSync(path)) this.path = path;
  }

  /** Whether the build has a program, and the settings want pages to be rendered. */
  get isAble(): boolean {
    return this.path !== undefined;
  }

  /** Begins the thread, unless it has begun. Returns whether its program is loaded. */
  begin(): boolean {
    if (this.path && !this.worker) this.start(this.path);
    return this.isReady;
  }

  /** Ends the thread until it is begun again. Pages under way are rejected. */
  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.isReady = false;
    await worker?.terminate();
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

  private start(path: string): void {
    const worker = new Worker(path, { workerData: this.settings, resourceLimits: LIMITS, env: { NODE_ENV: 'production' } });
    // One that was stopped may have sent something before.
    worker.on('message', (response: Response) => void (this.worker === worker && this.receive(response)));
    worker.on('error', this.onFailure);
    worker.on('exit', () => this.onExit(worker));
    worker.unref();
    this.worker = worker;
  }

  /** Begins anew where the thread was not stopped. */
  private onExit(worker: Worker): void {
    this.alive();
    for (const { reject } of this.pending.values()) reject(new Error('The thread that renders pages has ended'));
    if (this.worker !== worker) return;
    if (!this.isReady) this.path = undefined;
    this.isReady = false;
    this.worker = undefined;
    this.begin();
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
      const json = await pending.execute(asked);
      this.worker?.postMessage({ type: 'data', page, operation, json });
    } catch (error) {
      pending.cause = error;
      this.worker?.postMessage({ type: 'noData', page, operation });
    }
  }
}
