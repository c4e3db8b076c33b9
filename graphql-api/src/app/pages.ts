import type { Express } from 'express';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { listedProduct } from '../products/product.service.ts';
import { escapeHtml } from '../platform/html.ts';
import { isId } from '../platform/ids.ts';
import type { Ctx } from '../platform/context.ts';
import type { Settings } from '../platform/settings.ts';
import type { Reader } from '../read/reader.ts';

/** An operation that a page asks for first, as the build of the pages wrote it down. */
interface FirstOperation {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

interface Parts {
  webDir: string;
  settings: Settings;
  reader: Reader;
  /** A context of nobody in particular: what is embedded is what guests see. */
  guest: () => Ctx;
  /** Executes an operation as a guest; the JSON of its data, or nothing when it fails. */
  execute: (operation: FirstOperation) => Promise<string | undefined>;
}

/** What a page has of its own, as the build of the pages wrote it down. */
interface FirstScreen {
  /** Paths of scripts beside the one that all pages have. */
  scripts: string[];
  operations: FirstOperation[];
}

interface FirstScreens {
  home: FirstScreen;
  product: FirstScreen;
  search: FirstScreen;
  /** How wide the photo of a product is shown. */
  photoSizes: string;
}

/** JSON that can stand in a script element: nothing in it ends the element. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** The largest picture of the first screen is fetched beside the script, not after it. */
function firstPhoto(data: string): string {
  const url = /"photoUrl"\s*:\s*"([^"]+)"/.exec(data)?.[1];
  return url ? `<link rel="preload" as="image" href="${escapeHtml(url)}" fetchpriority="high" />\n  ` : '';
}

interface Described {
  name: string;
  description: string;
  photoUrl: string;
  smallPhotoUrl: string;
  photoColor: string | null;
}

/** The photo where the page will have it, so that it is seen before the program is there. */
function shellPhoto({ name, photoUrl, smallPhotoUrl, photoColor }: Described, sizes: string): string {
  const [large, small] = [escapeHtml(photoUrl), escapeHtml(smallPhotoUrl)];
  const colour = photoColor ? ` style="background:${escapeHtml(photoColor)}"` : '';
  return `<img class="shell-photo" src="${large}" srcset="${small} 640w, ${large} 1280w" sizes="${sizes}" alt="${escapeHtml(name)}"${colour} fetchpriority="high" />`;
}

/** Title and Open Graph tags of a product, for whoever a link to it is sent. */
function tagsOf({ name, description, photoUrl }: Described, url: string, { publicUrl, brandName }: Settings): string {
  const words = escapeHtml([...description.replace(/\s+/g, ' ')].slice(0, 200).join(''));
  return [
    `<title>${escapeHtml(name)} - ${escapeHtml(brandName)}</title>`,
    `<meta property="og:type" content="product" />`,
    `<meta property="og:site_name" content="${escapeHtml(brandName)}" />`,
    `<meta property="og:title" content="${escapeHtml(name)}" />`,
    `<meta property="og:description" content="${words}" />`,
    `<meta property="og:url" content="${escapeHtml(publicUrl + url)}" />`,
    `<meta property="og:image" content="${escapeHtml(publicUrl + photoUrl)}" />`,
    `<meta name="description" content="${words}" />`,
  ].join('\n    ');
}

/**
 * Serves the built pages: hashed files for ever, and one HTML file for all paths, with the first screen's data for guests in it, so that
 * a page paints without asking, and with the title and the Open Graph tags of a product in its link.
 */
export function servePages(app: Express, { webDir, settings, reader, guest, execute }: Parts): void {
  const shell = readFileSync(join(webDir, 'index.html'), 'utf8');
  const first = JSON.parse(readFileSync(join(webDir, 'first-screen.json'), 'utf8')) as FirstScreens;
  const files = sirv(webDir, {
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const embedded = async (operations: FirstOperation[]): Promise<string> => {
    const answers = await Promise.all(
      operations.map(async (operation) => {
        const data = await execute(operation);
        const { operationName, variables } = operation;
        return data && `{"operationName":${JSON.stringify(operationName)},"variables":${JSON.stringify(variables)},"data":${data}}`;
      }),
    );
    return `[${answers.filter(Boolean).join(',')}]`;
  };
  const page = async ({ scripts, operations }: FirstScreen, { title = '', photo = '' } = {}): Promise<string> => {
    const data = await embedded(operations);
    const preloads = scripts.map((path) => `<link rel="modulepreload" href="${path}" fetchpriority="low" />\n  `).join('');
    return shell
      .replace(/<title>.*?<\/title>/, (own) => title || own)
      .replace('</head>', (end) => `${photo ? '' : firstPhoto(data)}${preloads}${end}`)
      .replace('<!--photo-->', () => photo)
      .replace('</body>', (end) => `<script type="application/json" id="first-screen">${inScript(data)}</script>\n  ${end}`);
  };
  const asked = (screen: FirstScreen, variables: Record<string, unknown>): FirstScreen => ({
    ...screen,
    operations: screen.operations.map((operation) => ({ ...operation, variables })),
  });

  app.get(['/', '/product/:id', '/search'], (_request, response, next) => {
    response.set('Cache-Control', 'no-cache').type('html');
    next();
  });
  app.get('/', async (_request, response) => void response.send(await page(first.home)));
  app.get('/product/:id', async (request, response) => {
    const { id } = request.params;
    const ctx = guest();
    const product = isId(id)
      ? await reader.select<Described | null>(
          ctx,
          listedProduct(ctx, id),
          '{ name description photoUrl(width: 1280) smallPhotoUrl: photoUrl(width: 640) photoColor }',
        )
      : null;
    if (!product) return void response.status(404).send(shell);
    const seen = { title: tagsOf(product, request.path, settings), photo: shellPhoto(product, first.photoSizes) };
    response.send(await page(asked(first.product, { id }), seen));
  });
  // The words as the page cleans them; what it asks for in another way it asks for itself.
  app.get('/search', async (request, response) => {
    const { q, sort = 'RELEVANCE' } = request.query;
    const text = typeof q === 'string' ? q.trim().slice(0, 100) : '';
    const screen = text === '' ? { ...first.search, operations: [] } : asked(first.search, { text, sort });
    response.send(await page(screen));
  });
  app.use(files);
  // A part of an older build is gone; a page in its place would be read as a broken script.
  app.get('/assets/{*path}', (_request, response) => void response.status(404).type('text/plain').send('No such file'));
  app.get('/{*path}', (_request, response) => void response.set('Cache-Control', 'no-cache').type('html').send(shell));
}
