import { makes } from '../lexicon/makes.ts';
import { stops, weak } from '../lexicon/function-words.ts';
import { occasions, ofSubjects, studied } from '../lexicon/occasions.ts';
import { sizes, unitNames } from '../lexicon/units.ts';
import { isLine } from '../lexicon/kinds/lines.ts';
import { withCompound } from './compounds.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { singular } from '../words.ts';

/** Words of a search, and those that a listing need not contain: the price, the quantity, and the purpose. */
interface WithoutAsides {
  words: readonly string[];
  asides: readonly string[];
}

type Where = (vocabulary: Vocabulary, words: readonly string[]) => number[];

/** Words before a number that is part of a name: "note 900", "part 100". */
const OF_MODELS = new Set(
  'note galaxy pro go mini max plus ultra air charge flip series edition model version part volume vol chapter class page no number size sem gen'.split(
    ' ',
  ),
);
const isNumber = (word = ''): boolean => /^\d+$/.test(word);
const isYear = (word: string): boolean => /^(?:19[5-9]|20[0-4])\d$/.test(word);
/** Returns whether a number looks like a price: round, or ending with a nine. */
const isRound = (word: string): boolean => /^[1-9]\d{1,5}$/.test(word) && word.length > 2 && /[09]$/.test(word);
const isUnit = (word: string): boolean => unitNames(word).length > 0 || UNITS.has(word);
const isMeasured = (words: readonly string[], at: number): boolean =>
  isNumber(words[at]) || (isNumber(words[at - 1]) && isUnit(words[at]!)) || sizes.has(words[at]!);
/** Words that are not a thing of their own after a name: "harry potter set". */
const SETS = new Set('set sets pair pairs pack combo box'.split(' '));

/** Returns whether a number is more likely part of the preceding name than a price. */
function isOfName(vocabulary: Vocabulary, before: string, number: string): boolean {
  if (OF_MODELS.has(before)) return true;
  if (vocabulary.nouns.has(singular(before)) || SETS.has(before)) return ofSubjects.has(before) && isYear(number);
  return isYear(number) || vocabulary.named(number) > 0 || makes.has(before) || isLine(before) || before.length < 3;
}

/** Finds the last word if it is a round number that is neither a size nor part of a name: "jbl go 3 1500", "study table 1600". */
const likelyPrice: Where = (vocabulary, words) => {
  const at = words.findLastIndex((word) => !stops.has(word));
  const [before, number] = [words[at - 1], words[at]!];
  if (before === undefined || !isRound(number)) return [];
  if (isMeasured(words, at - 1)) return [at];
  const isKnown = vocabulary.isThing(before) || vocabulary.named(before) > 0 || weak.has(before) || SETS.has(before);
  return isKnown && !isOfName(vocabulary, before, number) ? [at] : [];
};

const NUMBERS = new Set('two three four five six seven eight nine ten twelve dozen couple'.split(' '));
const PIECES = new Set('nos pcs pc qty units unit copies pieces'.split(' '));
/** Units that few listings mention. */
const UNITS = new Set('mah mbps gbps mhz ghz hz rpm mp ppi dpi nm cc v volt volts'.split(' '));
const isCount = (word = ''): boolean => /^(?:[1-9]|1[0-2])$/.test(word) || NUMBERS.has(word);

/** Finds the number of wanted pieces: "2 rackets", if nothing else is named, and "10 nos". */
const counts: Where = (vocabulary, words) => {
  const isPlural = (word = '') => singular(word) !== word && vocabulary.isThing(word);
  const isOnly = words.filter((word) => vocabulary.nouns.has(singular(word))).length < 2;
  return words.flatMap((word, at) => {
    if (isNumber(words[at - 1]) && PIECES.has(word)) return [at - 1, at];
    return isOnly && isCount(word) && isPlural(words[at + 1]) ? [at] : [];
  });
};

/** Finds the unit after two dimensions ("6 x 3 feet"), a unit that no listing mentions, and the blue of "navy blue". */
const needless: Where = (vocabulary, words) => {
  const isOfDimensions = (at: number) => isUnit(words[at]!) && words[at - 2] === 'x' && isNumber(words[at - 3]);
  const isUnlisted = (word: string) => UNITS.has(word) && vocabulary.count(word) === 0;
  return words.flatMap((word, at) => {
    const isNeedless = isNumber(words[at - 1]) ? isOfDimensions(at) || isUnlisted(word) : word === 'blue' && words[at - 1] === 'navy';
    return isNeedless ? [at] : [];
  });
};

