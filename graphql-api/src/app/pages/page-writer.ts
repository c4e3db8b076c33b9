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

/** Parts of a page besides its content. */
export interface PageParts {
  status?: number;
  /** Title, if the page is not rendered. */
  title?: string;
  /** Description and tags for link previews. */
  meta?: string;
  scripts?: string[];
  /** Fonts that the HTML preloads; default: all fonts of the first screen. */
  fonts?: string[];
}

/** Size limit of cached frames in bytes, uncompressed, enough for about forty. The least recently used are dropped. */
const KEPT_BYTES = 2_000_000;

/** Returns functions that write the build's template: as an empty page, as a rendered page, and as a frame. */
function htmlWriter(build: Build, webDir: string, settings: Settings) {
  const { files, inline } = build;
  // Replaces the build's name of the product in the title, the first paint and the meta tag that the pages read.
  const html = readFileSync(join(webDir, 'index.html'), 'utf8').replaceAll('CampusCart', () => escapeHtml(settings.brandName));
  const inMode = (mode?: ColorMode) => parseTemplate(mode ? html.replace('<html ', `<html class="${mode}" `) : html);
  const templates = { device: inMode(), light: inMode('light'), dark: inMode('dark') };
  const early = `<script>${inline.head}</script>`;
  const head = [collegeTags(settings), `<style>${inline.styles}</style>`];

  /** Writes a page that the browser renders, or a frame in place of `root`. */
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
        // A missing page has no canonical address. All missing pages share one HTML, which must not contain the address of the first request.
        ...(status === 404 ? [] : [canonicalTag(settings.publicUrl + path)]),
        ...(rendered ? [rendered.head, rendered.styles] : [programTags(files, scripts)]),
      ],
      scripts: startTag(files, inline, scripts),
      ...(meta !== undefined && { meta }),
      // If the page is rendered, React writes the title.
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
   * Returns the page for the address of the request, or for a path that it shares with other addresses, if no other part of the address affects the
   * page. `find` is called only if the page is not cached.
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

  /** Returns a page that only its user sees: its frame and skeleton. They contain no data, so they can be cached indefinitely. */
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
