import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { PhotoVariant } from '../../../platform/ports.ts';
import { withoutHiddenChunks } from './png-chunks.ts';

/** Widths kept of each photo, in pixels; a smaller original is never blown up. */
export const PHOTO_WIDTHS = [160, 320, 640, 1280] as const;

const MAX_PIXELS = 40_000_000;
/** Longest decoding, in seconds. */
const MAX_SECONDS = 4;

/** Why a file cannot become a photo. */
export type UnreadablePhoto = 'unreadable' | 'too-many-pixels' | 'too-slow';

export interface EncodedPhoto {
  /** SHA-256 of the largest width. */
  contentHash: string;
  width: number;
  height: number;
  /** Average colour as #rrggbb. */
  color: string;
  variants: PhotoVariant[];
}

const MAGIC: ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) => head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  (head) => head.subarray(0, 4).toString('latin1') === 'GIF8',
  (head) => head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP',
  (head) => head.subarray(4, 8).toString('latin1') === 'ftyp' && /^(avif|avis|mif1)/.test(head.subarray(8, 12).toString('latin1')),
];

/** A picture as plain pixels, upright and no larger than the largest width that is kept. */
type Pixels = { data: Buffer; info: OutputInfo };

/** Decodes once: every further width is made of these pixels. */
async function decode(bytes: Buffer): Promise<Pixels> {
  const width = PHOTO_WIDTHS.at(-1)!;
  return sharp(withoutHiddenChunks(bytes), { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function imageOf({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function averageColor(pixels: Pixels): Promise<string> {
  const pixel = await imageOf(pixels)
    .resize(1, 1, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

async function encode(pixels: Pixels): Promise<EncodedPhoto> {
  const variants: PhotoVariant[] = [];
  let largest = { width: 0, height: 0 };
  for (const target of PHOTO_WIDTHS) {
    const { data, info } = await imageOf(pixels)
      .resize({ width: target, height: target * 2, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer({ resolveWithObject: true });
    variants.push({ width: target, bytes: data });
    largest = info;
  }
  const contentHash = createHash('sha256').update(variants.at(-1)!.bytes).digest('hex');
  return { contentHash, width: largest.width, height: largest.height, color: await averageColor(pixels), variants };
}

/** Decodes a picture by its content, never by its name, and encodes it as WebP in the widths above. */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto | UnreadablePhoto> {
  if (!MAGIC.some((matches) => matches(bytes))) return 'unreadable';
  try {
    const { width = 0, height = 0 } = await sharp(withoutHiddenChunks(bytes), { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return 'too-many-pixels';
    return await encode(await decode(bytes));
  } catch (error) {
    return /timeout/i.test((error as Error).message) ? 'too-slow' : 'unreadable';
  }
}

/** A kept photo as a JPEG, on white where it is transparent. */
export async function jpegOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
