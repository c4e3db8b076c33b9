import { Router } from 'express';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { myFiles, OWN_DATA_PATH, type OwnFile } from '../../../domains/acts/own-data/own-data.service.ts';
import { sendRejection } from '../plain-errors.ts';

const END = new Uint8Array(0);

/** Pictures are already compressed. */
const entryOf = (name: string) => (name.endsWith('.json') ? new ZipDeflate(name) : new ZipPassThrough(name));

/** Parts of all downloads are read and compressed one after the other, so that many downloads do not slow down other requests. */
const inTurn = pLimit(1);

/** Writes the next part after pending events have been handled. Returns whether there was one. */
const nextOf = (pieces: AsyncIterator<Uint8Array>, write: (piece: Uint8Array) => void): Promise<boolean> =>
  inTurn(async () => {
    await setImmediate();
    const next = await pieces.next();
    if (!next.done) write(next.value);
    return !next.done;
  });

/** Returns a ZIP file of some files. Each part is written before the next one is read, so that only one part is in memory. */
async function* zipped(files: AsyncIterable<OwnFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, pieces } of files) {
    const entry = entryOf(name);
    zip.add(entry);
    const iterator = pieces[Symbol.asyncIterator]();
    while (await nextOf(iterator, (piece) => entry.push(piece))) yield* chunks.splice(0);
    entry.push(END, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks;
}

/** Serves everything stored about the viewer as one ZIP file. */
export function ownData(contextOf: (request: IncomingMessage) => Promise<Ctx>): Router {
  return Router().get(OWN_DATA_PATH, async (request, response) => {
    try {
      const files = await myFiles(await contextOf(request));
      response.set({ 'Cache-Control': 'no-store', 'Content-Disposition': 'attachment; filename="campuscart-my-data.zip"' }).type('application/zip');
      await pipeline(Readable.from(zipped(files)), response);
    } catch (error) {
      if (!(error instanceof DomainError) || response.headersSent) throw error;
      sendRejection(response, error);
    }
  });
}
