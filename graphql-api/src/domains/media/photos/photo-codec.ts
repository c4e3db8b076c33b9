import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { PhotoVariant } from '../../../platform/ports.ts';
import { withoutHiddenChunks } from './png-chunks.ts';

/** Stored widths of each photo, in pixels. A smaller original is never enlarged. */
export const PHOTO_WIDTHS = [160, 320, 640, 1280] as const;

const MAX_PIXELS = 40_000_000;
/** Maximum decoding time, in seconds. */
const MAX_SECONDS = 4;

/** Reason why a file cannot become a photo. */
export type UnreadablePhoto = 'unreadable' | 'too-many-pixels' | 'too-slow';

export interface EncodedPhoto {
  /** SHA-256 of the largest width. */
  contentHash: string;
  /** Perceptual hash as zeros and ones; null if there is too little to see. */
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

/** A picture as raw pixels, upright and no larger than the largest stored width. */
type Pixels = { data: Buffer; info: OutputInfo };

/** Decodes a picture once. All widths are made from these pixels. */
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

/** Side of the miniature that is hashed, in pixels, and the number of values per pixel: red, green and blue. */
const SIDE = 8;
const CHANNELS = 3;
const ROW = SIDE * CHANNELS;
/** Minimum difference between neighbours, out of 255. A smaller difference is encoding noise. */
const LEAST_STEP = 4;
/** Minimum number of steps. A picture with fewer steps differs from an empty one as little as from itself in another encoding. */
const LEAST_STEPS = 64;

/**
 * Computes a perceptual hash of a picture: a difference hash (dHash) of each colour, in both directions. For every two neighbours in a miniature, one
 * bit says that the second is darker and one that it is brighter, so that neither is taken for a flat area. Returns null if the picture has hardly
 * any contours.
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

/** Decodes a picture by its content, never by its name, and encodes it as WebP in `PHOTO_WIDTHS`. */
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

/** Converts a stored photo to JPEG, on white where it is transparent. */
export async function jpegOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
