import { saidEnglish } from './lexicon/spoken/english.ts';
import { NativeSounds, SHORTEST_KEY_OF_NAMES } from './native-sounds.ts';
import { ANY_WORD, formsOf, NUMBER, type Phrase } from './phrases.ts';
import { skeleton, skeletons } from './characters/sign-letters.ts';
import { consonantsOf, isShortFor, lacksSomeVowels, lacksVowels, mixedInLatin, soundOf } from './sounds.ts';

const MIN_LETTERS = 3;
const COLLAPSED_LETTERS = 6;
const LONG_NAME = 5;
const SHORTEST_OF_ABUSE = 6;
const SHORTEST_OF_HINTS = 8;
/** Trailing stars alone may be a footnote or bold print. */
const ENDS_LIKE_BOLD = /^[a-z]+\*{1,2}$/;
/** Goods with names of three letters, one of which may be masked. Other words of three letters fit too many masks. */
export const shortNames = ['rum', 'gun', 'gin', 'lsd', 'ass', 'sex'];
const knownByOneLetter = new Set(['fuck', 'fucker', 'fucking', 'bitch', 'shit', 'cunt']);
/** A letter repeated three times. */
const STRETCHED = /(\p{L})\1\1/u;

/** Removes doubled letters from a word. */
export function collapsed(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}

/** Returns a word without signs and doubled letters, if it is long enough to be recognized. */
function bareSkeleton(word: string): string {
  const bare = collapsed(skeleton(word));
  return bare.length > MIN_LETTERS ? bare : word;
}

function addTo<Key>(lists: Map<Key, string[]>, key: Key, word: string): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [word]);
  else if (!list.includes(word)) list.push(word);
}

/** Returns whether a word is another one with some letters masked. */
const fits = (masked: string, word: string) =>
  [...masked].every((character, index) => character === '*' || character === '#' || character === word[index]);

/** The words of the lexicons, indexed for recognizing disguised words. */
export class Vocabulary {
  /** Every word of a phrase. */
  readonly words = new Set<string>();
  /** Words that are a phrase by themselves. */
  private readonly singles = new Set<string>();
  /** Words that joined words may consist of: "weed4sale". */
  private readonly parts = new Set<string>();
  /** Words that are a phrase by themselves or have four letters, for which fragments are joined. */
  readonly targets = new Set<string>();
  /** Words that are never read as a disguise: "paperback". */
  private readonly ordinary = new Set<string>();
  /** Words of actions, which are not split. */
  private readonly whole = new Set<string>();
  private readonly ordinaryCollapsed = new Set<string>();
  private readonly bySkeleton = new Map<string, string>();
  /** Words by their skeleton without doubled letters: "m0nkk". */
  private readonly byBareSkeleton = new Map<string, string>();
  private readonly byCollapsed = new Map<string, string>();
  private readonly byConsonants = new Map<string, string[]>();
  private readonly bySound = new Map<string, string>();
  /** Words with variable spelling, by their sound. */
  private readonly spoken = new Map<string, string>();
  /** All words with variable spelling that have the same sound. */
  private readonly alike = new Map<string, string[]>();
  private readonly spokenWords = new Set<string>();
  /** Words by their sound in Indian scripts, including names of goods and English words. */
  private readonly native = new NativeSounds('loose');
  private readonly english = new NativeSounds('exact');
  private readonly byLength = new Map<number, string[]>();
  /** Words that are a strong phrase by themselves and long enough to be unambiguous when reversed. */
  private readonly longNames = new Set<string>();
  /** Abusive words by their length. They are masked more often than others. */
  private readonly rude = new Map<number, string[]>();

  constructor() {
    for (const [word, ways] of saidEnglish) for (const way of ways) this.english.add(word, way);
  }

  add({ places }: Phrase): void {
    for (const { alternatives } of places)
      for (const words of alternatives) for (const word of words) this.addWord(word, places.length === 1 && words.length === 1);
  }

  /**
   * Adds a phrase of abuse. Its short words are too common to be searched for in disguise or as a part of others, unless they are a phrase by
   * themselves.
   */
  addAbuse({ places }: Phrase): void {
    for (const words of places.flatMap(({ alternatives }) => alternatives)) {
      const isSingle = places.length === 1 && words.length === 1;
      for (const word of words) {
        if (isSingle) this.addWord(word, isSingle);
        else this.addInPhrase(word, SHORTEST_OF_ABUSE);
      }
    }
  }

  /** Adds a thing of a deal. Its short words are too common to be searched for in disguise or as a part of others. */
  addThing({ places }: Phrase): void {
    for (const words of places.flatMap(({ alternatives }) => alternatives)) {
      for (const word of words) {
        if (word.length > MIN_LETTERS && places.length === 1 && words.length === 1) this.addWord(word, true);
        else this.addInPhrase(word, MIN_LETTERS + 1);
      }
    }
  }

