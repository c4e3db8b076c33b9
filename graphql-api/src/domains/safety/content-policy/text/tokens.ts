/** Separator between two tokens: nothing that ends a thought, a comma or bracket, or the end of a sentence. */
export type Gap = 'space' | 'comma' | 'sentence';

/** A word of a normalized text. */
export interface Token {
  /** The token as it appears in the normalized text. */
  text: string;
  /** The token with surrounding signs that may represent letters: "!nsulin". */
  withSigns: string;
  /** The word as which it is read. */
  word: string;
  /** The preceding characters that belong to no word. */
  before: string;
  gap: Gap;
  /** Whether reading it removed a disguise. */
  isDisguised: boolean;
}

/** Letters, digits, and the signs that represent letters. */
const WORDS = /(?<![\p{L}\p{M}\p{N}@$!|*#€£+])[\p{L}\p{M}\p{N}@$!|*#€£+]*[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}@$!|*#€£+]*/gu;
/** Letters separated by signs that may be part of words. */
const PULLED_APART = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][|*#+]){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const SENTENCE = /[.!?;]\s|[.!?;]$|\n|[।•●▪★]/u;
const COMMA = /[,:()[\]{}"“”–—]|\s-\s|\s-|-\s|\/\s|\s\/|\|/u;

function gapOf(before: string, previous: string | undefined): Gap {
  // An initial, as in "Philip K. Dick".
  if (previous?.length === 1 && before === '. ') return 'space';
  if (SENTENCE.test(before)) return 'sentence';
  return COMMA.test(before) ? 'comma' : 'space';
}

/** Returns the tokens of a normalized text. Apostrophes are dropped: "seller's" is "sellers". */
export function tokensOf(normalized: string): Token[] {
  const text = normalized
    .replace(/['’ʼ`´]/g, '')
    .replace(/\b18\s?\+/g, '18plus ')
    .replace(PULLED_APART, (row) => row.replace(/[|*#+]/g, '.'));
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: raw, index } of text.matchAll(WORDS)) {
    // Signs at the ends are punctuation, unless one at the start represents a letter.
    const start = /^[!|*#+€£]+/.exec(raw)?.[0].length ?? 0;
    const word = raw.slice(start).replace(/(?<![@$!|*#€£+])[@$!|*#€£+]+$/, '');
    const trailing = raw.length - start - word.length;
    const before = text.slice(end, index + start);
    tokens.push({ text: word, withSigns: raw, word, before, gap: gapOf(before, tokens.at(-1)?.text), isDisguised: false });
    end = index + raw.length - trailing;
  }
  return tokens;
}
