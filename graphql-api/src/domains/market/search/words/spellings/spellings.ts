import { stops, weak } from '../lexicon/function-words.ts';
import { shortForms } from '../lexicon/short-forms.ts';
import { isAdverb } from './adverbs.ts';
import { joinedWords } from './joined-words.ts';
import { beginsName, foreignSpeltLike, joinedName, nameSpeltLike, wordSpeltLike } from './usual-spellings.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isMarkerWord } from '../sentences/exclusions.ts';
import { isGoods } from '../wordnet/goods.ts';
import { plainForms, withoutEnding } from '../sentences/endings.ts';

/** Most words of a name. */
const MOST_WORDS = 3;
/** Each part of two words that were typed as one has so many letters at least. */
const SHORTEST_PART = 4;

/** Whether a word stands for itself: it is known, says nothing of a thing, or a listing's word begins so. */
const isKnown = (vocabulary: Vocabulary, word: string): boolean =>
  vocabulary.has(word) ||
  isGoods(word) ||
  stops.has(word) ||
  weak.has(word) ||
  isMarkerWord(word) ||
  isAdverb(vocabulary, word) ||
  vocabulary.completions(word, 1).some((each) => vocabulary.named(each) > 0);

/** Longer words are rather mistyped ones of listings than those of another language; what is no name of a thing has to be shorter still. */
const [LONGEST_NAME, LONGEST_OTHER] = [5, 3];

/** Whether a word is rather a mistyped one of listings than what is spelt like it. */
function isTypo(vocabulary: Vocabulary, word: string, [same]: readonly string[]): boolean {
  const isName = vocabulary.synonymAt([same!], 0) !== undefined;
  return word.length > (isName ? LONGEST_NAME : LONGEST_OTHER) && vocabulary.near(word, 1, 2).some(({ named }) => named > 0);
}

const isFound = <Found>(found: Found | undefined): found is Found => found !== undefined;

/** Whether a word, with one letter otherwise, makes one term with a word beside it: the "tale" of "study tale" is a table. */
function isTypoInTerm(vocabulary: Vocabulary, words: readonly string[], at: number): boolean {
  const isTerm = (pair: readonly (string | undefined)[]) => pair.every(isFound) && vocabulary.synonymAt(pair, 0)?.length === pair.length;
  if (isKnown(vocabulary, words[at]!)) return false;
  return vocabulary.near(words[at]!, 1, 4).some(({ word, named }) => named > 0 && (isTerm([words[at - 1], word]) || isTerm([word, words[at + 1]])));
}

/** Two words of the lexicon that were typed as one. */
function parted(word: string): string[] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)].map(foreignSpeltLike);
    if (parts.every(isFound)) return parts;
  }
  return undefined;
}

/** A word in the spelling of the lexicon; as it is where it is known, or no word of the lexicon is spelt like it. */
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

/** The name of a thing in several words that is spelt like some words, the last of them with an ending or without. */
function nameOf(words: readonly string[]): string | undefined {
  const [before, last] = [words.slice(0, -1), words.at(-1)!];
  return [last, ...plainForms(last)].map((form) => nameSpeltLike([...before, form].join(' '))).find(isFound);
}

/** The name of a thing in several words that begins at a word, with how many words it takes. */
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
 * A folded text with the words of India's languages in the spelling of the lexicon: "koorchee" is "kurchi", "dhoma thera" is "doma thera", and
 * "istiripette" is "istiri pette". Words that listings have, and those of English, stay.
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
