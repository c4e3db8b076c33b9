import sharp, { type Sharp } from 'sharp';
import type { Infrastructure } from '../../../platform/context.ts';
import { contactInPicture, unchecked } from './picture-text.ts';
import type { Violation } from './text/goods.ts';

/** Smallest side of a picture, in pixels. */
const SMALLEST = 100;
/** How much a channel must vary, of 255, for a picture to show something. */
const BLANK = 2;
/** How sure the classifier must be, per class, for a rejection. */
const REJECTION_THRESHOLDS: Record<string, number> = { Porn: 0.7, Hentai: 0.8, Sexy: 0.95 };
const SIZE = 224;

const certain = (kind: string, words: string[] = []): Violation => ({ kind, words, isDoubtful: false });

/** The picture as people see it: on white, upright, `SIZE` pixels wide and high. The statistics of sharp read the file as it is, transparent pixels too. */
async function visiblePixels(image: Sharp): Promise<Buffer> {
  const seen = image.clone().rotate().flatten({ background: '#ffffff' }).resize(SIZE, SIZE, { fit: 'fill' });
  return seen.toColourspace('srgb').removeAlpha().raw().toBuffer();
}

/** What reviews pictures. */
export type PictureReview = Pick<Infrastructure, 'imageReviewer' | 'pictureTextReader'> & { settings: { studentEmailDomains: readonly string[] } };

/**
 * What is wrong with a picture; `skipped` says why it could not be classified. Contact data in it, and a review that failed, are doubtful. Bytes that are
 * no picture are the codec's to reject.
 */
export async function pictureViolations(bytes: Buffer, review: PictureReview): Promise<{ violations: Violation[]; skipped?: string }> {
  const image = sharp(bytes, { limitInputPixels: 40_000_000 });
  const { width = 0, height = 0 } = await image.metadata();
  if (width < SMALLEST || height < SMALLEST) {
    return { violations: [certain(`a picture smaller than ${SMALLEST} × ${SMALLEST} pixels`, [`${width} × ${height}`])] };
  }
  const pixels = await visiblePixels(image);
  const { channels } = await sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } }).stats();
  if (channels.every(({ stdev }) => stdev < BLANK)) return { violations: [certain('a blank picture')] };
  const [result, contact] = await Promise.all([
    review.imageReviewer.classify(pixels),
    contactInPicture(image, review.pictureTextReader, review.settings.studentEmailDomains),
  ]);
  if ('skipped' in result) return { violations: result.hasFailed ? [unchecked()] : contact, skipped: result.skipped };
  const found = Object.entries(REJECTION_THRESHOLDS).some(([name, least]) => (result.classes[name] ?? 0) >= least);
  return { violations: found ? [certain('nudity in the picture')] : contact };
}
