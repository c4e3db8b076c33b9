import { commonWords, salesWords } from './common-words.ts';
import { isMixed } from './characters/sign-letters.ts';
import { longWordOf } from './short-words.ts';
import type { Token } from './tokens.ts';
import { shortNames, type Vocabulary } from './vocabulary.ts';

/** Maximum number of letters in one row. */
const MOST_FRAGMENTS = 60;
const LONGEST_WORD = 30;

/** Returns the word whose letters are separated by signs: "gan*ja". */
function withoutMasks(text: string, vocabulary: Vocabulary): string | undefined {
  const letters = text.replace(/[*#]/g, '');
  return (letters.length > 3 || shortNames.includes(letters)) && vocabulary.isTarget(letters) ? letters : undefined;
}

function spelledBy(text: string, vocabulary: Vocabulary): string | undefined {
  if (/[*#]/.test(text)) return vocabulary.unmasked(text) ?? withoutMasks(text, vocabulary);
  return (
    (isMixed(text) ? (vocabulary.spelled(text) ?? vocabulary.spelledWithRepeats(text)) : undefined) ??
    vocabulary.withoutRepeats(text) ??
    vocabulary.incomplete(text)
  );
}

/** Returns the word of the lexicons that a single token disguises; undefined if there is none. */
function undisguised({ text, withSigns }: Token, vocabulary: Vocabulary): string | undefined {
  if (vocabulary.has(text) || withSigns.length > LONGEST_WORD) return undefined;
  return spelledBy(text, vocabulary) ?? (withSigns === text ? undefined : spelledBy(withSigns, vocabulary));
}

/**
 * Minimum length of a row of letters in which everyday words count, and of the words of the lexicons searched for in it. Ordinary words are shorter
 * than such a row.
 */
const LONG_ROW = 12;
const SHORTEST_AMONG_COMMON = 5;
/** The length of a short word, and the minimum number of words that a short word must be a part of. */
const SHORT_PART = 2;
const LEAST_WORDS = 3;
const LEAST_LENGTH = 10;
const salesAndCommonWords = new Set([...salesWords, ...commonWords]);

/**
 * Splits words that were joined into words of the lexicons, of sales and, in a long row, everyday words. Returns undefined unless the whole text
 * consists of such words.
 */
function split(text: string, vocabulary: Vocabulary): string[] | undefined {
  const words = splitInto(text, vocabulary, salesWords);
  if (words || text.length < LONG_ROW) return words;
  const longer = splitInto(text, vocabulary, salesAndCommonWords);
  return longer?.some((word) => word.length >= SHORTEST_AMONG_COMMON && vocabulary.isTarget(word)) ? longer : undefined;
}

function splitInto(text: string, vocabulary: Vocabulary, others: ReadonlySet<string>): string[] | undefined {
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    for (let start = Math.max(0, end - LONGEST_WORD); start < end && !ways[end]; start++) {
      const word = text.slice(start, end);
      const isWord = vocabulary.isPart(word) || (word.length === SHORT_PART && vocabulary.has(word)) || others.has(word);
      const way = ways[start];
      if (way && isWord) ways[end] = [...way, word];
    }
  }
  const words = ways[text.length];
  return words?.some((word) => vocabulary.isTarget(word)) && isPlausible(words, text.length) ? words : undefined;
}

/**
 * Returns whether a split makes sense. Words of two letters occur in any ordinary word, such as "meth-od" and "in-st-rum-en-ts", so they count only
 * in a row with as many longer words.
 */
function isPlausible(words: readonly string[], length: number): boolean {
  const short = words.filter((word) => word.length === SHORT_PART).length;
  return short === 0 || (words.length >= LEAST_WORDS && length >= LEAST_LENGTH && short <= words.length / 2);
}

const SHORTEST_WITHIN = 4;

/** Returns the words of the lexicons inside a long row of letters, the longest first at each position; undefined if there are none. */
function within(text: string, vocabulary: Vocabulary): string[] | undefined {
  const words: string[] = [];
  for (let at = 0; at < text.length - SHORTEST_WITHIN + 1;) {
    let end = Math.min(text.length, at + LONGEST_WORD);
    while (end >= at + SHORTEST_WITHIN && !vocabulary.isPart(text.slice(at, end))) end--;
    const isFound = end >= at + SHORTEST_WITHIN;
    if (isFound) words.push(text.slice(at, end));
    at = isFound ? end : at + 1;
  }
  return words.some((word) => vocabulary.isTarget(word)) ? words : undefined;
}

const isLetter = ({ text }: Token) => [...text].length === 1;
const asTokens = (words: string[], first: Token): Token[] =>
  words.map((word, index) => ({
    ...first,
    word,
    text: word,
    withSigns: word,
    before: index === 0 ? first.before : '',
    gap: index === 0 ? first.gap : 'space',
    isDisguised: true,
  }));

/** Reads letters that were pulled apart: the whole row as a word of the lexicons, or as several words. */
function joinedLetters(row: Token[], vocabulary: Vocabulary): Token[] | undefined {
  const text = row.map((token) => token.text).join('');
  const spelled = vocabulary.isTarget(text) ? text : vocabulary.spelled(text);
  const words = spelled !== undefined && vocabulary.isTarget(spelled) ? [spelled] : (split(text, vocabulary) ?? within(text, vocabulary));
  return words && asTokens(words, row[0]!);
}

/** Splits rows of single letters where the space between them is wider than elsewhere, or where a space is among other signs. */
function wordsOfLetters(row: Token[]): Token[][] {
  const gaps = row.slice(1).map(({ before }) => before);
  const hasSigns = gaps.some((gap) => !gap.includes(' '));
  const narrowest = Math.min(...gaps.map((gap) => gap.length));
  const words: Token[][] = [];
  for (const token of row) {
    if (words.length === 0 || token.before.length > narrowest || (hasSigns && token.before.includes(' '))) words.push([]);
    words.at(-1)!.push(token);
  }
  return words;
}

function readLetters(row: Token[], vocabulary: Vocabulary): Token[] {
  const words = wordsOfLetters(row);
  const joined = words.length === 1 ? joinedLetters(row, vocabulary) : undefined;
  if (joined) return joined;
  return words.flatMap(
    (word) =>
      (word.length > 2 && joinedLetters(word, vocabulary)) ||
      (words.length > 1 && word.length > 1 ? asTokens([word.map(({ text }) => text).join('')], word[0]!) : word),
  );
}

/** Neighbouring tokens that may be parts of one word. */
interface Fragments {
  text: string;
  count: number;
  /** Whether there is no space between them. */
  isTight: boolean;
  /** Number of common words among them. */
  common: number;
  /** Whether one of them is a single letter. */
  hasLetter: boolean;
}

/** Minimum length of a word that consists of two parts, one of which is a common word: "we ed". */
const SHORTEST_OF_TWO = 4;
const SHORTEST_BY_SOUND = 6;
const amounts = new Set(
  'half full quarter litre liter gram grams gm kg packet packets pack bottle bottles can cans tabs strip box rs per with from old new'.split(' '),
);

/** Returns whether the tokens next to the two parts do not continue a sentence: the end, a comma, an amount, or a phrase of sellers. */
function standsAlone(tokens: readonly Token[], start: number, end: number): boolean {
  const isEdge = (token: Token | undefined) => !token || salesWords.has(token.text) || amounts.has(token.text) || /^\d/.test(token.text);
  return (tokens[start]!.gap !== 'space' || isEdge(tokens[start - 1])) && (isEdge(tokens[end + 1]) || tokens[end + 1]!.gap !== 'space');
}

/**
 * Returns whether parts may form one word. Parts without a space between them may be known words. With spaces, none may be a common word, except one
 * of two that form a long word.
 */
function mayBeOneWord({ text, count, isTight, common }: Fragments): boolean {
  if (isTight) return common < count && text.length > 3;
  return common === 0 ? text.length > 4 : common === 1 && count === 2 && text.length > 6;
}

const MOST_PARTS = 6;
const isGlue = (before: string) => before.length <= 2 && !/[,;:!?\n]/.test(before);

/** Returns the abusive word in which signs other than stars mask letters: "f_ck", "b--ch". */
function maskedByGlue(tokens: Token[], start: number, vocabulary: Vocabulary): { word: string; end: number } | undefined {
  let text = tokens[start]!.text;
  for (let end = start + 1; end < Math.min(start + MOST_PARTS, tokens.length); end++) {
    const { text: part, before } = tokens[end]!;
    if (!/^[-_.~^%&=–—…]{1,4}$/.test(before)) return undefined;
    text += '*'.repeat(before.length) + part;
    const word = text.length > 3 && text.length <= LONGEST_WORD ? vocabulary.unmaskedAbuse(text) : undefined;
    if (word !== undefined && isKnown(text, word)) return { word, end };
  }
  return undefined;
}

/** Returns whether at least half of the letters are visible, which is enough to recognize a word. */
const isKnown = (masked: string, word: string) => masked.replaceAll('*', '').length * 2 >= word.length;

const isPair = ({ text, count, common, hasLetter }: Fragments) =>
  count === 2 && !hasLetter && common < 2 && text.length >= SHORTEST_OF_TWO && !/\d/.test(text);

/** Returns the word that parts form: as it is written, with signs for letters, or by its sound: "goot kha". */
function targetOf({ text, count, common, hasLetter }: Fragments, vocabulary: Vocabulary): string | undefined {
  if (vocabulary.isTarget(text)) return text;
  const word = isMixed(text) ? vocabulary.spelled(text) : undefined;
  return word ?? (count === 2 && common === 0 && !hasLetter && text.length >= SHORTEST_BY_SOUND ? vocabulary.soundingTogether(text) : undefined);
}

/** Returns a word of the lexicons that consists of up to six neighbours: "pis tol", "ga-nja". */
function joinedFragments(tokens: Token[], start: number, vocabulary: Vocabulary): { word: string; end: number } | undefined {
  const first = tokens[start]!.text;
  if (vocabulary.isTarget(first) && first.length > 3) return undefined;
  const fragments: Fragments = { text: first, count: 1, isTight: true, common: Number(commonWords.has(first)), hasLetter: first.length === 1 };
  for (let end = start + 1; end < Math.min(start + MOST_PARTS, tokens.length); end++) {
    const { text, before } = tokens[end]!;
    if (!isGlue(before)) return undefined;
    fragments.isTight &&= !/\s/.test(before);
    fragments.common += Number(commonWords.has(text));
    fragments.text += text;
    fragments.hasLetter ||= text.length === 1;
    fragments.count++;
    if (fragments.text.length > LONGEST_WORD) return undefined;
    const word = targetOf(fragments, vocabulary);
    if (word !== undefined && (mayBeOneWord(fragments) || (isPair(fragments) && standsAlone(tokens, start, end)))) return { word, end };
  }
  return undefined;
}

/**
 * Returns the word of the lexicons that a word sounds like. For a word that is itself in the lexicons in its own script, returns its English
 * equivalent.
 */
function soundingLike(text: string, vocabulary: Vocabulary): string | undefined {
  if (commonWords.has(text)) return undefined;
  return vocabulary.has(text) ? vocabulary.saidInEnglish(text) : vocabulary.sounding(text);
}

/** In Indian scripts a long word may contain a short one by chance: "liquid" and "weed". */
const isLatin = (text: string) => text < '\u0900';

function readOne(token: Token, vocabulary: Vocabulary): Token[] {
  if (vocabulary.isOrdinary(token.text)) return [token];
  const long = longWordOf(token.text);
  if (long !== undefined) return [{ ...token, word: long }];
  const sounding = soundingLike(token.text, vocabulary);
  if (sounding !== undefined) return [{ ...token, word: sounding }];
  const word = undisguised(token, vocabulary);
  if (word !== undefined) return [{ ...token, word, isDisguised: true }];
  const isSplittable = isLatin(token.text) && token.text.length > 5 && token.text.length <= LONGEST_WORD && !vocabulary.isWhole(token.text);
  const words = isSplittable ? split(token.text, vocabulary) : undefined;
  return words ? asTokens(words, token).map((part) => ({ ...part, isDisguised: false })) : [{ ...token, word: corrected(token.text, vocabulary) }];
}

/** Returns the correction of a mistyped word, which is not a disguise, or the word itself. */
const corrected = (text: string, vocabulary: Vocabulary): string =>
  commonWords.has(text) || vocabulary.has(text) ? text : (vocabulary.mistyped(text) ?? text);

/** Returns the end of a row of single letters that starts here. */
function endOfLetters(tokens: Token[], start: number): number {
  let end = start;
  while (end < tokens.length && end - start < MOST_FRAGMENTS && isLetter(tokens[end]!) && (end === start || tokens[end]!.before.length <= 6)) end++;
  return end;
}

const asWritten = (parts: Token[]) => parts.map(({ text, before }, index) => (index > 0 ? before + text : text)).join('');

/** Returns the tokens without disguises: pulled-apart letters and fragments joined, signs read as letters, joined words split. */
export function withoutDisguises(tokens: Token[], vocabulary: Vocabulary): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = endOfLetters(tokens, at);
    const joined = end - at > 2 ? undefined : (joinedFragments(tokens, at, vocabulary) ?? maskedByGlue(tokens, at, vocabulary));
    if (end - at > 2) {
      read.push(...readLetters(tokens.slice(at, end), vocabulary));
      at = end;
    } else if (joined) {
      read.push({ ...tokens[at]!, word: joined.word, text: asWritten(tokens.slice(at, joined.end + 1)), isDisguised: true });
      at = joined.end + 1;
    } else read.push(...readOne(tokens[at++]!, vocabulary));
  }
  return read;
}
