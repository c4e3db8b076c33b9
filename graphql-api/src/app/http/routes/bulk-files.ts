import { Router } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';
import { isId } from '../../../platform/database/ids.ts';
import type { Ctx } from '../../../platform/context.ts';
import { bulkFile, bulkPath } from '../../../domains/acts/bulk/make-file.ts';

/** Serves the files of bulk jobs in parts to anyone who has their URL. */
export function bulkFiles(guest: (request: IncomingMessage) => Ctx): Router {
  return Router().get(bulkPath(':id', ':key'), async (request, response) => {
    const { id, key } = request.params as { id: string; key: string };
    const parts = isId(id) ? await bulkFile(guest(request), id, key) : undefined;
    if (!parts) return void response.status(404).type('text/plain').send('No such file, or it has expired');
    const headers = { 'Cache-Control': 'no-store', 'Content-Disposition': `attachment; filename="campuscart-${id}.jsonl.gz"` };
    response.set(headers).type('application/gzip');
    await pipeline(Readable.from(parts), response);
  });
}
