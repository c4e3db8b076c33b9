import { shortForms } from '../lexicon/short-forms.ts';
import { skeletonOf, soundOf } from '../sounds.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Shorter words are not taken apart, and no shorter part is taken for a word. */
const SHORTEST_WORD = 6;
/** Shorter words are taken apart only where the parts are one term. */
const SHORTEST_OF_ANY = 7;
const SHORTEST_PART = 3;
const SHORTEST_MISTYPED = 5;
const MOST_PARTS = 3;
/** What a part costs: one more, and one that is shortened, has lost its vowels, or a letter. */
const [PART, SHORTENED, VOWELS, LETTER] = [0.5, 0.3, 1, 1.5];
/** So many first letters tell a word of listings. */
const TELLING = 6;
/** What costs more is guessed. */
const MOST = 3;
/** Two consonants are left of too many words. */
const SHORTEST_SKELETON = 3;

interface Read {
  words: readonly string[];
  cost: number;
}

const isListed = (vocabulary: Vocabulary, word: string): boolean => vocabulary.named(word) > 0 || vocabulary.isThing(word);

/** The word that a part is, or was before its vowels or a letter were lost. */
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

/** The words that a text without spaces was made of, at most so many. */
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

/** Whether a word is rather one mistyped word of listings. */
const isOneWord = (vocabulary: Vocabulary, word: string): boolean =>
  vocabulary.sameSkeleton(word).length > 0 ||
  vocabulary.completions(word.slice(0, TELLING), 4).some((each) => vocabulary.named(each) > 0 && each.length > TELLING) ||
  vocabulary.near(word, 2, 1).some(({ named }) => named > 0);

/** Words that were written together and shortened or mistyped, the last of them a thing: "mosqtonet", "chemlabgogls". */
export function joinedWords(vocabulary: Vocabulary, word: string): readonly string[] | undefined {
  if (word.length < SHORTEST_WORD || /\d/.test(word) || isOneWord(vocabulary, word)) return undefined;
  const read = readApart(vocabulary, word, MOST_PARTS);
  if (!read || read.words.length < 2 || read.cost > MOST) return undefined;
  const isTerm = vocabulary.synonymAt(read.words, 0)?.length === read.words.length;
  return isTerm || (word.length >= SHORTEST_OF_ANY && vocabulary.isThing(read.words.at(-1)!)) ? read.words : undefined;
}
