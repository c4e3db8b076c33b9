import { escapeHtml } from '../../platform/text/html.ts';
import { priceText } from '../../platform/text/local-text.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { jpegUrlOf } from '../../domains/media/photos/photo-paths.ts';

/** The fields of a product in the HTML of its page. */
export interface DescribedProduct {
  name: string;
  description: string;
  price: number;
  photoUrl: string;
}

/** The files in the manifest of the pages' build. */
export interface BuiltFiles {
  entry: string;
  /** The scripts that the entry imports. */
  imports: string[];
  styles: string[];
  fonts: string[];
}

const DESCRIPTION_LENGTH = 200;

/** Style sheets, fonts and the program, for the head: fonts come before the first paint, the program is fetched behind it. */
export function headTags({ entry, imports, styles, fonts }: BuiltFiles): string {
  return [
    ...fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`),
    ...styles.map((url) => `<link rel="stylesheet" crossorigin href="${url}" />`),
    scriptTags([entry, ...imports]),
  ].join('\n    ');
}

/** Links that preload scripts with low priority. */
export const scriptTags = (urls: string[]): string =>
  urls.map((url) => `<link rel="modulepreload" crossorigin href="${url}" fetchpriority="low" />`).join('\n    ');

/** Starts the program once the page has been painted (public/start.js). */
export const startTag = ({ entry }: BuiltFiles): string => `<script src="/start.js" data-main="${entry}"></script>`;

/** The title of a product's page, where the page itself does not write it. */
export const productTitle = ({ name }: DescribedProduct, { brandName }: Settings): string => `<title>${escapeHtml(`${name} - ${brandName}`)}</title>`;

/** Description and Open Graph tags of a product, for link previews, which show the price beside the name. The picture is a JPEG, because some messengers show no other type. */
export function metaTags({ name, description, price, photoUrl }: DescribedProduct, path: string, settings: Settings): string {
  const { publicUrl, brandName } = settings;
  const summary = [...description.split(/\s+/).join(' ')].slice(0, DESCRIPTION_LENGTH).join('');
  const jpeg = jpegUrlOf(photoUrl);
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

/** The one address of a page for search engines. */
export const canonicalTag = (url: string): string => `<link rel="canonical" href="${escapeHtml(url)}" />`;

/** A script element with JSON, escaped so that it cannot end the element. */
export const jsonTag = (id: string, json: string): string => `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