  /** Adds a thing that is named by ordinary words. Only its long words are searched for in disguise. */
  addHint({ places }: Phrase): void {
    for (const word of places.flatMap(({ alternatives }) => alternatives.flat())) {
      this.addInPhrase(word, SHORTEST_OF_HINTS);
      if (word.length > MIN_LETTERS) this.parts.add(word);
    }
  }

  /** Stores words that must not be split into two: "photocopied". */
  keepWhole({ places }: Phrase): void {
    for (const word of places.flatMap(({ alternatives }) => alternatives.flat())) this.whole.add(word);
  }

  isWhole(word: string): boolean {
    return this.has(word) || this.whole.has(word);
  }

  /** Adds a word of a phrase of ordinary words. It is searched for in disguise if it has a minimum number of letters. */
  private addInPhrase(word: string, shortest: number): void {
    this.words.add(word);
    if (word.length >= shortest && /^[a-z]+$/.test(word)) this.addDisguises(word);
  }

  private addWord(word: string, isSingle: boolean): void {
    if (word === NUMBER || word === ANY_WORD) return;
    this.words.add(word);
    if (isSingle) this.singles.add(word);
    if (isSingle || word.length >= MIN_LETTERS) this.parts.add(word);
    if (word.length < MIN_LETTERS || !/^[a-z]+$/.test(word)) {
      if (isSingle && word.length > 1) this.targets.add(word);
      return;
    }
    if (isSingle || word.length > MIN_LETTERS) this.targets.add(word);
    this.addDisguises(word);
  }

  /** Indexes a word by its disguised forms. If several words look alike, the first one counts, preferring phrases of one word. */
  private addDisguises(word: string): void {
    const firsts: [Map<string, string>, string][] = [
      [this.bySkeleton, skeleton(word)],
      [this.byCollapsed, collapsed(word)],
      [this.byBareSkeleton, bareSkeleton(word)],
      [this.bySound, soundOf(word)],
    ];
    for (const [known, key] of firsts) if (!known.has(key) || this.isRather(word, known.get(key)!)) known.set(key, word);
    addTo(this.byConsonants, consonantsOf(word), word);
    addTo(this.byLength, word.length, word);
  }

  /** Returns whether a word is a phrase by itself and the other one is not. */
  private isRather(word: string, other: string): boolean {
    return this.singles.has(word) && !this.singles.has(other);
  }

  /** Returns the first of some words, preferring words that are a phrase by themselves. */
  private rather(words: readonly string[] = []): string | undefined {
    return words.find((word) => this.singles.has(word)) ?? words[0];
  }

  /** Adds a phrase whose words match in every spelling with the same sound, and in other scripts unless one word alone is a phrase. */
  addSpoken({ places }: Phrase, isPart = places.length > 1): void {
    for (const word of places.flatMap(({ alternatives }) => alternatives.flat())) {
      if (!/^[a-z]{4,}$/.test(word)) continue;
      if (!this.spoken.has(soundOf(word))) this.spoken.set(soundOf(word), word);
      addTo(this.alike, soundOf(word), word);
      this.spokenWords.add(word);
      if (isPart) this.native.add(word);
    }
  }

  /** Adds phrases of one word, so that they are also found reversed and, for abuse, masked. */
  addNames({ places }: Phrase, isAbuse: boolean): void {
    if (places.length !== 1) return;
    for (const [word, ...more] of places[0]!.alternatives) {
      if (more.length > 0 || !/^[a-z]{4,}$/.test(word!)) continue;
      if (word!.length >= LONG_NAME) this.longNames.add(word!);
      if (word!.length >= LONG_NAME && !isAbuse) this.english.add(word!, word, SHORTEST_KEY_OF_NAMES);
      if (isAbuse) addTo(this.rude, word!.length, word!);
    }
  }

  isLongName(word: string): boolean {
    return this.longNames.has(word);
  }

  keep(words: Iterable<string>): void {
    for (const word of words) {
      this.ordinary.add(word);
      this.ordinaryCollapsed.add(collapsed(word));
    }
  }

  /** Returns whether a word is ordinary, also with repeated letters: "pilllow". */
  isOrdinary(word: string): boolean {
    return this.ordinary.has(word) || (STRETCHED.test(word) && !this.byCollapsed.has(collapsed(word)) && this.ordinaryCollapsed.has(collapsed(word)));
  }

  /** Returns whether a word is in the lexicons, in the singular or plural. */
  has(word: string): boolean {
    return formsOf(word).some((form) => this.words.has(form));
  }

  /** Returns whether a joined word may contain this word. */
  isPart(word: string): boolean {
    return formsOf(word).some((form) => this.parts.has(form));
  }

  isTarget(word: string): boolean {
    return formsOf(word).some((form) => this.targets.has(form));
  }

  private first(word: string, known: ReadonlyMap<string, string>): string | undefined {
    for (const form of formsOf(word)) if (known.has(form)) return known.get(form);
    return undefined;
  }

