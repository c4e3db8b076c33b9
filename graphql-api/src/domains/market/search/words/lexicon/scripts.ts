/** First code points of the blocks of Indian scripts that have the same letters at the same offsets as Devanagari. */
const BLOCKS = [0x09_80, 0x0a_00, 0x0a_80, 0x0b_00, 0x0b_80, 0x0c_00, 0x0c_80, 0x0d_00];
const DEVANAGARI = 0x09_00;
const SIZE = 0x80;

const INDIAN = /[\u0980-\u0D7F]/;

/**
 * Converts Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam letters to Devanagari, which the database transliterates to Latin
 * letters.
 */
export function asDevanagari(text: string): string {
  if (!INDIAN.test(text)) return text;
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0)!;
      const block = BLOCKS.find((first) => code >= first && code < first + SIZE);
      return block === undefined ? letter : String.fromCodePoint(code - block + DEVANAGARI);
    })
    .join('');
}

/** Returns whether a text is written in an Indian script. Its words are then not Latin words that happen to be spelt alike. */
export const isIndianScript = (text: string): boolean => /[\u0900-\u0D7F]/.test(text);
