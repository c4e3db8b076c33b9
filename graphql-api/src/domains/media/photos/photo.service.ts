import { hash, randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { releaseSlotWhile, type Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { messages } from '../../../messages.ts';
import type { Limit } from '../../../platform/ports.ts';
import type { IncomingFile, UploadedFile } from './uploaded-file.ts';
import { upsertPhoto } from './photo.queries.ts';
import { encodePhoto, type EncodedPhoto, type UnreadablePhoto } from './photo-codec.ts';

/** Largest upload, in bytes. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

const uploadsOfUser = ({ infra }: Ctx): Limit => ({ name: 'uploads', points: infra.settings.limits.userUploads, seconds: 3600 });

/** Pictures that are decoded at once, and that wait for it. */
const decoding = pLimit(2);
const MOST_WAITING = 30;
const RETRY_AFTER = 5;

/** Decodes when it is this picture's turn: decoding takes a processor for up to a second. */
async function inTurn(bytes: Buffer): Promise<EncodedPhoto | UnreadablePhoto> {
  if (decoding.pendingCount >= MOST_WAITING) {
    throw new DomainError(ErrorCode.RATE_LIMITED, messages.busy(RETRY_AFTER), { retryAfter: RETRY_AFTER });
  }
  return decoding(encodePhoto, bytes);
}

function rejection(field: string, code: ErrorCode, message: string): DomainError {
  return new DomainError(code, message, { fields: [{ field, message }] });
}

/** The bytes of an upload and their hash. */
export interface Upload {
  bytes: Buffer;
  hash: string;
}

interface UploadOptions {
  /** The field that errors are about. */
  field?: string;
  /** What is said of a file of more than 5 MB. */
  tooLarge?: string;
}

/** Reads the bytes of an upload. Throws INVALID_INPUT or TOO_LARGE about `field`. */
export async function readUpload(
  ctx: Ctx,
  file: IncomingFile,
  { field = 'photo', tooLarge = messages.photoTooLarge }: UploadOptions = {},
): Promise<Upload> {
  const bytes = await releaseSlotWhile(ctx, async () => readAll(await arrived(file, field), field, tooLarge));
  return { bytes, hash: hash('sha256', bytes, 'hex') };
}

/** The file that was announced, once the form has come as far as it. */
async function arrived(file: IncomingFile, field: string): Promise<UploadedFile> {
  try {
    return typeof file === 'function' ? await file() : file;
  } catch {
    throw rejection(field, ErrorCode.INVALID_INPUT, messages.uploadMissing);
  }
}

async function readAll(file: UploadedFile, field: string, tooLarge: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let stream;
  try {
    stream = file.createReadStream();
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_PHOTO_BYTES) break;
      chunks.push(chunk);
    }
  } catch {
    throw rejection(field, ErrorCode.INVALID_INPUT, messages.uploadIncomplete);
  }
  if (size > MAX_PHOTO_BYTES || stream.truncated) throw rejection(field, ErrorCode.TOO_LARGE, tooLarge);
  return Buffer.concat(chunks);
}

const reasons: Record<UnreadablePhoto, string> = {
  unreadable: messages.photoUnreadable,
  'too-many-pixels': messages.photoTooManyPixels,
  'too-slow': messages.photoTooSlow,
};

/** An uploaded picture: what is kept of it, and the largest of that, to look at. */
interface ReadPhoto {
  encoded: EncodedPhoto;
  bytes: Buffer;
}

/**
 * Reads an uploaded picture: decodes it, turns it upright, drops its metadata and encodes it in several widths; stores nothing.
 * Throws INVALID_INPUT about `field`, RATE_LIMITED.
 */
export async function readPhoto(ctx: Ctx, { bytes }: Upload, field = 'photo'): Promise<ReadPhoto> {
  await ctx.infra.rateLimiter.use(uploadsOfUser(ctx), ctx.viewer?.id ?? ctx.ip);
  const encoded = await inTurn(bytes);
  if (typeof encoded === 'string') throw rejection(field, ErrorCode.INVALID_INPUT, reasons[encoded]);
  return { encoded, bytes: encoded.variants.at(-1)!.bytes };
}

/** Stores a picture under a random name, unless it is there already. Returns the photo's id. */
export async function storePhoto(ctx: Ctx, { encoded }: ReadPhoto): Promise<string> {
  const { contentHash, lookHash, width, height, color } = encoded;
  // The row first: a file whose row is missing would never be found by the job that removes unused photos.
  const { id, hash: name } = await upsertPhoto(ctx, { hash: randomBytes(16).toString('hex'), contentHash, lookHash, width, height, color });
  await ctx.infra.photos.put(name, encoded.variants);
  return id;
}