  /** Returns the word that signs and digits spell in place of letters. In abuse, "@" is any letter. */
  spelled(word: string): string | undefined {
    for (const each of skeletons(word)) {
      const known = this.first(each, this.bySkeleton);
      if (known !== undefined) return known;
    }
    return word.includes('@') ? this.unmaskedAbuse(word.replaceAll('@', '*')) : undefined;
  }

  /** Returns the same for a word with doubled letters: "m0nkk". */
  spelledWithRepeats(word: string): string | undefined {
    return skeletons(word)
      .map((each) => this.first(collapsed(each), this.byBareSkeleton))
      .find((known) => known !== undefined);
  }

  /** Returns the name of goods that parts of a word sound like together: "goot kha". */
  soundingTogether(word: string): string | undefined {
    const known = this.bySound.get(soundOf(word));
    return known !== undefined && known.length >= LONG_NAME && this.singles.has(known) ? known : undefined;
  }

  /**
   * Returns the word that another spelling means, or a word in another script by its sound, if its language has variable spelling in Latin letters.
   */
  sounding(word: string): string | undefined {
    return this.spoken.get(soundOf(word)) ?? this.saidInEnglish(word) ?? this.partInNative(word);
  }

  /** Returns the other spellings of a word if the lexicons contain several, without those that are a phrase by themselves. */
  otherSpellings(word: string): string[] {
    if (!this.spokenWords.has(word)) return [];
    return this.alike.get(soundOf(word))!.filter((other) => other !== word && !this.singles.has(other));
  }

  /** Returns the English word that a word in an Indian script sounds like. */
  saidInEnglish(word: string): string | undefined {
    return this.english.find(word);
  }

  /**
   * Returns the part of a phrase that a word sounds like. A word that is a phrase by itself is matched in its own script only, where few words are
   * spelled alike.
   */
  private partInNative(word: string): string | undefined {
    const known = this.native.find(word);
    return known !== undefined && this.singles.has(known) ? undefined : known;
  }

  /** Returns the word that is written in two scripts at once, or without some of its vowels. */
  incomplete(word: string): string | undefined {
    const latin = mixedInLatin(word);
    if (latin !== undefined) return this.bySound.get(soundOf(latin)) ?? this.rather(this.byConsonants.get(consonantsOf(latin)));
    return lacksVowels(word) ? this.rather(this.byConsonants.get(consonantsOf(word))?.filter((known) => isShortFor(word, known))) : undefined;
  }

  /** Returns the word that was typed without some vowels, or with two neighbouring letters swapped: "betting" for "bettng", "proxy" for "prxoy". */
  mistyped(word: string): string | undefined {
    if (!/^[a-z]{5,}$/.test(word)) return undefined;
    return this.rather(this.byConsonants.get(consonantsOf(word))?.filter((known) => lacksSomeVowels(word, known))) ?? this.swapped(word);
  }

  private swapped(word: string): string | undefined {
    for (let at = 1; at + 1 < word.length; at++) {
      const other = `${word.slice(0, at)}${word[at + 1]!}${word[at]!}${word.slice(at + 2)}`;
      if (other !== word && this.singles.has(other)) return other;
    }
    return undefined;
  }

  /** Returns the word that was typed with repeated letters, or with a doubled letter too many or too few. */
  withoutRepeats(word: string): string | undefined {
    const isStretched = STRETCHED.test(word);
    const plain = collapsed(word);
    const isDoubledTwice = word.length > plain.length + 1 && plain.length > MIN_LETTERS + 1;
    if (!isStretched && !isDoubledTwice && plain.length < COLLAPSED_LETTERS) return undefined;
    return this.first(plain, this.byCollapsed);
  }

  /**
   * Returns the word in which some letters are masked: "c*caine", "f***ing". Its first letter must be present, and half of its letters unless it is
   * abuse.
   */
  unmasked(word: string): string | undefined {
    for (const form of formsOf(word)) {
      if (/^[a-z][*#][a-z]$/.test(form)) return shortNames.find((each) => fits(form, each));
      if (form.length <= MIN_LETTERS || !/^[a-z]/.test(form)) continue;
      const letters = form.replace(/[^a-z]/g, '').length;
      const rude = this.unmaskedAbuse(form);
      if (rude !== undefined) return rude;
      if (letters * 2 < form.length) continue;
      const known = this.rather(this.byLength.get(form.length)?.filter((each) => fits(form, each)));
      if (known !== undefined) return known;
    }
    return undefined;
  }

  /** Returns the abusive word in which some letters are masked. With a single letter, or with trailing stars, only well-known ones match: "f***". */
  unmaskedAbuse(word: string): string | undefined {
    const letters = word.replace(/[^a-z]/g, '').length;
    const known = this.rude.get(word.length)?.filter((each) => fits(word, each));
    return letters > 1 && !ENDS_LIKE_BOLD.test(word) ? known?.[0] : known?.find((each) => knownByOneLetter.has(each));
  }
}
