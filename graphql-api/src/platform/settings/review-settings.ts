import { wholeNumber, type Env } from './setting-readers.ts';

/** Limits for reading text in a picture. Beyond a limit, the listing is doubtful. */
export interface PictureTextLimits {
  /** Maximum time, including the start of the process, in milliseconds; 0 if text in pictures is not read. */
  ms: number;
  /** Memory of the reading process, in MB. */
  mb: number;
}

/** Reads the limits for reading text in pictures. Throws an error that names the invalid setting. */
export const readPictureText = (env: Env): { pictureText: PictureTextLimits } => ({
  pictureText: { ms: wholeNumber(env, 'PICTURE_TEXT_MS', 15_000, 120_000), mb: wholeNumber(env, 'PICTURE_TEXT_MB', 512, 8_192) },
});
