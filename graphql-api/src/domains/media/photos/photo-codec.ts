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
  /** What it looks like; null where there is little to see. */
  lookHash: string | null;
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

const COLUMNS = 8;
const ROWS = 8;
/** How much darker a place must be than its left neighbour, of 255: less is noise of the encoding. */
const LEAST_STEP = 3;
/** A picture with fewer steps looks like too many others to be told from them. */
const LEAST_STEPS = 8;

/**
 * A hash of what a picture looks like (dHash): one bit for each place of a grid of 8 × 8 that is darker than its left neighbour. The same picture in
 * another size or encoding differs by at most six bits, others by more. As a signed number of 64 bits; null where the picture has hardly any contours.
 */
export async function lookHashOf(picture: Sharp): Promise<string | null> {
  const grid = picture
    .clone()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(COLUMNS + 1, ROWS, { fit: 'fill' });
  const shades = await grid.toColourspace('b-w').raw().toBuffer();
  let bits = 0n;
  for (let at = 0; at < shades.length; at++) {
    if (at % (COLUMNS + 1) > 0) bits = (bits << 1n) | BigInt(shades[at - 1]! - shades[at]! >= LEAST_STEP);
  }
  const steps = bits.toString(2).replaceAll('0', '').length;
  return steps < LEAST_STEPS ? null : BigInt.asIntN(64, bits).toString();
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
  const [color, lookHash] = await Promise.all([averageColor(pixels), lookHashOf(imageOf(pixels))]);
  return { contentHash, lookHash, width: largest.width, height: largest.height, color, variants };
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
