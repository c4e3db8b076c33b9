import { shortForms } from '../lexicon/short-forms.ts';
import { skeletonOf, soundOf } from '../sounds.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Minimum length of a word that is taken apart. */
const SHORTEST_WORD = 6;
/** Minimum length of a word that is taken apart even if its parts are not one term. */
const SHORTEST_OF_ANY = 7;
const SHORTEST_PART = 3;
const SHORTEST_MISTYPED = 5;
const MOST_PARTS = 3;
/** Costs: of each part, and of a part that is shortened, has lost its vowels, or has lost a letter. */
const [PART, SHORTENED, VOWELS, LETTER] = [0.5, 0.3, 1, 1.5];
/** Number of first letters that identify a word of listings. */
const TELLING = 6;
/** Maximum total cost. Anything more would be a guess. */
const MOST = 3;
/** Minimum number of consonants. Too many words share two. */
const SHORTEST_SKELETON = 3;

interface Read {
  words: readonly string[];
  cost: number;
}

const isListed = (vocabulary: Vocabulary, word: string): boolean => vocabulary.named(word) > 0 || vocabulary.isThing(word);

/** Returns the word that a part is, or was before it lost its vowels or a letter. */
function partRead(vocabulary: Vocabulary, part: string): Read | undefined {
  if (isListed(vocabulary, part)) return { words: [part], cost: PART };
  const long = shortForms.get(part);
  if (long) return { words: long, cost: PART + SHORTENED };
  const isTold = skeletonOf(part).length >= SHORTEST_SKELETON;
  const same = vocabulary.sameSkeleton(part).filter(({ word }) => isListed(vocabulary, word) && (isTold || soundOf(word) === soundOf(part)));
  const [best] = same.toSorted((one, other) => other.named - one.named);
  if (best) return { words: [best.word], cost: PART + VOWELS };
  const near = part.length < SHORTEST_MISTYPED ? undefined : vocabulary.near(part, 1, 1).find(({ named }) => named > 0);
  return near && { words: [near.word], cost: PART + LETTER };
}

function cheapest(all: readonly (Read | undefined)[]): Read | undefined {
  return all.filter((read) => read !== undefined).toSorted((one, other) => one.cost - other.cost)[0];
}

/** Returns the words that were joined in a text without spaces, at most `parts`. */
function readApart(vocabulary: Vocabulary, text: string, parts: number): Read | undefined {
  const whole = partRead(vocabulary, text);
  if (parts === 1) return whole;
  const cuts = Array.from({ length: Math.max(0, text.length - 2 * SHORTEST_PART + 1) }, (_, index) => index + SHORTEST_PART);
  const apart = cuts.map((at): Read | undefined => {
    const first = partRead(vocabulary, text.slice(0, at));
    const rest = first && readApart(vocabulary, text.slice(at), parts - 1);
    return rest && { words: [...first.words, ...rest.words], cost: first.cost + rest.cost };
  });
  return cheapest([whole, ...apart]);
}

/** Returns whether a word is more likely a single mistyped word of listings. */
const isOneWord = (vocabulary: Vocabulary, word: string): boolean =>
  vocabulary.sameSkeleton(word).length > 0 ||
  vocabulary.completions(word.slice(0, TELLING), 4).some((each) => vocabulary.named(each) > 0 && each.length > TELLING) ||
  vocabulary.near(word, 2, 1).some(({ named }) => named > 0);

/** Splits words that were joined and shortened or mistyped, the last of them a thing: "mosqtonet", "chemlabgogls". */
export function joinedWords(vocabulary: Vocabulary, word: string): readonly string[] | undefined {
  if (word.length < SHORTEST_WORD || /\d/.test(word) || isOneWord(vocabulary, word)) return undefined;
  const read = readApart(vocabulary, word, MOST_PARTS);
  if (!read || read.words.length < 2 || read.cost > MOST) return undefined;
  const isTerm = vocabulary.synonymAt(read.words, 0)?.length === read.words.length;
  return isTerm || (word.length >= SHORTEST_OF_ANY && vocabulary.isThing(read.words.at(-1)!)) ? read.words : undefined;
}
