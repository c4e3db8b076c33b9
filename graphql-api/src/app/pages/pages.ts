import type { ErrorRequestHandler, Express, Request } from 'express';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { escapeHtml } from '../../platform/text/html.ts';
import { isId } from '../../platform/database/ids.ts';
import type { Ctx } from '../../platform/context.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { listedProduct } from '../../domains/market/products/product.service.ts';
import type { SqlExecutor } from '../../read/plan/sql-executor.ts';
import { collegeTags } from './college-tags.ts';
import { icons } from './icons.ts';
import { parseTemplate } from './html-template.ts';
import { webManifest } from './web-manifest.ts';
import { sitemap } from './sitemap.ts';
import { structuredTags, type ListedForSearch } from './structured-data.ts';
import { bannerTag, canonicalTag, headTags, jsonTag, metaTags, photoPreload, photoTag, scriptTags, startTag, type BuiltFiles } from './page-tags.ts';

/** The operation that a page starts with. */
interface PageOperation {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

interface Parts {
  webDir: string;
  settings: Settings;
  sqlExecutor: SqlExecutor;
  /** Creates a guest's context: the preloaded data is that of guests. */
  guest: (request: IncomingMessage) => Ctx;
  /** Executes an operation as a guest; the JSON of its data, or nothing when it fails. */
  execute: (operation: PageOperation, ctx: Ctx) => Promise<string | undefined>;
}

interface BuiltPage {
  /** Paths of its scripts beside the one that all pages have. */
  scripts: string[];
  operation: PageOperation;
}

/** The manifest that the build of the pages writes (`pages.json`). */
interface Build {
  files: BuiltFiles;
  /** Path patterns of all pages. */
  paths: string[];
  /** How wide the photo of a product is shown. */
  photoSizes: string;
  /** The path of the picture that the home page's banner shows first. */
  banner: string;
  pages: Record<'home' | 'product' | 'search', BuiltPage>;
}

interface Filled {
  /** The one path of the page for search engines. */
  path: string;
  meta?: string;
  photo?: string;
  /** Preloads the first photo of the page's list. */
  preloadPhoto?: boolean;
}

/** The pages besides the listings that search engines should know. */
const KNOWN_PATHS = ['/', '/about', '/contact', '/privacy', '/safety', '/wanted'];

const PRODUCT_FIELDS = `{
  name description price photoUrl(width: 1280) smallPhotoUrl: photoUrl(width: 640) photoColor
  condition availability category { id: databaseId name } seller { name } rating { average count }
}`;

interface ProductList {
  products?: { nodes: { photoUrl: string }[] };
}

const productTags = (product: ListedForSearch, path: string, settings: Settings): string =>
  `${metaTags(product, path, settings)}\n    ${structuredTags(product, path, settings)}`;

const firstPhotoOf = (data: string): string | undefined => (JSON.parse(data) as ProductList).products?.nodes[0]?.photoUrl;

/** The text and sort order of a search, read from the URL as the page does; undefined for a search with filters, which is rarely shared. */
function searchVariables({ query: { q, sort = 'RELEVANCE', ...filters } }: Request): Record<string, unknown> | undefined {
  const text = typeof q === 'string' ? q.trim().slice(0, 100) : '';
  return text === '' || Object.keys(filters).length > 0 ? undefined : { text, sort };
}

/** Renders the HTML of pages from the build's template. */
function pageWriter({ webDir, settings, guest, execute }: Parts) {
  const build = JSON.parse(readFileSync(join(webDir, 'pages.json'), 'utf8')) as Build;
  // The build's name of the product, in its title, its first paint and the meta tag that the pages read.
  const html = readFileSync(join(webDir, 'index.html'), 'utf8').replaceAll('CampusCart', () => escapeHtml(settings.brandName));
  const template = parseTemplate(html);
  const files = { head: `${collegeTags(settings)}\n    ${headTags(build.files)}`, scripts: startTag(build.files) };
  const empty = template(files);

  /** A page with the result of its query; without variables the page has no query. */
  const write = async (
    request: IncomingMessage,
    { scripts, operation }: BuiltPage,
    variables: Record<string, unknown> | undefined,
    { path, meta, photo, preloadPhoto = false }: Filled,
  ): Promise<string> => {
    const data = variables && (await execute({ ...operation, variables }, guest(request)));
    const head = [
      files.head,
      canonicalTag(settings.publicUrl + path),
      scriptTags(scripts),
      preloadPhoto && data ? photoPreload(firstPhotoOf(data)) : '',
    ];
    const { operationName } = operation;
    const results = data ? `[{"operationName":${JSON.stringify(operationName)},"variables":${JSON.stringify(variables)},"data":${data}}]` : '[]';
    return template({
      ...files,
      head: head.filter(Boolean).join('\n    '),
      data: jsonTag('preloaded-data', results),
      ...(meta !== undefined && { meta }),
      ...(photo !== undefined && { photo }),
    });
  };
  return { build, empty, write };
}

/**
 * Serves the built pages: hashed files for ever, and one HTML template for all paths, with the data of the first page for guests in it, so
 * that it paints without a request, and with the title and the Open Graph tags of a product. A path that is no page answers 404.
 */
export function servePages(app: Express, parts: Parts): void {
  const { webDir, settings, sqlExecutor, guest } = parts;
  const { build, empty, write } = pageWriter(parts);
  const files = sirv(webDir, {
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const paths = build.paths.map((path) => `/${path}`);

  app.get([...paths, '/index.html'], (_request, response, next) => {
    response.set('Cache-Control', 'no-cache').type('html');
    next();
  });
  // What the service worker keeps to start without a network.
  app.get('/app-shell.html', (_request, response) => void response.set('Cache-Control', 'no-cache').type('html').send(empty));
  app.get('/manifest.webmanifest', (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(settings)));
  });
  app.get(['/', '/index.html'], async (request, response) => {
    response.send(await write(request, build.pages.home, build.pages.home.operation.variables, { path: '/', photo: bannerTag(build.banner) }));
  });
  app.get('/product/:id', async (request, response) => {
    const { id } = request.params;
    const ctx = guest(request);
    const product = isId(id) ? await sqlExecutor.select<ListedForSearch | null>(ctx, listedProduct(ctx, id), PRODUCT_FIELDS) : null;
    if (!product) return void response.status(404).send(empty);
    const path = `/product/${id}`;
    const filled = { path, meta: productTags(product, path, settings), photo: photoTag(product, build.photoSizes) };
    response.send(await write(request, build.pages.product, { id }, filled));
  });
  app.get('/search', async (request, response) => {
    response.send(await write(request, build.pages.search, searchVariables(request), { path: '/search', preloadPhoto: true }));
  });
  app.get(paths, (_request, response) => void response.send(empty));
  app.use(sitemap({ publicUrl: settings.publicUrl, paths: KNOWN_PATHS, guest }), icons(webDir, settings.college), files);
  // A missing file, such as a script of an older build, gets 404: a page in its place would be parsed as that file.
  app.get('/{*path}', (request, response, next) => {
    if (extname(request.path) !== '' || request.path.startsWith('/assets/')) return next();
    response.status(404).set('Cache-Control', 'no-cache').type('html').send(empty);
  });
  // The script of the page shows what is missing, and retries.
  const pageWithoutData: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (!isServiceUnavailable(error) || request.path.startsWith('/photos/')) return next(error);
    const headers = { 'Retry-After': String(error.extensions.retryAfter), 'Cache-Control': 'no-store' };
    response.status(503).set(headers).type('html').send(empty);
  };
  app.use(pageWithoutData);
}
