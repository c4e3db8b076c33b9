import { wholeNumber, type Env } from './setting-readers.ts';

/** What reading the words in a picture may cost. Past a limit the listing is doubtful. */
export interface PictureTextLimits {
  /** How long it may take, in milliseconds, the start of its process included; 0: words in pictures are not read. */
  ms: number;
  /** Memory of the process that reads, in MB. */
  mb: number;
}

/** Reads what the review of pictures may cost. Throws an error that names the invalid setting. */
export const readPictureText = (env: Env): { pictureText: PictureTextLimits } => ({
  pictureText: { ms: wholeNumber(env, 'PICTURE_TEXT_MS', 15_000, 120_000), mb: wholeNumber(env, 'PICTURE_TEXT_MB', 512, 8_192) },
});
