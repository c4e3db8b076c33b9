import type { Request } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Ctx } from '../../../platform/context.ts';
import { isServiceUnavailable } from '../../../platform/net/unavailable.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { Metrics } from '../../schema/measures/metrics.ts';
import { NotRenderedError, RenderQueue } from './render-queue.ts';
import type { RenderThreads } from './render-threads.ts';
import type { PageOperation, RenderedPage, Renderer } from './renderer.ts';

export interface RenderingParts {
  settings: Settings;
  metrics: Pick<Metrics, 'pages' | 'renderSeconds'>;
  /** Renders if `threads` has a thread for it. Until its program is loaded, browsers render. */
  renderer: Renderer;
  threads: RenderThreads;
  /** Creates a guest's context, because rendered pages are those of guests, no matter who requests them. */
  guest: (request: IncomingMessage) => Ctx;
  /** Executes an operation as a guest and returns its data as JSON. Throws if it has errors. */
  execute: (operation: PageOperation, ctx: Ctx) => Promise<string>;
  log: { warn: (details: object, text: string) => void };
}

/** Renders within the limits, and counts the results. */
export class BoundedRenderer {
  private readonly queue: RenderQueue;

  constructor(private readonly parts: RenderingParts) {
    this.queue = new RenderQueue(parts.settings.rendering);
  }

  /** Returns the page at `address`, a path with its parameters; undefined beyond a limit and after an error. Throws only SERVICE_UNAVAILABLE. */
  async render(request: Request, address: string): Promise<RenderedPage | undefined> {
    const { settings, metrics, execute, guest, renderer, threads, log } = this.parts;
    const count = (result: string): void => metrics.pages.inc({ result });
    if (!threads.use(renderer)) return void count('off');
    const ctx = guest(request);
    const end = metrics.renderSeconds.startTimer();
    try {
      const url = settings.publicUrl + address;
      const rendered = await this.queue.run((signal) => renderer.render({ url, signal, execute: (operation) => execute(operation, ctx) }));
      count('rendered');
      return rendered;
    } catch (error) {
      if (isServiceUnavailable(error)) throw error;
      if (!(error instanceof NotRenderedError)) log.warn({ err: error }, 'A page could not be rendered');
      return void count(error instanceof NotRenderedError ? error.reason : 'failed');
    } finally {
      end();
    }
  }
}
