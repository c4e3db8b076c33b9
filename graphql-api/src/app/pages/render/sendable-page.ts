import type { Request, Response } from 'express';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matchesEtag } from '../../../platform/net/etag.ts';

/** How a page is compressed, by the name of the encoding; the first that the client accepts is used. */
const ENCODINGS: Record<string, (html: Buffer) => Promise<Buffer>> = {
  // A higher quality takes many times as long for less than a hundredth; 4 takes a fifth less time for a tenth more.
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (html) => promisify(gzip)(html),
};

/** A page with its status, its validator, and what it was compressed to. */
export interface SendablePage {
  html: Buffer;
  status: number;
  etag: string;
  compressed: Map<string, Promise<Buffer>>;
}

/** A page whose validator is that of its content. It is weak, because the compressed page has the same. */
export function sendablePage({ html, status }: Pick<SendablePage, 'html' | 'status'>): SendablePage {
  return { html, status, etag: `W/"${hash('sha256', html, 'base64url').slice(0, 27)}"`, compressed: new Map() };
}

/** Sends a page, compressed where the client accepts that; 304 where the client has it. */
export async function sendPage(request: Request, response: Response, { html, status, etag, compressed }: SendablePage): Promise<void> {
  response.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Cookie', ETag: etag }).type('html');
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) return void response.status(304).end();
  response.status(status);
  const encoding = request.acceptsEncodings(Object.keys(ENCODINGS));
  if (!encoding) return void response.end(html);
  const body = compressed.get(encoding) ?? ENCODINGS[encoding]!(html);
  compressed.set(encoding, body);
  response.set('Content-Encoding', encoding).end(await body);
}
