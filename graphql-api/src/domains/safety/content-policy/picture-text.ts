import type { Sharp } from 'sharp';
import type { PictureTextReader } from '../../../platform/ports.ts';
import { contactDetailsIn } from './text/contact/contact-details.ts';
import type { Violation } from './text/goods.ts';

/** Maximum width or height of the picture that is read, in pixels. The print of a label is legible at this size, and the time is bounded. */
const LONGEST = 1600;

const doubtful = (kind: string, words: string[] = []): Violation => ({ kind, words, isDoubtful: true });

/** Returns the violation for a failed review of a picture, which an administrator should look at. */
export const unchecked = (): Violation => doubtful('a picture that could not be checked');

/**
 * Returns contact data that is legible in a picture, which users see and text searches do not find. It is doubtful, because a poster or a label may
 * show a number too.
 */
export async function contactInPicture(image: Sharp, reader: PictureTextReader, emailDomains: readonly string[]): Promise<Violation[]> {
  const seen = image.clone().rotate().flatten({ background: '#ffffff' }).greyscale();
  const result = await reader.read(
    await seen.resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true }).png({ compressionLevel: 1 }).toBuffer(),
  );
  if (result === 'unavailable') return [];
  if ('failed' in result) return [unchecked()];
  return contactDetailsIn(result.text, emailDomains).map(({ words }) => doubtful('contact data in the picture', words));
}
