import sharp from 'sharp';
import type { ImageReviewer } from '../platform/ports.ts';
import type { Violation } from './text-policy.ts';

/** Smallest side of a picture, in pixels. Source: rulings on the marketplace norms. */
const SMALLEST = 100;
/** How much a channel must vary, of 255, for a picture to show something. */
const BLANK = 2;
/** How sure the classifier must be, per class, for a rejection. */
const REJECTION_THRESHOLDS: Record<string, number> = { Porn: 0.7, Hentai: 0.8, Sexy: 0.95 };
const SIZE = 224;

/** What is wrong with a picture; `skipped` says why it could not be classified. Bytes that are no picture are the codec's to reject. */
export async function pictureViolations(bytes: Buffer, reviewer: ImageReviewer): Promise<{ concerns: Violation[]; skipped?: string }> {
  const image = sharp(bytes, { limitInputPixels: 40_000_000 });
  const { width = 0, height = 0 } = await image.metadata();
  if (width < SMALLEST || height < SMALLEST) {
    return { concerns: [{ concern: `a picture smaller than ${SMALLEST} × ${SMALLEST} pixels`, words: [`${width} × ${height}`] }] };
  }
  const { channels } = await image.clone().flatten({ background: '#ffffff' }).stats();
  if (channels.every(({ stdev }) => stdev < BLANK)) return { concerns: [{ concern: 'a blank picture', words: [] }] };
  const pixels = await image
    .clone()
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(SIZE, SIZE, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const result = await reviewer.classify(pixels);
  if ('skipped' in result) return { concerns: [], skipped: result.skipped };
  const found = Object.entries(REJECTION_THRESHOLDS).some(([name, least]) => (result.classes[name] ?? 0) >= least);
  return { concerns: found ? [{ concern: 'nudity in the picture', words: [] }] : [] };
}
