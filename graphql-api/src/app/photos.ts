import { Router } from 'express';
import type { PhotoStore } from '../platform/ports.ts';
import { PHOTO_WIDTHS } from '../photos/photo-codec.ts';
import { PLACEHOLDER_URL } from '../photos/photo.read.ts';
import { placeholderSvg } from '../photos/placeholder.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Serves photos by the hash of their content, so that they may be kept for ever. */
export function photos(store: PhotoStore): Router {
  return Router()
    .get(PLACEHOLDER_URL, (_request, response) => {
      response.set('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(placeholderSvg);
    })
    .get('/photos/:hash/:file', async (request, response) => {
      const width = Number(/^(\d+)\.webp$/.exec(request.params.file)?.[1]);
      const known = (PHOTO_WIDTHS as readonly number[]).includes(width);
      const bytes = known ? await store.get(request.params.hash, width) : undefined;
      if (bytes) response.set('Cache-Control', FOREVER).type('image/webp').send(bytes);
      else response.status(404).type('text/plain').send('No such photo');
    });
}
