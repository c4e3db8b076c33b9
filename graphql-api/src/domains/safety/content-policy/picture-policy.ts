import sharp, { type Sharp } from 'sharp';
import type { Infrastructure } from '../../../platform/context.ts';
import { contactInPicture, unchecked } from './picture-text.ts';
import type { Violation } from './text/goods.ts';

/** Minimum width and height of a picture, in pixels. */
const SMALLEST = 100;
/** Minimum variation of a channel, out of 255, for a picture that is not blank. */
const BLANK = 2;
/** Minimum confidence of the classifier for a rejection, per class. */
const REJECTION_THRESHOLDS: Record<string, number> = { Porn: 0.7, Hentai: 0.8, Sexy: 0.95 };
const SIZE = 224;

const certain = (kind: string, words: string[] = []): Violation => ({ kind, words, isDoubtful: false });

/**
 * Returns the picture as users see it: on white, upright, `SIZE` pixels wide and high. The statistics of sharp read the file unchanged, including
 * transparent pixels.
 */
async function visiblePixels(image: Sharp): Promise<Buffer> {
  const seen = image.clone().rotate().flatten({ background: '#ffffff' }).resize(SIZE, SIZE, { fit: 'fill' });
  return seen.toColourspace('srgb').removeAlpha().raw().toBuffer();
}

/** Dependencies of a picture review. */
export type PictureReview = Pick<Infrastructure, 'imageReviewer' | 'pictureTextReader'> & { settings: { studentEmailDomains: readonly string[] } };

/**
 * Returns the violations in a picture. `skipped` states why it could not be classified. Contact data in it and a failed review are doubtful. Bytes
 * that are not a picture are left to the codec to reject.
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
