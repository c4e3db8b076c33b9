import { emojiAsWords } from './emoji.ts';
import { asciiByDigit, latinByLookAlike } from './look-alikes.ts';

const DEVANAGARI = 0x900;
const BLOCK = 0x80;
const MALAYALAM_END = 0xd80;

/**
 * Maps letters of Indian scripts to the Devanagari letters at the same position, because their blocks have the same layout. Tamil is excluded,
 * because its spelling is too different.
 */
function asDevanagari(character: string): string {
  const codePoint = character.codePointAt(0)!;
  const isTamil = codePoint >= 0xb80 && codePoint < 0xc00;
  if (codePoint < DEVANAGARI + BLOCK || codePoint >= MALAYALAM_END || isTamil) return character;
  return String.fromCodePoint(DEVANAGARI + (codePoint % BLOCK));
}

/** Merges long and short vowels, and the two spellings of a nasal. */
const devanagariSpelling = new Map([
  ['\u0940', '\u093f'],
  ['\u0942', '\u0941'],
  ['\u0908', '\u0907'],
  ['\u090a', '\u0909'],
  ['\u0901', '\u0902'],
  ['\u0923', '\u0928'],
  ['\u093c', ''],
]);

function plainCharacter(character: string): string {
  const digit = asciiByDigit.get(character);
  if (digit !== undefined) return digit;
  const latin = latinByLookAlike.get(character);
  if (latin !== undefined) return latin;
  const indic = asDevanagari(character);
  return devanagariSpelling.get(indic) ?? indic;
}

/** Marks on letters that are not Indic, marks around a character as in keycaps, and the nukta, a dot below that is often omitted. */
const ACCENTS = new RegExp('[\\u0300-\\u036f]|[\\u0483-\\u0489]|[\\u1ab0-\\u1aff]|[\\u1dc0-\\u1dff]|[\\u20d0-\\u20ff]|\\u093c', 'gu');

/**
 * Returns the normalized form of a text that all rules read: compatibility forms resolved, lower case, without accents and invisible characters,
 * digits of all scripts as 0 to 9, letters that look Latin as Latin, Indian scripts as Devanagari in a simplified spelling.
 */
export function normalize(text: string): string {
  const visible = emojiAsWords(text)
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
  const bare = visible.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  let plain = '';
  for (const character of bare) plain += character < '\u0080' ? character : plainCharacter(character);
  return plain;
}
