/** Signs and digits that people write for a letter, by the letter; more than one sign may stand for two letters. */
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

/** The sign that stands for two letters, each of them in another text: "£" is "l" by its shape and "e" by its sound. */
const POUND = '£';

/** A word with everything that may stand for the same letter as one letter: "1", "l" and "i" are "i", "9" and "6" are "g". */
export function skeleton(word: string): string {
  let plain = '';
  for (const character of word) plain += lettersBySign[character] ?? (character === 'l' ? 'i' : character === 'z' ? 's' : character);
  return plain.replaceAll('z', 's');
}

/** Every skeleton of a word. */
export const skeletons = (word: string): string[] =>
  word.includes(POUND) ? [skeleton(word), skeleton(word.replaceAll(POUND, 'e'))] : [skeleton(word)];

/** The name of a model or a size, such as "A25", "GT650", "A52s", "80mb" or "15d": some digits beside one or two letters. */
const MODEL_OR_SIZE = /^(?:[a-z]{1,2}\d{2,}|[a-z]\d{2,}[es]|\d{2,}[a-z]{1,2})$/;

/** Whether a word mixes letters with signs or digits, as disguised words do, and names of models and sizes do not. */
export function isMixed(word: string): boolean {
  return /[\p{L}]/u.test(word) && /[\d@$!|€£+]/.test(word) && !MODEL_OR_SIZE.test(word);
}
