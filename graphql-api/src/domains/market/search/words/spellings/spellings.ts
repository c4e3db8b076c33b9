import { stops, weak } from '../lexicon/function-words.ts';
import { shortForms } from '../lexicon/short-forms.ts';
import { isAdverb } from './adverbs.ts';
import { joinedWords } from './joined-words.ts';
import { beginsName, foreignSpeltLike, joinedName, nameSpeltLike, wordSpeltLike } from './usual-spellings.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isMarkerWord } from '../sentences/exclusions.ts';
import { isGoods } from '../wordnet/goods.ts';
import { plainForms, withoutEnding } from '../sentences/endings.ts';

/** Maximum number of words of a name. */
const MOST_WORDS = 3;
/** Minimum length of each part of two joined words. */
const SHORTEST_PART = 4;

/** Returns whether a word needs no correction: it is known, says nothing about a thing, or is the beginning of a listing's word. */
const isKnown = (vocabulary: Vocabulary, word: string): boolean =>
  vocabulary.has(word) ||
  isGoods(word) ||
  stops.has(word) ||
  weak.has(word) ||
  isMarkerWord(word) ||
  isAdverb(vocabulary, word) ||
  vocabulary.completions(word, 1).some((each) => vocabulary.named(each) > 0);

/** Maximum number of letters of a word that is read as foreign rather than as a mistyped word of listings; lower for words that name no thing. */
const [LONGEST_NAME, LONGEST_OTHER] = [5, 3];

/** Returns whether a word is more likely a mistyped word of listings than a word of similar spelling. */
function isTypo(vocabulary: Vocabulary, word: string, [same]: readonly string[]): boolean {
  const isName = vocabulary.synonymAt([same!], 0) !== undefined;
  return word.length > (isName ? LONGEST_NAME : LONGEST_OTHER) && vocabulary.near(word, 1, 2).some(({ named }) => named > 0);
}

const isFound = <Found>(found: Found | undefined): found is Found => found !== undefined;

/** Returns whether a word with one changed letter forms a term with a neighbouring word: the "tale" of "study tale" is a table. */
function isTypoInTerm(vocabulary: Vocabulary, words: readonly string[], at: number): boolean {
  const isTerm = (pair: readonly (string | undefined)[]) => pair.every(isFound) && vocabulary.synonymAt(pair, 0)?.length === pair.length;
  if (isKnown(vocabulary, words[at]!)) return false;
  return vocabulary.near(words[at]!, 1, 4).some(({ word, named }) => named > 0 && (isTerm([words[at - 1], word]) || isTerm([word, words[at + 1]])));
}

/** Splits a word into two joined words of the lexicon. */
function parted(word: string): string[] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)].map(foreignSpeltLike);
    if (parts.every(isFound)) return parts;
  }
  return undefined;
}

/** Returns a word in the lexicon's spelling; unchanged if it is known or no word of the lexicon is spelt similarly. */
function spelt(vocabulary: Vocabulary, word: string): string[] {
  if (vocabulary.named(word) === 0 && shortForms.has(word)) return [...shortForms.get(word)!];
  if (isKnown(vocabulary, word)) return [word];
  const name = joinedName(word);
  if (name !== undefined) return name.split(' ');
  const plain = withoutEnding(vocabulary, word);
  if (plain !== word) return [plain];
  const same = wordSpeltLike(word) ?? plainForms(word).map(foreignSpeltLike).find(isFound);
  const read = same === undefined ? parted(word) : [same];
  if (read === undefined) return [...(joinedWords(vocabulary, word) ?? [word])];
  return isTypo(vocabulary, word, read) ? [word] : read;
}

/** Returns the multi-word name of a thing that is spelt like the words, the last with or without an ending. */
function nameOf(words: readonly string[]): string | undefined {
  const [before, last] = [words.slice(0, -1), words.at(-1)!];
  return [last, ...plainForms(last)].map((form) => nameSpeltLike([...before, form].join(' '))).find(isFound);
}

/** Returns the multi-word name of a thing that begins at a word, with the number of words that it takes. */
function nameAt(vocabulary: Vocabulary, words: readonly string[], at: number): { name: string; length: number } | undefined {
  const first = [words[at]!, ...(vocabulary.has(words[at]!) ? [] : plainForms(words[at]!))].find(beginsName);
  if (first === undefined) return undefined;
  const longest = vocabulary.synonymAt(words, at)?.length ?? 1;
  for (let length = Math.min(MOST_WORDS, words.length - at); length > longest; length -= 1) {
    const some = [first, ...words.slice(at + 1, at + length)];
    const name = some.every((word) => vocabulary.named(word) > 0) ? undefined : nameOf(some);
    if (name !== undefined) return { name, length };
  }
  return undefined;
}

/**
 * Converts Indian-language words of a folded text to the lexicon's spelling: "koorchee" becomes "kurchi", "dhoma thera" becomes "doma thera", and
 * "istiripette" becomes "istiri pette". Words of listings and English words stay unchanged.
 */
export function inUsualSpelling(vocabulary: Vocabulary, folded: string): string {
  const words = folded.split(' ');
  const read: string[] = [];
  for (let at = 0; at < words.length;) {
    const maker = vocabulary.brandAt(words, at)?.length ?? 0;
    const named = maker > 0 ? undefined : nameAt(vocabulary, words, at);
    const length = named?.length ?? Math.max(maker, 1);
    const some = words.slice(at, at + length);
    const isKept = maker > 0 || isTypoInTerm(vocabulary, words, at);
    read.push(...(named ? [named.name] : isKept ? some : spelt(vocabulary, words[at]!)));
    at += length;
  }
  return read.join(' ');
}
