import { servingPlan } from './joined-plans.ts';
import type { SearchPlan } from './search-plan.ts';
import { knownWords } from './words/lexicon/known-words.ts';
import { makes } from './words/lexicon/makes.ts';
import { isMarkerWord } from './words/sentences/exclusions.ts';
import { thingsFor } from './words/sentences/purposes.ts';
import { calledIn } from './words/sentences/wishes/called.ts';
import type { Wish } from './words/sentences/wishes/wish.ts';
import { stemOf } from './words/spellings/stems.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { singular } from './words/words.ts';

/** Plans a part of a text as a search of its own. */
type Reader = (text: string) => SearchPlan;

/** Returns whether a word names a thing, or is a correct word although nobody sells it. */
const isName = (vocabulary: Vocabulary, word: string): boolean => vocabulary.isThing(word) || knownWords.has(word) || vocabulary.isCorrect(word);

const isThing = (vocabulary: Vocabulary, word: string): boolean => vocabulary.isThing(word) || knownWords.has(word);

/** Returns the thing that a head noun and a nearby word name together: in "wants to start badminton", "rackets" are badminton rackets. */
function namedAround(vocabulary: Vocabulary, whole: readonly string[], { text, head }: Wish): string | undefined {
  const noun = singular(head.at(-1)!);
  if (head.length > 1) return undefined;
  const around = whole.filter((word) => !text.split(' ').includes(word));
  const longer = around.find((word) => word !== noun && singular(word).endsWith(noun) && vocabulary.isThing(word));
  if (longer !== undefined) return longer;
  const first = around.find((word) => vocabulary.synonymAt([word, noun], 0)?.length === 2);
  return first === undefined ? undefined : `${first} ${noun}`;
}

/** Returns whether a thing has a name, in any language, that ends with a noun. */
function isCalledBy(vocabulary: Vocabulary, thing: readonly string[], noun: string): boolean {
  const meaning = vocabulary.synonymAt(thing, 0);
  const names = meaning?.length === thing.length ? [thing, ...meaning.others, ...meaning.foreign] : [thing];
  return names.some((name) => stemOf(name.at(-1)!) === stemOf(noun));
}

/** Plans what a wish names as a search of its own, ranked by the rest of the sentence. */
function planOfNamed(vocabulary: Vocabulary, whole: string, wish: Wish, read: Reader): SearchPlan {
  const noun = singular(wish.head.at(-1)!);
  const { things } = thingsFor(whole);
  const isSame = (thing: string) => stemOf(thing.split(' ').at(-1)!) === stemOf(noun);
  const described = things.find(isSame) ?? things.find((thing) => isCalledBy(vocabulary, thing.split(' '), noun));
  const around = described ?? namedAround(vocabulary, whole.split(' '), wish);
  return around === undefined || wish.text.includes(around) ? read(wish.text) : servingPlan(undefined, [read(around), read(wish.text)]);
}

/**
 * Plans a search for what a sentence says a thing is called: "the drum that people call cajon". If the name is only a number, the words before it are
 * used as well.
 */
export function planOfCalled(vocabulary: Vocabulary, folded: string, read: Reader): SearchPlan | undefined {
  const called = calledIn(folded);
  if (!called) return undefined;
  const { name, before } = called;
  if (!name.every((word) => /^\d+$/.test(word)))
    return name.some((word) => isName(vocabulary, word) || vocabulary.named(word) > 0) ? read(name.join(' ')) : undefined;
  const thing = before.findLast((word) => vocabulary.isThing(word));
  return thing === undefined ? undefined : read([thing, ...name].join(' '));
}

/** Minimum number of words of a text that tells a story. */
const STORY = 8;

/**
 * Plans a search for the maker that a long sentence names, if the sentence asks for nothing by name, describes nothing and refuses nothing, if
 * listings contain the maker, and if it names no other listed thing. Otherwise undefined.
 */
export function planOfMaker(vocabulary: Vocabulary, whole: string, read: Reader): SearchPlan | undefined {
  const words = whole.split(' ');
  const isMaker = (word = '') => makes.has(word) && vocabulary.named(word) > 0;
  const isOther = (word: string, at: number) =>
    vocabulary.named(word) > 0 && vocabulary.nouns.has(singular(word)) && !isMaker(words[at - 1]) && !isMaker(word);
  const makers = new Set(words.filter(isMaker));
  if (words.length < STORY || makers.size !== 1 || words.some(isMarkerWord) || words.some(isOther)) return undefined;
  return thingsFor(whole).things.length > 0 ? undefined : read([...makers][0]!);
}

/**
 * Plans the wish of a long sentence: the likeliest wish that names a thing, a described wish, or one named by an unknown word; undefined if none says
 * enough.
 */
export function planOfWish(vocabulary: Vocabulary, whole: string, wishes: readonly Wish[], read: Reader): SearchPlan | undefined {
  const isDescribed = thingsFor(whole).things.length > 0;
  const isNamed = (word: string) => vocabulary.nouns.has(singular(word)) || vocabulary.synonymAt([word], 0)?.length === 1;
  const isLikely = ({ isFirst, head }: Wish) =>
    isDescribed ? isFirst && head.some((word) => vocabulary.nouns.has(singular(word))) : head.some(isNamed);
  const likely = wishes.find((wish) => wish.isSupposed && isLikely(wish));
  if (likely) return planOfNamed(vocabulary, whole, likely, read);
  const asked = wishes.filter(({ isSupposed }) => !isSupposed);
  const named = asked.find(({ head, isUnasked }) =>
    head.some((word) => (isUnasked ? isThing(vocabulary, word) : isName(vocabulary, word) || vocabulary.named(word) > 0)),
  );
  if (named) return planOfNamed(vocabulary, whole, named, read);
  const described = asked.find(({ text, isUnasked }) => !isUnasked && thingsFor(text).things.length > 0);
  if (described) return read(described.text);
  const unknown = isDescribed ? undefined : asked.find(({ head, isUnasked }) => !isUnasked && head.length > 0);
  return unknown && read(unknown.text);
}
