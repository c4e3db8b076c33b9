import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express';
import { extname } from 'node:path';
import sirv from 'sirv';
import { isId } from '../../platform/database/ids.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import { listedProduct } from '../../domains/market/products/product.service.ts';
import type { SqlExecutor } from '../../read/plan/sql-executor.ts';
import { icons } from './icons.ts';
import type { Build } from './render/build.ts';
import { webManifest } from './web-manifest.ts';
import { metaTags, productTitle } from './page-tags.ts';
import { pageWriter, type PageParts, type WriterParts } from './page-writer.ts';
import { structuredTags, type ListedForSearch } from './structured-data.ts';
import { sitemap } from './sitemap.ts';
import { sendPage } from './render/sendable-page.ts';

interface Parts extends WriterParts {
  sqlExecutor: SqlExecutor;
}

const PRODUCT_FIELDS =
  '{ databaseId name description price photoUrl(width: 1280) condition availability category { id: databaseId name } seller { name } rating { average count } }';

/** Returns the title and tags of a product's page; 404 if the product is not listed. */
async function productParts({ sqlExecutor, guest, settings }: Parts, request: Request): Promise<PageParts> {
  const { id } = request.params as { id: string };
  const ctx = guest(request);
  const product = isId(id) ? await sqlExecutor.select<ListedForSearch | null>(ctx, listedProduct(ctx, id), PRODUCT_FIELDS) : null;
  if (!product) return { status: 404 };
  return {
    title: productTitle(product, settings),
    meta: `${metaTags(product, request.path, settings)}\n    ${structuredTags(product, request.path, settings)}`,
  };
}

/** Path of the page that gets its own title and tags even if it is not rendered. */
const PRODUCT = 'product/:id';

/** Pages for search engines, besides the listings. */
const KNOWN_PATHS = ['/', '/about', '/contact', '/privacy', '/safety', '/spots', '/wanted', '/developers'];

/**
 * Returns the path under which the page for an unknown path is rendered. Unknown paths are unlimited and would displace other pages from the cache,
 * so they share one. Below a rendered page, the path itself is used, because links to that page are highlighted there.
 */
const notFoundPath =
  ({ rendered }: Build) =>
  ({ path }: Request): string =>
    rendered.some((known) => known.path !== '' && path.toLowerCase().startsWith(`/${known.path}/`)) ? path : '/404';

/** Serves the files of the build. Hashed files are cached forever. */
const builtFiles = (webDir: string): RequestHandler =>
  sirv(webDir, {
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

/**
 * Serves the built pages: hashed files with unlimited caching, and the HTML of each page as guests see it, with the title and Open Graph tags of a
 * product. An unknown path gets 404.
 */
export function servePages(app: Express, parts: Parts): void {
  const { webDir, settings } = parts;
  const { build, empty, page, frame } = pageWriter(parts);
  const serve =
    (find: (request: Request) => PageParts | Promise<PageParts>, commonPath?: (request: Request) => string): RequestHandler =>
    async (request, response) =>
      sendPage(request, response, await page(request, async () => find(request), commonPath?.(request)));

  // The service worker caches it to start without a network.
  app.get('/app-shell.html', (_request, response) => void response.set('Cache-Control', 'no-cache').type('html').send(empty));
  app.get('/manifest.webmanifest', (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(settings)));
  });
  app.get('/index.html', (_request, response) => response.redirect(301, '/'));
  // Rendered pages come last, so that `developers/tokens` is not treated as a guide.
  app.get(
    build.empty.map((path) => `/${path}`),
    (_request, response) => void response.set('Cache-Control', 'no-cache').type('html').send(empty),
  );
  for (const framed of build.framed) {
    app.get(`/${framed.path}`, async (request, response) => sendPage(request, response, await frame(request, framed)));
  }
  for (const { path, isOnce, ...files } of build.rendered) {
    const find = path === PRODUCT ? async (request: Request) => ({ ...(await productParts(parts, request)), ...files }) : () => files;
    app.get(`/${path}`, serve(find, isOnce ? () => `/${path}` : undefined));
  }
  app.use(sitemap({ publicUrl: settings.publicUrl, paths: KNOWN_PATHS, guest: parts.guest }), icons(webDir, settings.college), builtFiles(webDir));
  const notFound = serve(() => ({ status: 404, scripts: build.notFoundScripts }), notFoundPath(build));
  // A missing file, such as a script of an older build, gets 404. If a page were sent instead, it would be parsed as that file.
  app.get('/{*path}', (request, response, next) =>
    extname(request.path) !== '' || request.path.startsWith('/assets/') ? next() : notFound(request, response, next),
  );
  // The script of the page shows what is missing, and retries.
  const pageWithoutData: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (!isServiceUnavailable(error) || request.path.startsWith('/photos/')) return next(error);
    const headers = { 'Retry-After': String(error.extensions.retryAfter), 'Cache-Control': 'no-store' };
    response.status(503).set(headers).type('html').send(empty);
  };
  app.use(pageWithoutData);
}
