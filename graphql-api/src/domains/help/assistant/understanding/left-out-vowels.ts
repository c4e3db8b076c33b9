/** Words of questions that are typed without their vowels. If two match, the likelier comes first. */
const WORDS =
  'price cost much many left there that this these other another cheaper cheapest something anything anyone someone selling seller cover condition colour color brakes battery backup scratches scratch digits negotiable below under above between without what which when where working works size please tomorrow till need want show more both original photo pictures picture number pieces piece available still total together difference second first last only same warranty charger charge weight width length height material problem complete pages edition strings contact exchange reserve offer less than then from have does long cable comes can keep rubber'.split(
    ' ',
  );
/** Short words that only look shortened. */
const WHOLE = new Set(['pc', 'dos', 'sam', 'mr']);
const SHORTEST = 2;

/** Returns a word without its vowels, except a leading one, and without double letters. */
const skeletonOf = (word: string): string => (word[0]! + word.slice(1).replace(/[aeiou]/g, '')).replace(/(.)\1/g, '$1');

const bySkeleton = new Map<string, string[]>();
for (const word of WORDS) bySkeleton.set(skeletonOf(word), [...(bySkeleton.get(skeletonOf(word)) ?? []), word]);

/** Returns whether the letters of a word occur in another word, in the same order. */
function isWithin(word: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Returns the question word that a shortened one stands for: "mny" is "many", "othr" is "other". Undefined for any other word. */
export function withVowels(word: string): string | undefined {
  if (word.length < SHORTEST || WHOLE.has(word) || !/^[a-z]+$/.test(word)) return undefined;
  return bySkeleton.get(skeletonOf(word))?.find((whole) => word.length < whole.length && isWithin(word, whole));
}