/** Words after which the description of an occasion continues: "a trip to the hills". */
const GOES_ON = new Set(['to', 'in', 'at', 'with', 'from', 'on', 'by', 'and', 'because', 'so', 'next', 'this']);

/** Finds the purpose of a thing, if it is an occasion, a person or a place, with everything said about it. */
const purpose: Where = (vocabulary, words) => {
  const at = words.lastIndexOf('for');
  const before = words.slice(0, at);
  if (at < 1 || !before.some((word) => vocabulary.isThing(word)) || withCompound(vocabulary, words.join(' ')) !== undefined) return [];
  const says = (index: number) => index > at && !stops.has(words[index]!) && !weak.has(words[index]!);
  const all = words.flatMap((_, index) => (says(index) ? [index] : []));
  const end = words.findIndex((word, index) => index > (all[0] ?? words.length) && GOES_ON.has(word));
  const told = all.filter((index) => end < 0 || index < end);
  const isSubject = before.some((word) => ofSubjects.has(word));
  const isOccasion = (index: number) => occasions.has(words[index]!) || (!isSubject && studied.has(words[index]!));
  const isSaid = (index: number) => isOccasion(index) || (!isSubject && !vocabulary.nouns.has(singular(words[index]!)));
  return told.length > 0 && isOccasion(told.at(-1)!) && told.every(isSaid) ? all : [];
};

const ALWAYS: readonly Where[] = [counts, needless, purpose];

/** Returns the words of a search without its asides; all words if nothing else remains. */
export function withoutAsides(vocabulary: Vocabulary, words: readonly string[], { mayNamePrice }: { mayNamePrice?: boolean }): WithoutAsides {
  const all = mayNamePrice ? [likelyPrice, ...ALWAYS] : ALWAYS;
  const places = new Set(all.flatMap((where) => where(vocabulary, words)));
  const rest = words.filter((_, at) => !places.has(at));
  if (places.size === 0 || rest.every((word) => stops.has(word) || weak.has(word) || isNumber(word))) return { words, asides: [] };
  return { words: rest, asides: words.filter((_, at) => places.has(at)) };
}

/** Returns whether a text mentions an occasion that a thing is for. */
export const saysOccasion = (vocabulary: Vocabulary, text: string): boolean => purpose(vocabulary, text.split(' ')).length > 0;

/** Removes the occasion from a text if the thing's name has several words. Such a name says what is wanted, whatever else would suit the occasion. */
export function withoutOccasion(vocabulary: Vocabulary, text: string): string {
  const words = text.split(' ');
  const at = words.lastIndexOf('for');
  const isNamed = words.some(
    (_, index) => index < at - 1 && (vocabulary.synonymAt(words, index)?.length ?? 0) > 1 && index + vocabulary.synonymAt(words, index)!.length <= at,
  );
  const isAll = !words.slice(at).some((word) => GOES_ON.has(word));
  return isNamed && isAll && purpose(vocabulary, words).length > 0 ? words.slice(0, at).join(' ') : text;
}

/** Puts a noun and its modifier into the usual order of a name: "chairs plastic" becomes plastic chairs. */
export function inUsualOrder(vocabulary: Vocabulary, words: readonly string[]): readonly string[] {
  const lengthAt = (some: readonly string[], at: number) => (some[at] === undefined ? 0 : (vocabulary.synonymAt(some, at)?.length ?? 0));
  const at = words.findIndex((word, index) => {
    const next = words[index + 1];
    if (
      next === undefined ||
      next === 'study' ||
      !vocabulary.nouns.has(singular(word)) ||
      lengthAt(words, index) > 1 ||
      lengthAt(words, index + 1) > 1
    )
      return false;
    return lengthAt(words, index - 1) < 2 && lengthAt([next, word], 0) === 2;
  });
  return at < 0 ? words : [...words.slice(0, at), words[at + 1]!, words[at]!, ...words.slice(at + 2)];
}
