/** Signs and digits that are used in place of a letter, by the letter. More than one sign may represent two letters. */
const lettersBySign: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '£': 'l',
  '+': 't',
};

/** The sign that represents two letters, depending on the text: "£" is "l" by its shape and "e" by its sound. */
const POUND = '£';

/** Returns a word in which all characters that may represent the same letter are one letter: "1", "l" and "i" are "i", "9" and "6" are "g". */
export function skeleton(word: string): string {
  let plain = '';
  for (const character of word) plain += lettersBySign[character] ?? (character === 'l' ? 'i' : character === 'z' ? 's' : character);
  return plain.replaceAll('z', 's');
}

/** Returns every skeleton of a word. */
export const skeletons = (word: string): string[] =>
  word.includes(POUND) ? [skeleton(word), skeleton(word.replaceAll(POUND, 'e'))] : [skeleton(word)];

/** The name of a model or a size, such as "A25", "GT650", "A52s", "80mb" or "15d": digits next to one or two letters. */
const MODEL_OR_SIZE = /^(?:[a-z]{1,2}\d{2,}|[a-z]\d{2,}[es]|\d{2,}[a-z]{1,2})$/;

/** Returns whether a word mixes letters with signs or digits, as disguised words do. Names of models and sizes do not count. */
export function isMixed(word: string): boolean {
  return /[\p{L}]/u.test(word) && /[\d@$!|€£+]/.test(word) && !MODEL_OR_SIZE.test(word);
}
