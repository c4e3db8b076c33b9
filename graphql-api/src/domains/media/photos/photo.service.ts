import { hash, randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { releaseSlotWhile, type Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { messages } from '../../../messages.ts';
import type { Limit } from '../../../platform/ports.ts';
import type { IncomingFile, UploadedFile } from './uploaded-file.ts';
import { upsertPhoto } from './photo.queries.ts';
import { encodePhoto, type EncodedPhoto, type UnreadablePhoto } from './photo-codec.ts';

/** Maximum size of an upload, in bytes. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

const uploadsOfUser = ({ infra }: Ctx): Limit => ({ name: 'uploads', points: infra.settings.limits.userUploads, seconds: 3600 });

/** Limits how many pictures are decoded at once and how many wait. */
const decoding = pLimit(2);
const MOST_WAITING = 30;
const RETRY_AFTER = 5;

/** Decodes a picture when it is its turn. Decoding uses a processor for up to a second. */
async function inTurn(bytes: Buffer): Promise<EncodedPhoto | UnreadablePhoto> {
  if (decoding.pendingCount >= MOST_WAITING) {
    throw new DomainError(ErrorCode.RATE_LIMITED, messages.busy(RETRY_AFTER), { retryAfter: RETRY_AFTER });
  }
  return decoding(encodePhoto, bytes);
}

function rejection(field: string, code: ErrorCode, message: string): DomainError {
  return new DomainError(code, message, { fields: [{ field, message }] });
}

/** Content of an upload and its hash. */
export interface Upload {
  bytes: Buffer;
  hash: string;
}

interface UploadOptions {
  /** Field that errors refer to. */
  field?: string;
  /** Message for a file of more than 5 MB. */
  tooLarge?: string;
}

/** Reads the content of an upload. Throws INVALID_INPUT or TOO_LARGE about `field`. */
export async function readUpload(
  ctx: Ctx,
  file: IncomingFile,
  { field = 'photo', tooLarge = messages.photoTooLarge }: UploadOptions = {},
): Promise<Upload> {
  const bytes = await releaseSlotWhile(ctx, async () => readAll(await arrived(file, field), field, tooLarge));
  return { bytes, hash: hash('sha256', bytes, 'hex') };
}

/** Returns the announced file once the multipart form has been read up to it. */
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

/** An uploaded picture: its encoded widths, and the largest of them for review. */
interface ReadPhoto {
  encoded: EncodedPhoto;
  bytes: Buffer;
}

/**
 * Reads an uploaded picture without storing it: decodes it, rotates it upright, drops its metadata and encodes it in several widths.
 * Throws INVALID_INPUT about `field`, RATE_LIMITED.
 */
export async function readPhoto(ctx: Ctx, { bytes }: Upload, field = 'photo'): Promise<ReadPhoto> {
  await ctx.infra.rateLimiter.use(uploadsOfUser(ctx), ctx.viewer?.id ?? ctx.ip);
  const encoded = await inTurn(bytes);
  if (typeof encoded === 'string') throw rejection(field, ErrorCode.INVALID_INPUT, reasons[encoded]);
  return { encoded, bytes: encoded.variants.at(-1)!.bytes };
}

/** Stores a picture under a random name, unless it is already stored. Returns the photo's id. */
export async function storePhoto(ctx: Ctx, { encoded }: ReadPhoto): Promise<string> {
  const { contentHash, lookHash, width, height, color } = encoded;
  // The row is inserted first. The job that removes unused photos would never find a file without a row.
  const { id, hash: name } = await upsertPhoto(ctx, { hash: randomBytes(16).toString('hex'), contentHash, lookHash, width, height, color });
  await ctx.infra.photos.put(name, encoded.variants);
  return id;
}
