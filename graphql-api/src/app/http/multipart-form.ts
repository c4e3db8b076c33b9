import type { IncomingMessage, ServerResponse } from 'node:http';
import { processRequest } from 'graphql-upload-minimal';
import { MOST_PHOTOS } from '../../domains/market/products/photos/listing-photo.inputs.ts';
import { MAX_PHOTO_BYTES } from '../../domains/media/photos/photo.service.ts';
import { messages } from '../../messages.ts';
import { MAX_BODY_BYTES } from '../schema/execution/limits.ts';

/** A request that cannot be read, with the status of its response. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The part of a request body that this module uses. */
export interface Body {
  query?: unknown;
}

// One byte above the limit distinguishes a file of exactly the limit from one that was cut off.
const FORM_LIMITS = { maxFieldSize: MAX_BODY_BYTES, maxFileSize: MAX_PHOTO_BYTES + 1, maxFiles: MOST_PHOTOS };

/** Reads a multipart request. The library listens only to the first error of its parser, and a second one would end the process. */
export async function parseForm(request: IncomingMessage, response: ServerResponse): Promise<Body> {
  const pipe = request.pipe.bind(request);
  request.pipe = (parser) => pipe(parser.on('error', () => undefined));
  try {
    return (await processRequest(request, response, FORM_LIMITS)) as Body;
  } catch (error) {
    const { status = 500, message } = error as Partial<HttpError>;
    throw new HttpError(status === 413 ? 413 : 400, (status < 500 && message) || messages.notForm);
  }
}
