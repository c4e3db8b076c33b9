import { Router, type RequestHandler } from 'express';
import pLimit from 'p-limit';
import type { PhotoAddresses, PhotoStore } from '../../../platform/ports.ts';
import { JPEG } from '../../../domains/media/photos/photo-paths.ts';
import { jpegOf, PHOTO_WIDTHS } from '../../../domains/media/photos/photo-codec.ts';
import { PLACEHOLDER_URL } from '../../../domains/media/photos/stored-photo.mapping.ts';
import { placeholderSvg } from '../../../domains/media/photos/placeholder.ts';

const FOREVER = 'public, max-age=31536000, immutable';

const isHash = (text: string): boolean => /^[\w-]+$/.test(text);

/** Allows pages of other origins to show photos. */
const crossOrigin: RequestHandler = (_request, response, next) => {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  next();
};

const LARGEST = PHOTO_WIDTHS.at(-1)!;

/** Limits the JPEGs that are encoded at the same time and that wait. Only link previews of messengers request them, which is rare. */
const encoding = pLimit(1);
const MOST_WAITING = 20;

interface Parts {
  store: PhotoStore;
  /** Undefined if the server sends the photos itself. */
  addresses: PhotoAddresses | undefined;
  isOfListing: (hash: string) => Promise<boolean>;
  /** Returns a photo of test mode. Responses of test mode contain the same paths. */
  ofTestMode: (hash: string, width: number) => Promise<Buffer | undefined>;
}

/**
 * Serves photos by the hash of their content, so that caches may keep them forever, or redirects to the store. Only photos of listings have a public
 * address: profile pictures and photos of chats are sent by the server.
 */
export function photos({ store, addresses, isOfListing, ofTestMode }: Parts): Router {
  const addressOf = async (hash: string, width: number): Promise<string | undefined> =>
    addresses && (!addresses.isPublic || (await isOfListing(hash))) ? addresses.of(hash, width) : undefined;
  return Router()
    .use('/photos', crossOrigin)
    .get(PLACEHOLDER_URL, (_request, response) => {
      response.set('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(placeholderSvg);
    })
    .get(`/photos/:hash/${LARGEST}${JPEG}`, async (request, response) => {
      if (encoding.pendingCount >= MOST_WAITING) return void response.status(503).set('Retry-After', '5').type('text/plain').send('Busy');
      const bytes = isHash(request.params.hash) ? await store.get(request.params.hash, LARGEST) : undefined;
      if (!bytes) return void response.status(404).type('text/plain').send('No such photo');
      response
        .set('Cache-Control', FOREVER)
        .type('image/jpeg')
        .send(await encoding(jpegOf, bytes));
    })
    .get('/photos/:hash/:file', async (request, response) => {
      const width = Number(/^(\d+)\.webp$/.exec(request.params.file)?.[1]);
      const known = (PHOTO_WIDTHS as readonly number[]).includes(width) && isHash(request.params.hash);
      const address = known ? await addressOf(request.params.hash, width) : undefined;
      if (address) return void response.set('Cache-Control', `public, max-age=${addresses!.redirectSeconds}`).redirect(302, address);
      const bytes = known ? await store.get(request.params.hash, width) : undefined;
      const found = bytes ?? (known ? await ofTestMode(request.params.hash, width) : undefined);
      if (found)
        response
          .set('Cache-Control', bytes ? FOREVER : 'no-store')
          .type('image/webp')
          .send(found);
      else response.status(404).type('text/plain').send('No such photo');
    });
}
