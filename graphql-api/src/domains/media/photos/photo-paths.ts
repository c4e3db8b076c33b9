const WEBP = '.webp';
export const JPEG = '.jpg';

/** Returns the path of a photo as a JPEG; undefined for other pictures, such as the placeholder. */
export function jpegUrlOf(photoUrl: string): string | undefined {
  return photoUrl.endsWith(WEBP) ? photoUrl.slice(0, -WEBP.length) + JPEG : undefined;
}
