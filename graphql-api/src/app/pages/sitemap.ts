import { Router, type Request } from 'express';
import type { Ctx } from '../../platform/context.ts';
import { escapeHtml } from '../../platform/text/html.ts';
import { listedCount, listedIds } from '../../domains/market/products/product-addresses.queries.ts';

/** Maximum number of addresses in one file, as defined by the sitemap protocol. */
const MAX_ADDRESSES = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Address {
  url: string;
  /** Date as YYYY-MM-DD. */
  changedOn?: string;
}

const entry = ({ url, changedOn }: Address): string =>
  `<url><loc>${escapeHtml(url)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`;

const urlSet = (addresses: readonly Address[]): string => `${XML}<urlset ${NAMESPACE}>${addresses.map(entry).join('')}</urlset>\n`;

interface Parts {
  publicUrl: string;
  /** Paths of the pages for search engines, besides the listings. */
  paths: readonly string[];
  /** Creates a guest's context. */
  guest: (request: Request) => Ctx;
  /** Maximum number of addresses in one file. */
  maxAddresses?: number;
}

/** Serves robots.txt and the sitemap: an index, one file for the pages, and one for every 50,000 listings. */
export function sitemap({ publicUrl, paths, guest, maxAddresses = MAX_ADDRESSES }: Parts): Router {
  const robots = ['User-agent: *', 'Allow: /', 'Disallow: /dashboard', 'Disallow: /graphql', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  const pages = urlSet(paths.map((path) => ({ url: publicUrl + path })));
  const fileOf = (name: string): string => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemap-${name}.xml`)}</loc></sitemap>`;
  const router = Router();
  router.get('/robots.txt', (_request, response) => void response.type('text/plain').send(robots));
  router.get('/sitemap.xml', async (request, response) => {
    const files = Math.ceil((await listedCount(guest(request))) / maxAddresses);
    const names = ['pages', ...Array.from({ length: files }, (_, index) => String(index + 1))];
    response.type('application/xml').send(`${XML}<sitemapindex ${NAMESPACE}>${names.map(fileOf).join('')}</sitemapindex>\n`);
  });
  router.get('/sitemap-pages.xml', (_request, response) => void response.type('application/xml').send(pages));
  router.get('/sitemap-:file.xml', async (request, response, next) => {
    const file = Number(request.params.file);
    if (!Number.isInteger(file) || file < 1) return next();
    const products = await listedIds(guest(request), { offset: (file - 1) * maxAddresses, limit: maxAddresses });
    const addresses = products.map(({ id, changedOn }) => ({ url: `${publicUrl}/product/${id}`, changedOn }));
    response.type('application/xml').send(urlSet(addresses));
  });
  return router;
}
