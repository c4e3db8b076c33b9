import type { Request } from 'express';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { join } from 'node:path';
import type { Settings } from '../../platform/settings/settings.ts';
import { escapeHtml } from '../../platform/text/html.ts';
import { colorModeOf, type ColorMode } from './render/color-mode.ts';
import { BoundedRenderer, type RenderingParts } from './render/bounded-renderer.ts';
import { readBuild, type Build, type FramedPath } from './render/build.ts';
import { collegeTags } from './college-tags.ts';
import { parseTemplate } from './html-template.ts';
import { canonicalTag, fontTags, jsonTag, programTags, startTag } from './page-tags.ts';
import type { PageStore } from './render/page-store.ts';
import type { RenderedPage } from './render/renderer.ts';
import { sendablePage, type SendablePage } from './render/sendable-page.ts';

export interface WriterParts extends RenderingParts {
  webDir: string;
  store: PageStore;
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

/** The bytes of the frames that are kept, uncompressed: some forty; the least recently asked for give way. */
const KEPT_BYTES = 2_000_000;

/** Writes the build's template: as an empty page, as one that was rendered, and as a frame. */
function htmlWriter(build: Build, webDir: string, settings: Settings) {
  const { files, inline } = build;
  // The build's name of the product, in its title, its first paint and the meta tag that the pages read.
  const html = readFileSync(join(webDir, 'index.html'), 'utf8').replaceAll('CampusCart', () => escapeHtml(settings.brandName));
  const inMode = (mode?: ColorMode) => parseTemplate(mode ? html.replace('<html ', `<html class="${mode}" `) : html);
  const templates = { device: inMode(), light: inMode('light'), dark: inMode('dark') };
  const early = `<script>${inline.head}</script>`;
  const head = [collegeTags(settings), `<style>${inline.styles}</style>`];

  /** A page that the browser renders, in the place of `root`. */
  const begin = (mode?: ColorMode, scripts?: string[], rendered?: RenderedPage): Buffer =>
    templates[mode ?? 'device']({
      early,
      head: [...head, ...(rendered ? [rendered.head, rendered.styles] : []), ...fontTags(files.fonts), programTags(files, scripts)],
      ...(rendered && { root: rendered.root }),
      scripts: startTag(files, inline, scripts),
    });
  const write = (
    mode: ColorMode | undefined,
    path: string,
    { status, title, meta, scripts = [], fonts = files.fonts }: PageParts,
    rendered?: RenderedPage,
  ): Buffer =>
    templates[mode ?? 'device']({
      early,
      head: [
        ...head,
        ...fontTags(fonts),
        // A missing page has no canonical address. All missing pages share one HTML, which must not name the first that was asked for.
        ...(status === 404 ? [] : [canonicalTag(settings.publicUrl + path)]),
        ...(rendered ? [rendered.head, rendered.styles] : [programTags(files, scripts)]),
      ],
      scripts: startTag(files, inline, scripts),
      ...(meta !== undefined && { meta }),
      // React writes the title of what it rendered.
      ...(rendered ? { title: '', root: rendered.root, data: jsonTag('page-data', rendered.data) } : title !== undefined && { title }),
    });
  return { begin, write };
}

/** Writes the HTML of pages: with the page as guests see it, as a frame, or empty for the browser to render. */
export function pageWriter(parts: WriterParts) {
  const { webDir, settings, metrics, store } = parts;
  const build = readBuild(webDir);
  const { begin, write } = htmlWriter(build, webDir, settings);
  const renderer = new BoundedRenderer(parts);
  const frames = new LRUCache<string, SendablePage>({ maxSize: KEPT_BYTES, sizeCalculation: ({ size }) => size });

  const keyOf = (request: Request, address: string): string => `${colorModeOf(request) ?? ''} ${address}`;
  /**
   * The page at the address of the request, or at the path that it has in common with other addresses: nothing else of them is in the page then. Its
   * parts are found only where it is not kept.
   */
  const page = async (request: Request, find: () => Promise<PageParts>, commonPath?: string): Promise<SendablePage> => {
    const address = commonPath ?? request.originalUrl;
    const made = await store.page(keyOf(request, address), async () => {
      const found = await find();
      const rendered = await renderer.render(request, address);
      const html = write(colorModeOf(request), commonPath ?? request.path, found, rendered);
      return { html, status: found.status ?? 200, isComplete: rendered !== undefined };
    });
    if (made.isKept) metrics.pages.inc({ result: 'kept' });
    return made;
  };

  /** A page that only its user sees: its frame and skeleton, which have no data, so that they stay as they are. */
  const frame = async (request: Request, { path, scripts }: FramedPath): Promise<SendablePage> => {
    const address = `/${path}`;
    const key = keyOf(request, address);
    const kept = frames.get(key);
    if (kept) {
      metrics.pages.inc({ result: 'kept' });
      return kept;
    }
    const rendered = await renderer.render(request, address);
    const made = sendablePage({ html: begin(colorModeOf(request), scripts, rendered), status: 200 });
    if (rendered) frames.set(key, made);
    return made;
  };
  return { build, empty: begin(), page, frame };
}
