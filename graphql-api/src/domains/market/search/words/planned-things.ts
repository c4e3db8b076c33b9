import type { Ways, Words } from './expression.ts';
import { knownWords } from './lexicon/known-words.ts';
import { qualities } from './lexicon/qualities.ts';
import { isAuthor } from './lexicon/things.ts';
import { sizeNames, sizes, unitNames } from './lexicon/units.ts';
import { withLines } from './maker-lines.ts';
import { soundOf } from './sounds.ts';
import { corrections, type Corrections } from './spelling.ts';
import { mistypedSplit, splitWays } from './spellings/split-words.ts';
import type { Thing } from './thing.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { isCompound } from './wordnet/goods.ts';
import { unlistedThing, withRelatives } from './wordnet/unlisted-thing.ts';
import { isEnglishStop, isSkipped, singular } from './words.ts';

/** Number of listings that fill more than a page, even if some of them are removed. */
export const COMMON = 100;
const NEAR = 10;
/** A word in at most this many listings may be a typo of a frequent one. */
const RARE = 2;
const FREQUENT = 20;
/** Maximum number of words of a phrase that are looked up with all near words. */
const MOST_NEAR_WORDS = 6;
/** Minimum length of a prefix. Half of the listings have a word that begins with a shorter one. */
const SHORTEST_BEGINNING = 3;
/** Maximum number of completions of a prefix. */
const COMPLETIONS = 16;

/** Options for reading a search. */
export interface Reading {
  /** Whether the plan is for the present listings only. Unknown words then count as mistyped, and words in many names as whole words. */
  isForPresent: boolean;
  /** See `SearchReading`. */
  isTransliterated: boolean;
  mayNamePrice?: boolean;
  /** Whether goods that neither listings nor the lexicon contain are looked up in WordNet. */
  mayBeUnlisted?: boolean;
  /** Whether the words are everything that was said, so that similar things are wanted as well. */
  isAll?: boolean;
}

const isUsable = (term: Words): boolean => term.length > 0 && !term.some(isEnglishStop);
const isLetter = (word: string): boolean => word.length === 1 && !/\d/.test(word);
/** Words that name no work without the single letter beside them: a "c book" is not any book. */
const BARE = new Set(['book', 'books', 'kitab', 'pustakam', 'puthagam', 'programming', 'language', 'program']);
const isBare = (term: Words): boolean => term.some(isLetter) && term.every((word) => isLetter(word) || BARE.has(word));
const usable = (terms: Ways): Words[] =>
  terms
    .filter((term) => !isBare(term))
    .map((term) => term.filter((word) => !isLetter(word)))
    .filter(isUsable);

/** Returns the other ways to write a unit that the database does not drop. */
const usableUnits = (names: readonly string[], typed: string): Ways =>
  names.filter((name) => name !== typed && !isEnglishStop(name)).map((name) => [name]);

