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
  /** What it looks like, in zeros and ones; null where there is little to see. */
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

/** Pixels of each side of the miniature that is hashed, and the values of each: red, green and blue. */
const SIDE = 8;
const CHANNELS = 3;
const ROW = SIDE * CHANNELS;
/** How much neighbours must differ, of 255: less is noise of the encoding. */
const LEAST_STEP = 4;
/** A picture with fewer steps differs from an empty one as little as the same picture from itself in another encoding. */
const LEAST_STEPS = 64;

/**
 * A hash of what a picture looks like: a difference hash (dHash) of each colour, in both directions. Of every two neighbours in a miniature, one bit says that
 * the second is darker, one that it is brighter, so that neither is taken for a plain place. Null where the picture has hardly any contours.
 */
export async function lookHashOf(picture: Sharp): Promise<string | null> {
  const miniature = picture.clone().flatten({ background: '#ffffff' }).resize(SIDE, SIDE, { fit: 'fill' });
  const values = await miniature.toColourspace('srgb').raw().toBuffer();
  const bits: boolean[] = [];
  const compare = (value: number, next: number) => bits.push(value - next >= LEAST_STEP, next - value >= LEAST_STEP);
  for (const [at, value] of values.entries()) {
    if (at % ROW >= CHANNELS) compare(values[at - CHANNELS]!, value);
    if (at >= ROW) compare(values[at - ROW]!, value);
  }
  return bits.filter(Boolean).length < LEAST_STEPS ? null : bits.map(Number).join('');
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
