import type { Request, Response } from 'express';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { matchesEtag } from '../../../platform/net/etag.ts';

type Recode = (body: Buffer) => Promise<Buffer>;

/**
 * With a usual window Brotli prepares tables of megabytes for each page, whose memory costs a busy machine more than compressing does. 64 kB of a page are
 * enough for what it repeats; with a higher quality the page is no larger.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 16 };

/** How a page is compressed, by the name of the encoding; the first that the client accepts is used. */
const ENCODINGS: Record<string, { encode: Recode; decode: Recode }> = {
  br: {
    encode: (html) => promisify(brotliCompress)(html, { params: BROTLI }),
    decode: promisify(brotliDecompress),
  },
  gzip: { encode: promisify(gzip), decode: promisify(gunzip) },
};
const IDENTITY = 'identity';

/** A page with its status and entity tag. */
export interface SendablePage {
  /** Uncompressed size in bytes. */
  size: number;
  status: number;
  etag: string;
  /** The page by encoding, encoded on demand. */
  bodies: Map<string, Promise<Buffer>>;
}

/** Returns a page with an entity tag of its content. The tag is weak, because the compressed page has the same tag. */
export function sendablePage({ html, status }: { html: Buffer; status: number }): SendablePage {
  const etag = `W/"${hash('sha256', html, 'base64url').slice(0, 27)}"`;
  return { size: html.length, status, etag, bodies: new Map([[IDENTITY, Promise.resolve(html)]]) };
}

/**
 * Returns the page in an encoding. Once a cached page has been compressed, it keeps only that form, with a sixth of the bytes: almost all clients
 * accept the same encoding, and for the others the page is decoded again.
 */
async function bodyOf({ bodies }: SendablePage, encoding: string): Promise<Buffer> {
  const made = bodies.get(encoding);
  if (made) return made;
  const [first] = bodies;
  const [from, body] = first!;
  const html = from === IDENTITY ? body : body.then(ENCODINGS[from]!.decode);
  const encoded = encoding === IDENTITY ? html : html.then(ENCODINGS[encoding]!.encode);
  bodies.set(encoding, encoded);
  if (from === IDENTITY) bodies.delete(IDENTITY);
  return encoded;
}

/** Sends a page, compressed if the client accepts it. Sends 304 if the client has the current page. */
export async function sendPage(request: Request, response: Response, page: SendablePage): Promise<void> {
  const { status, etag } = page;
  response.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Cookie', ETag: etag }).type('html');
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) return void response.status(304).end();
  response.status(status);
  const encoding = request.acceptsEncodings(Object.keys(ENCODINGS)) || IDENTITY;
  const body = await bodyOf(page, encoding);
  if (encoding !== IDENTITY) response.set('Content-Encoding', encoding);
  response.end(body);
}
