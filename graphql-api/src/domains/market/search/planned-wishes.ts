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

/** Reads a part of a text as a search of its own. */
type Reader = (text: string) => SearchPlan;

/** Whether a word names a thing, or what is correct though nobody sells it. */
const isName = (vocabulary: Vocabulary, word: string): boolean => vocabulary.isThing(word) || knownWords.has(word) || vocabulary.isCorrect(word);

const isThing = (vocabulary: Vocabulary, word: string): boolean => vocabulary.isThing(word) || knownWords.has(word);

/** The thing that a head and a word of the sentence around it name together: "rackets" of whom "wants to start badminton" are badminton rackets. */
function namedAround(vocabulary: Vocabulary, whole: readonly string[], { text, head }: Wish): string | undefined {
  const noun = singular(head.at(-1)!);
  if (head.length > 1) return undefined;
  const around = whole.filter((word) => !text.split(' ').includes(word));
  const longer = around.find((word) => word !== noun && singular(word).endsWith(noun) && vocabulary.isThing(word));
  if (longer !== undefined) return longer;
  const first = around.find((word) => vocabulary.synonymAt([word, noun], 0)?.length === 2);
  return first === undefined ? undefined : `${first} ${noun}`;
}

/** Whether a thing has a name that ends with a noun, in any of its languages. */
function isCalledBy(vocabulary: Vocabulary, thing: readonly string[], noun: string): boolean {
  const meaning = vocabulary.synonymAt(thing, 0);
  const names = meaning?.length === thing.length ? [thing, ...meaning.others, ...meaning.foreign] : [thing];
  return names.some((name) => stemOf(name.at(-1)!) === stemOf(noun));
}

/** What a wish names, looked for as it would be alone, and told apart by the rest of the sentence. */
function planOfNamed(vocabulary: Vocabulary, whole: string, wish: Wish, read: Reader): SearchPlan {
  const noun = singular(wish.head.at(-1)!);
  const { things } = thingsFor(whole);
  const isSame = (thing: string) => stemOf(thing.split(' ').at(-1)!) === stemOf(noun);
  const described = things.find(isSame) ?? things.find((thing) => isCalledBy(vocabulary, thing.split(' '), noun));
  const around = described ?? namedAround(vocabulary, whole.split(' '), wish);
  return around === undefined || wish.text.includes(around) ? read(wish.text) : servingPlan(undefined, [read(around), read(wish.text)]);
}

/** What a sentence says that a thing is called: "the drum that people call cajon". A number alone is told by what stands before it. */
export function planOfCalled(vocabulary: Vocabulary, folded: string, read: Reader): SearchPlan | undefined {
  const called = calledIn(folded);
  if (!called) return undefined;
  const { name, before } = called;
  if (!name.every((word) => /^\d+$/.test(word)))
    return name.some((word) => isName(vocabulary, word) || vocabulary.named(word) > 0) ? read(name.join(' ')) : undefined;
  const thing = before.findLast((word) => vocabulary.isThing(word));
  return thing === undefined ? undefined : read([thing, ...name].join(' '));
}

/** Texts of so many words tell a story. */
const STORY = 8;

/**
 * What a long sentence is about that asks for nothing by name, describes nothing and refuses nothing: the maker that it names, where listings have
 * one and it names no other thing of listings apart from it; undefined without one.
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
 * What a long sentence wishes: the likeliest wish that names a thing, one that is described, or one that is named by an unknown word; undefined
 * where none says enough.
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
