import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** An operation of a page, by its hash in the manifest of the build. */
export interface PageOperation {
  hash: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/** Parts of a page's HTML. */
export interface RenderedPage {
  /** Tags for the head: title and preloads. */
  head: string;
  /** Style elements, also for the head. They are separate, because they are most of a page and contain no character that takes two bytes. */
  styles: string;
  /** Element with the id `root`. */
  root: string;
  /** JSON with which the browser continues. */
  data: string;
}

interface PageRequest {
  url: string;
  /** Executes an operation as the visitor of the page and returns its data as JSON. Rejects if it has errors. */
  execute: (operation: PageOperation) => Promise<string>;
  signal: AbortSignal;
}

/** Messages from the thread (`frontend/src/entry-server.ts`). */
type Response =
  | { type: 'ready' }
  | { type: 'operation'; page: number; operation: number; asked: PageOperation }
  | { type: 'rendered'; page: number; rendered: RenderedPage }
  | { type: 'failed'; page: number; message: string };

interface Pending {
  execute: PageRequest['execute'];
  /** Error of an operation, which is more specific than the failed rendering. */
  cause?: unknown;
  resolve: (page: RenderedPage) => void;
  reject: (error: unknown) => void;
}

/** This folder is not served. */
const ENTRY = '.server/entry-server.js';

/**
 * Memory limit of the thread. If it needs more, it ends and restarts. Its program needs 20 MB for old objects. The limit must also leave room for all
 * new objects (`main.ts`), otherwise every collection of new objects becomes a full collection.
 */
const LIMITS = { maxOldGenerationSizeMb: 64 };

/** How long an unresponsive thread is tolerated after a page was given up, in milliseconds. */
const STUCK_MS = 10_000;

/** Renders the pages of a campus in a separate thread, so that rendering takes neither time nor memory from requests. */
export class Renderer {
  private worker: Worker | undefined;
  /** Path of the program; undefined if browsers render every page. A program that failed to load is not tried again. */
  private path: string | undefined;
  private isReady = false;
  private stuck: NodeJS.Timeout | undefined;
  private pages = 0;
  private readonly pending = new Map<number, Pending>();

  /** `settings` are those that browsers read from meta tags. `onFailure` receives errors that end the thread. */
  constructor(
    webDir: string | undefined,
    private readonly settings: Record<string, string>,
    private readonly onFailure: (error: unknown) => void,
  ) {
    const path = webDir && join(webDir, ENTRY);
    if (path && existsSync(path)) this.path = path;
  }

  /** Whether the build contains a program and the settings enable rendering. */
  get isAble(): boolean {
    return this.path !== undefined;
  }

  /** Starts the thread, unless it is running. Returns whether its program is loaded. */
  begin(): boolean {
    if (this.path && !this.worker) this.start(this.path);
    return this.isReady;
  }

  /** Ends the thread until the next start. Pages being rendered are rejected. */
  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.isReady = false;
    await worker?.terminate();
  }

  /** Renders a page. Rejects if that fails, with the error of a failed operation, and if it is aborted. */
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
    // A stopped worker may still have sent a message.
    worker.on('message', (response: Response) => void (this.worker === worker && this.receive(response)));
    worker.on('error', this.onFailure);
    worker.on('exit', () => this.onExit(worker));
    worker.unref();
    this.worker = worker;
  }

  /** Restarts the thread unless it was stopped. */
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
