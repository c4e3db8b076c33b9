import { Router, type Request, type Response } from 'express';
import { posterOf, type PosterForm } from '../../../domains/market/posters/poster.service.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { matchesEtag } from '../../../platform/net/etag.ts';
import { sendRejection } from '../plain-errors.ts';

const PER_PAGE: Partial<Record<string, PosterForm>> = { '1': 1, '4': 4 };

/** Serves posters of listings as pictures and for printing. Their entity tags change with their content, so caches revalidate every time. */
export function posters(guest: (request: Request) => Ctx): Router {
  const send = async (request: Request<{ id: string }>, response: Response, form: PosterForm): Promise<void> => {
    const poster = await posterOf(guest(request as Request), request.params.id, form);
    if (!poster) return void response.status(404).type('text/plain').send('No such listing');
    const tag = `"${poster.tag}"`;
    response.set({ ETag: tag, 'Cache-Control': 'public, no-cache' });
    // The tag is known before anything is drawn.
    if (matchesEtag(request.headers['if-none-match'], tag)) return void response.status(304).end();
    try {
      response.type(poster.type).send(await poster.bytes());
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      response.removeHeader('ETag');
      response.set('Cache-Control', 'no-store');
      sendRejection(response, error);
    }
  };
  return Router()
    .get('/posters/:id.jpg', (request, response) => send(request, response, 'jpg'))
    .get('/posters/:id.pdf', async (request, response) => {
      const { per = '1' } = request.query;
      const form = typeof per === 'string' ? PER_PAGE[per] : undefined;
      if (form === undefined) response.status(400).type('text/plain').send('per must be 1 or 4');
      else await send(request, response, form);
    });
}