/** Reads the things of a search with the help of the vocabulary. */
export class ThingReader {
  private readonly corrected = new Map<number, Corrections>();

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly words: Words,
    private readonly stems: ReadonlyMap<string, string>,
    private readonly reading: Reading,
  ) {}

  things(): Thing[] {
    const things: Thing[] = [];
    for (let at = 0; at < this.words.length;) {
      const thing = this.thing(at);
      if (thing) things.push(thing);
      at += thing?.typed.length ?? 1;
    }
    return things;
  }

  /** Returns the thing that begins at a word, including its maker's names for it; undefined for a word that is skipped. */
  private thing(at: number): Thing | undefined {
    const thing = this.namedAt(at);
    return this.reading.isForPresent ? withLines(this.vocabulary, this.words, at, thing) : thing;
  }

  /** Synonyms such as "trash can" and "post it" are matched as a whole. */
  private namedAt(at: number): Thing | undefined {
    const isLeftOut = isSkipped(this.words[at]!, this.words);
    const synonym = this.withMeant(at, this.known(at));
    if (synonym && !(isLeftOut && synonym.typed.length === 1)) return synonym;
    return isLeftOut ? undefined : (this.maker(at) ?? this.quality(at) ?? this.unlisted(at) ?? this.joined(at) ?? this.single(at));
  }

  /** Returns whether WordNet may be used. Longer texts mention goods by chance: "joined the photography club" asks for no golf club. */
  private mayBeUnlisted(): boolean {
    return this.reading.mayBeUnlisted === true && this.words.length <= MOST_NEAR_WORDS;
  }

  /** Returns a thing that the lexicon knows; if nobody lists it, with related things. */
  private known(at: number): Thing | undefined {
    const thing = this.synonym(at);
    return this.mayBeUnlisted() ? withRelatives(this.vocabulary, this.words, at, thing) : thing;
  }

  /** Returns a thing that neither listings nor the lexicon know by this name. */
  private unlisted(at: number): Thing | undefined {
    return this.mayBeUnlisted() ? unlistedThing(this.vocabulary, this.words, at, (before, last) => this.exactWays(before, last)) : undefined;
  }

  /** Returns a maker that is not a synonym of anything. */
  private maker(at: number): Thing | undefined {
    const brand = this.brandAt(at);
    if (!brand) return undefined;
    const typed = this.words.slice(at, at + brand.length);
    const ways = { whole: [typed], exact: [typed], related: [typed], near: [typed] };
    return { typed, best: typed, ...ways, isNoun: false, isThing: false, isMistyped: false, meant: brand.things };
  }

  /** Returns a colour or material in another campus language that no name contains as typed. */
  private quality(at: number): Thing | undefined {
    const word = this.words[at]!;
    const english = this.reading.isForPresent && this.vocabulary.named(word) === 0 ? qualities.get(word) : undefined;
    if (english === undefined) return undefined;
    const ways = [[english], [word]];
    return {
      typed: [word],
      best: [word],
      whole: [[english]],
      exact: ways,
      related: ways,
      near: ways,
      isNoun: false,
      isThing: false,
      isMistyped: false,
    };
  }

  private withMeant(at: number, thing: Thing | undefined): Thing | undefined {
    const brand = thing && this.brandAt(at);
    return brand && brand.length === thing.typed.length ? { ...thing, meant: brand.things } : thing;
  }

  private brandAt(at: number) {
    const brand = this.reading.isForPresent ? this.vocabulary.brandAt(this.words, at) : undefined;
    return brand && { length: brand.length, things: brand.things.map(usable) };
  }

  private isLast(at: number): boolean {
    return at === this.words.length - 1;
  }

  /** Returns the alternatives for a word. The last word may be a prefix, or its frequent completions if prefixes are not looked up. */
  private exactWays(before: Words, at: number): Ways {
    const word = this.words[at]!;
    if (!this.isLast(at) || this.isComplete(word)) return [[...before, word]];
    const beginning = word.length < SHORTEST_BEGINNING || this.isFrequent(word) ? word : `${word}*`;
    // A stem is a prefix of its word, except for a final y.
    const completions = beginning === word || word.endsWith('y') ? this.vocabulary.completions(word, COMPLETIONS) : [];
    return [beginning, ...completions].map((each) => [...before, each]);
  }

  /** Returns whether so many names contain the word that it is not read as a prefix. Prefixes take the database twice as long to look up. */
  private isFrequent(word: string): boolean {
    return this.reading.isForPresent && this.vocabulary.named(word) >= COMMON;
  }

  /** Returns other ways to write a unit after a number ("1 litre" is "1 l") or a clothes size ("m" is "medium"). */
  private unitsAt(at: number): Ways {
    const word = this.words[at]!;
    return usableUnits(/^\d/.test(this.words[at - 1] ?? '') ? unitNames(word) : sizeNames(word), word);
  }

  /** Returns whether a word is complete: a noun in names, a size, or an English word that no name contains. "Bat" is no prefix of "battery". */
  private isComplete(word: string): boolean {
    const { vocabulary } = this;
    if (this.words.length > 1 && (sizes.has(word) || (knownWords.has(word) && vocabulary.named(word) === 0))) return true;
    return this.reading.isForPresent && vocabulary.nouns.has(word) && vocabulary.named(word) > 0;
  }

  /** Returns the words from a position on, with certain corrections applied, so that "pwer bank" is read as "power bank". */
  private meantFrom(at: number): string[] {
    return this.words.slice(at).map((word, index) => (this.isKnown(at + index) ? word : (this.correctionsAt(at + index).sure[0] ?? word)));
  }

  private correctionsAt(at: number): Corrections {
    const kept = this.corrected.get(at) ?? corrections(this.vocabulary, this.words[at]!, this.isLast(at));
    this.corrected.set(at, kept);
    return kept;
  }

  /** Returns the term that begins at a word, as typed or as corrected, with the words as read. */
  private termAt(at: number): { found: Meaning; best: Words; isTyped: boolean } | undefined {
    const { vocabulary, words } = this;
    const asTyped = vocabulary.synonymAt(words, at);
    if (asTyped) return { found: asTyped, best: words.slice(at, at + asTyped.length), isTyped: true };
    const meant = this.reading.isForPresent && !(this.mayBeUnlisted() && isCompound(this.words, at)) ? this.meantFrom(at) : [];
    const asMeant = meant.length > 1 ? vocabulary.synonymAt(meant, 0) : undefined;
    return asMeant && asMeant.length > 1 ? { found: asMeant, best: meant.slice(0, asMeant.length), isTyped: false } : undefined;
  }

  private synonym(at: number): Thing | undefined {
    const term = this.termAt(at);
    if (!term) return undefined;
    const { found, best, isTyped } = term;
    const typed = this.words.slice(at, at + found.length);
    const units = typed.length === 1 ? this.unitsAt(at) : [];
    const own = [...(isTyped ? this.exactWays(typed.slice(0, -1), at + found.length - 1) : [best]), ...units];
    const [others, kinds] = [usable(this.othersOf(found)), usable([...found.kinds, ...this.kindsOfJoined(typed)])];
    const names = this.reading.isForPresent ? this.otherNames(best, others) : [];
    const isOther = this.reading.isTransliterated && others.length > 0;
    const alike = this.reading.isAll && typed.length === this.words.length ? usable(found.alike ?? []) : [];
    const related = [...own, ...kinds, ...others, ...alike, ...(typed.length === 1 ? this.spellings(at) : [])];
    const first = isOther ? { whole: others, exact: [...others, ...kinds] } : { whole: [best, ...names], exact: [...own, ...kinds, ...names] };
    return {
      typed,
      best,
      ...first,
      related,
      near: related,
      isNoun: this.vocabulary.headOf(best) !== undefined,
      isThing: !isAuthor(typed.join(' ')) || others.some((other) => !isAuthor(other.join(' '))),
      isMistyped: false,
    };
  }

  /** Returns the kinds of a thing whose name is also written as one word: "ear phone". */
  private kindsOfJoined(words: Words): Ways {
    return words.length < 2 ? [] : (this.vocabulary.synonymAt([words.join('')], 0)?.kinds ?? []);
  }

  /** Returns the synonyms. For the present listings, foreign names are limited to those that listings contain. */
  private othersOf({ others, foreign }: Meaning): Ways {
    return [...others, ...(this.reading.isForPresent ? this.vocabulary.listed(foreign) : foreign)];
  }

  /** Returns other names of the thing: of the same sound or first word ("phone stand", "phone holder"), or the usual one if none is listed. */
  private otherNames(words: Words, others: Ways): Ways {
    const isListed = words.every((word) => this.vocabulary.named(word) > 0);
    const sound = soundOf(words.join(''));
    const isSame = (term: Words) => soundOf(term.join('')) === sound || (words.length > 1 && term.length > 1 && term[0] === words[0]);
    return [...others.filter(isSame), ...(isListed ? [] : others.slice(0, 1))];
  }

  /** Reads two words as one if they are one word elsewhere: "note book". */
  private joined(at: number): Thing | undefined {
    const next = this.words[at + 1];
    const word = `${this.words[at]}${next}`;
    if (next === undefined || !this.vocabulary.has(word)) return undefined;
    const typed = this.words.slice(at, at + 2);
    const exact = this.exactWays(typed.slice(0, 1), at + 1);
    const meaning = this.vocabulary.synonymAt([word], 0);
    const meanings = meaning ? [...meaning.kinds, ...this.othersOf(meaning)] : [];
    const isKnown = typed.every((each) => this.vocabulary.has(each));
    const related = [...exact, [word], ...meanings];
    return {
      typed,
      best: isKnown ? typed : [word],
      whole: [isKnown ? typed : [word]],
      exact: isKnown ? exact : [[word]],
      related,
      near: related,
      isNoun: false,
      isThing: meaning !== undefined || this.vocabulary.nouns.has(word),
      isMistyped: false,
    };
  }

  private spellings(at: number): Ways {
    return splitWays(this.vocabulary, this.words[at]!);
  }

  private single(at: number): Thing {
    const { vocabulary } = this;
    const word = this.words[at]!;
    const units = this.unitsAt(at);
    const own = [...this.exactWays([], at), ...units];
    const isAlone = this.words.length === 1 || this.words.length > MOST_NEAR_WORDS;
    if (!this.isKnown(at)) return this.mistyped(at, own);
    const related = [...own, ...this.spellings(at), ...this.completedTerms(at)];
    const isAbsent = vocabulary.count(word, this.stems.get(word)) === 0;
    const nearWords = isAlone && !isAbsent ? [] : vocabulary.near(word, isAbsent && word.length > 4 ? 2 : 1, NEAR).map((each) => [each.word]);
    return {
      typed: [word],
      best: [word],
      whole: [[word], ...units],
      exact: own,
      related,
      near: [...related, ...nearWords],
      isNoun: vocabulary.nouns.has(word),
      isThing: vocabulary.nouns.has(singular(word)),
      isMistyped: false,
    };
  }

  /** Returns the meanings of terms that begin with the last word if no name has such a word: "headph" for a product listed as over-ear. */
  private completedTerms(at: number): Ways {
    const { vocabulary } = this;
    const word = this.words[at]!;
    if (!this.reading.isForPresent || !this.isLast(at) || word.length < SHORTEST_BEGINNING || vocabulary.count(word) > 0) return [];
    const completions = vocabulary.completions(word, COMPLETIONS);
    if (completions.some((each) => vocabulary.named(each) > 0)) return [];
    return usable(completions.flatMap((each) => vocabulary.termsWith(each)));
  }

  /** Returns pairs of words that a word may consist of, likelier first. Mistyped parts count only without a certain correction. */
  private partsAt(at: number): Ways {
    const asTyped = this.spellings(at);
    return asTyped.length > 0 || this.correctionsAt(at).sure.length > 0 ? asTyped : mistypedSplit(this.vocabulary, this.words[at]!);
  }

  private mistyped(at: number, own: Ways): Thing {
    const { vocabulary } = this;
    const word = this.words[at]!;
    const { sure, unsure } = this.correctionsAt(at);
    const parts = this.partsAt(at);
    const [best = word] = sure;
    const isJoined = parts.length > 0 && (sure.length === 0 || vocabulary.near(word, 1, 1).length === 0);
    const meanings = sure.map((each) => vocabulary.synonymAt([each], 0)).filter((each) => each !== undefined);
    const kinds = usable(meanings.flatMap((each) => each.kinds));
    const related = [...own, ...parts, ...sure.map((each) => [each]), ...kinds, ...usable(meanings.flatMap((each) => this.othersOf(each)))];
    const exact = isJoined ? [...own, ...parts] : [...own, [best], ...usable(vocabulary.synonymAt([best], 0)?.kinds ?? [])];
    const further = vocabulary.near(word, word.length > 3 ? 2 : 1, NEAR).map((each) => [each.word]);
    const near = [...related, ...unsure.map((each) => [each]), ...further];
    const read = isJoined ? parts[0]! : [best];
    const whole = isJoined ? [read] : [read, ...this.otherNames(read, usable(vocabulary.synonymAt(read, 0)?.others ?? []))];
    const isThing = [meanings.length > 0, ...sure.map((each) => vocabulary.nouns.has(singular(each)))].includes(true);
    return { typed: [word], best: read, whole, exact, related, near, isNoun: false, isThing, isMistyped: true };
  }

  private isCorrectAt(at: number): boolean {
    return this.vocabulary.isCorrect(this.words[at]!) || this.unitsAt(at).length > 0;
  }

  /** Returns whether a word is known. A rare word close to a frequent one counts as mistyped, unless it is correct in a language of the shop. */
  private isKnown(at: number): boolean {
    const { vocabulary, stems } = this;
    const word = this.words[at]!;
    if (!this.reading.isForPresent || this.isCorrectAt(at)) return true;
    if (this.isLast(at) && word.length > 1 && vocabulary.completions(word, 1).length > 0) return true;
    if (!vocabulary.has(word, stems.get(word))) return false;
    if (word.length < 4 || vocabulary.count(word, stems.get(word)) > RARE || vocabulary.named(word) > 0) return true;
    return (vocabulary.near(word, 1, 1)[0]?.named ?? 0) < FREQUENT;
  }
}
