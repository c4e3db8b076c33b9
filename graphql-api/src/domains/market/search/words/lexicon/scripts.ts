/** The blocks of the scripts of India that hold the same letters at the same places as Devanagari, by their first code point. */
const BLOCKS = [0x09_80, 0x0a_00, 0x0a_80, 0x0b_00, 0x0b_80, 0x0c_00, 0x0c_80, 0x0d_00];
const DEVANAGARI = 0x09_00;
const SIZE = 0x80;

const INDIAN = /[\u0980-\u0D7F]/;

/** A text with Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam letters as those of Devanagari, which the database reads as Latin ones. */
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

/** Whether a text is written in a script of India: its words are no Latin ones that happen to be spelt so. */
export const isIndianScript = (text: string): boolean => /[\u0900-\u0D7F]/.test(text);
