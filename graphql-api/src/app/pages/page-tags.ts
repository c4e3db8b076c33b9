import { escapeHtml } from '../../platform/text/html.ts';
import { priceText } from '../../platform/text/local-text.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { ProductAvailability } from '../../domains/market/products/product.entity.ts';
import { jpegUrlOf } from '../../domains/media/photos/photo-paths.ts';

/** Fields of a product that its page's HTML contains. */
export interface DescribedProduct {
  databaseId: string;
  name: string;
  description: string;
  price: number;
  photoUrl: string;
  availability: ProductAvailability;
}

/** Files in the manifest of the pages' build. */
export interface BuiltFiles {
  /** Scripts of the program in dependency order. The last one starts it. */
  program: string[];
  /** Fonts of the first screen. */
  fonts: string[];
}

/** Scripts inlined in the HTML of every page, so that the first paint waits for no other file. */
export interface InlineParts {
  /** Script for the head (`public/head.js`). */
  head: string;
  /** Script that starts the program (`public/start.js`). */
  start: string;
  styles: string;
}

const DESCRIPTION_LENGTH = 200;

/** Returns links that preload fonts. */
export const fontTags = (urls: string[]): string[] =>
  urls.map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`);

/** Returns links that preload the program and additional `scripts`, for a page without content, which has no pictures that should load first. */
export const programTags = ({ program }: BuiltFiles, scripts: string[] = []): string =>
  [...program, ...scripts].map((url) => `<link rel="modulepreload" crossorigin href="${url}" fetchpriority="low" />`).join('\n    ');

/** Returns the tag that fetches the program after the pictures of the first screen, and starts it. */
export const startTag = ({ program }: BuiltFiles, { start }: InlineParts, scripts: string[] = []): string =>
  `<script data-program="${program.join(' ')}" data-scripts="${scripts.join(' ')}">${start}</script>`;

/** Returns the title of a product's page, if the page itself does not set it. */
export const productTitle = ({ name }: DescribedProduct, { brandName }: Settings): string => `<title>${escapeHtml(`${name} - ${brandName}`)}</title>`;

/**
 * Returns the path of a product's picture as a JPEG, because some messengers show no other type: its photo, or its poster if it has no photo.
 * Undefined if it has neither: only listings that can be bought are guaranteed to have a poster.
 */
export const pictureOf = ({ databaseId, photoUrl, availability }: DescribedProduct): string | undefined =>
  jpegUrlOf(photoUrl) ?? (availability === ProductAvailability.AVAILABLE ? `/posters/${databaseId}.jpg` : undefined);

/** Returns the description and Open Graph tags of a product, for link previews, which show the price beside the name. */
export function metaTags(product: DescribedProduct, path: string, settings: Settings): string {
  const { name, description, price } = product;
  const { publicUrl, brandName } = settings;
  const summary = [...description.split(/\s+/).join(' ')].slice(0, DESCRIPTION_LENGTH).join('');
  const jpeg = pictureOf(product);
  const graph: [string, string][] = [
    ['og:type', 'product'],
    ['og:site_name', brandName],
    ['og:title', `${name}: ${priceText(settings, price)}`],
    ['og:description', summary],
    ['og:url', publicUrl + path],
    ...(jpeg
      ? ([
          ['og:image', publicUrl + jpeg],
          ['og:image:type', 'image/jpeg'],
        ] satisfies [string, string][])
      : []),
  ];
  return [
    `<meta name="description" content="${escapeHtml(summary)}" />`,
    ...graph.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`),
  ].join('\n    ');
}

/** Returns the tag with a page's canonical address for search engines. */
export const canonicalTag = (url: string): string => `<link rel="canonical" href="${escapeHtml(url)}" />`;

/** Returns a script element with JSON, escaped so that it cannot end the element. */
export const jsonTag = (id: string, json: string): string => `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
