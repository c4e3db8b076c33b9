import type { Request } from 'express';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Ctx } from '../../platform/context.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { escapeHtml } from '../../platform/text/html.ts';
import type { Metrics } from '../schema/measures/metrics.ts';
import { colorModeOf } from './render/color-mode.ts';
import { readBuild } from './render/build.ts';
import { collegeTags } from './college-tags.ts';
import { parseTemplate } from './html-template.ts';
import { canonicalTag, fontTags, jsonTag, programTags, startTag } from './page-tags.ts';
import type { PageOperation, RenderedPage, Renderer } from './render/renderer.ts';
import type { RenderThreads } from './render/render-threads.ts';
import type { PageStore } from './render/page-store.ts';
import { NotRenderedError, RenderQueue } from './render/render-queue.ts';
import type { SendablePage } from './render/sendable-page.ts';

export interface WriterParts {
  webDir: string;
  settings: Settings;
  metrics: Pick<Metrics, 'pages' | 'renderSeconds'>;
  store: PageStore;
  /** Renders where `threads` have one for it; until its program is loaded, browsers render. */
  renderer: Renderer;
  threads: RenderThreads;
  /** Creates a guest's context: pages are those of guests, whoever asks. */
  guest: (request: IncomingMessage) => Ctx;
  /** Executes an operation as a guest. Throws when it has errors. */
  execute: (operation: PageOperation, ctx: Ctx) => Promise<object>;
  log: { warn: (details: object, text: string) => void };
}

/** What a page has besides its content. */
export interface PageParts {
  status?: number;
  /** Where the page is not rendered. */
  title?: string;
  /** Description and tags for link previews. */
  meta?: string;
  scripts?: string[];
  /** The fonts that the HTML preloads; all of the first screen by default. */
  fonts?: string[];
}

type Rendering = { rendered: RenderedPage } | { failure: 'busy' | 'late' | 'failed' | 'off' };

/** Renders within the limits. Throws only SERVICE_UNAVAILABLE. */
class BoundedRenderer {
  private readonly queue: RenderQueue;

  constructor(private readonly parts: WriterParts) {
    this.queue = new RenderQueue(parts.settings.rendering);
  }

  /** `address` is the path of the page with its parameters. */
  async render(request: Request, address: string): Promise<Rendering> {
    const { settings, metrics, execute, guest, renderer, threads, log } = this.parts;
    if (!threads.use(renderer)) return { failure: 'off' };
    const ctx = guest(request);
    const end = metrics.renderSeconds.startTimer();
    try {
      const url = settings.publicUrl + address;
      const rendered = await this.queue.run((signal) => renderer.render({ url, signal, execute: (operation) => execute(operation, ctx) }));
      return { rendered };
    } catch (error) {
      if (isServiceUnavailable(error)) throw error;
      if (error instanceof NotRenderedError) return { failure: error.reason };
      log.warn({ err: error }, 'A page could not be rendered');
      return { failure: 'failed' };
    } finally {
      end();
    }
  }
}

/** Writes the HTML of pages from the build's template: with the page as guests see it, or empty for the browser to render. */
export function pageWriter(parts: WriterParts) {
  const { webDir, settings, metrics, store } = parts;
  const build = readBuild(webDir);
  const { files, inline } = build;
  // The build's name of the product, in its title, its first paint and the meta tag that the pages read.
  const html = readFileSync(join(webDir, 'index.html'), 'utf8').replaceAll('CampusCart', () => escapeHtml(settings.brandName));
  const template = parseTemplate(html);
  const early = `<script>${inline.head}</script>`;
  const head = `${collegeTags(settings)}\n    <style>${inline.styles}</style>`;
  const empty = template({ early, head: [head, ...fontTags(files.fonts), programTags(files)].join('\n    '), scripts: startTag(files, inline) });
  const renderer = new BoundedRenderer(parts);

  const write = (path: string, { status, title, meta, scripts = [], fonts = files.fonts }: PageParts, rendered?: RenderedPage): string =>
    template({
      early,
      head: [
        head,
        ...fontTags(fonts),
        // A missing page has no canonical address. All missing pages share one HTML, which must not name the first that was asked for.
        ...(status === 404 ? [] : [canonicalTag(settings.publicUrl + path)]),
        rendered?.head ?? programTags(files, scripts),
      ].join('\n    '),
      scripts: startTag(files, inline, scripts),
      ...(meta !== undefined && { meta }),
      // React writes the title of what it rendered.
      ...(rendered ? { title: '', root: rendered.root, data: jsonTag('page-data', rendered.data) } : title !== undefined && { title }),
    });

  /**
   * The page at the address of the request, or at the path that it has in common with other addresses: nothing else of them is in the page then. Its
   * parts are found only where it is not kept.
   */
  const page = async (request: Request, find: () => Promise<PageParts>, commonPath?: string): Promise<SendablePage> => {
    const mode = colorModeOf(request);
    const address = commonPath ?? request.originalUrl;
    const made = await store.page(`${mode ?? ''} ${address}`, async () => {
      const found = await find();
      const rendering = await renderer.render(request, address);
      const rendered = 'rendered' in rendering ? rendering.rendered : undefined;
      metrics.pages.inc({ result: 'rendered' in rendering ? 'rendered' : rendering.failure });
      const text = write(commonPath ?? request.path, found, rendered);
      return {
        html: mode ? text.replace('<html ', `<html class="${mode}" `) : text,
        status: found.status ?? 200,
        isComplete: rendered !== undefined,
      };
    });
    if (made.isKept) metrics.pages.inc({ result: 'kept' });
    return made;
  };
  return { build, empty, page };
}
