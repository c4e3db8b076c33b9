import type { Sharp } from 'sharp';
import type { PictureTextReader } from '../../../platform/ports.ts';
import { contactDetailsIn } from './text/contact/contact-details.ts';
import type { Violation } from './text/goods.ts';

/** Longest side of the picture that is read, in pixels: the print of a label is legible, and the time for it bounded. */
const LONGEST = 1600;

const doubtful = (kind: string, words: string[] = []): Violation => ({ kind, words, isDoubtful: true });

/** That a review of a picture failed: somebody should look at it. */
export const unchecked = (): Violation => doubtful('a picture that could not be checked');

/** Contact data that can be read in a picture, which people see and no search of the texts finds. It is doubtful: a poster or a label may bear a number, too. */
export async function contactInPicture(image: Sharp, reader: PictureTextReader, emailDomains: readonly string[]): Promise<Violation[]> {
  const seen = image.clone().rotate().flatten({ background: '#ffffff' }).greyscale();
  const result = await reader.read(
    await seen.resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true }).png({ compressionLevel: 1 }).toBuffer(),
  );
  if (result === 'unavailable') return [];
  if ('failed' in result) return [unchecked()];
  return contactDetailsIn(result.text, emailDomains).map(({ words }) => doubtful('contact data in the picture', words));
}
