import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import { sql } from '../platform/sql.ts';
import { messages } from '../messages.ts';
import { encodePhoto, type EncodedPhoto, type UnreadablePhoto } from './photo-codec.ts';

/** Largest upload, in bytes. Source: rulings on the catalogue. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** A file as the transports hand it over. */
export interface UploadedFile {
  createReadStream(): NodeJS.ReadableStream & { truncated?: boolean };
}

function refused(field: string, code: ErrorCode, message: string): DomainError {
  return new DomainError(code, message, { fields: [{ field, message }] });
}

async function readAll(file: UploadedFile, field: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = file.createReadStream();
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_PHOTO_BYTES) break;
    chunks.push(chunk);
  }
  if (size > MAX_PHOTO_BYTES || stream.truncated) throw refused(field, ErrorCode.TOO_LARGE, messages.photoTooLarge);
  return Buffer.concat(chunks);
}

const reasons: Record<UnreadablePhoto, string> = {
  unreadable: messages.photoUnreadable,
  'too-many-pixels': messages.photoTooManyPixels,
};

/** An uploaded picture: its bytes, and what is kept of it. */
interface ReadPhoto {
  bytes: Buffer;
  encoded: EncodedPhoto;
}

/**
 * Reads an uploaded picture: decodes it, turns it upright, drops its metadata and encodes it in several widths; stores nothing.
 * Throws INVALID_INPUT or TOO_LARGE about `field`.
 */
export async function readPhoto(file: UploadedFile, field = 'photo'): Promise<ReadPhoto> {
  const bytes = await readAll(file, field);
  const encoded = await encodePhoto(bytes);
  if (typeof encoded === 'string') throw refused(field, ErrorCode.INVALID_INPUT, reasons[encoded]);
  return { bytes, encoded };
}

/** Stores a picture under the hash of its content. Returns the photo's id. */
export async function storePhoto(ctx: Ctx, { encoded }: ReadPhoto): Promise<string> {
  await ctx.infra.photos.put(encoded.hash, encoded.variants);
  const row = await ctx.db.one<{ id: string }>(sql`insert into photos (hash, width, height, color)
    values (${encoded.hash}, ${encoded.width}, ${encoded.height}, ${encoded.color})
    on conflict (hash) do update set hash = excluded.hash returning id::text as id`);
  return row!.id;
}
