import { formsOf, type Phrase } from './phrases.ts';
import { skeleton } from './characters/sign-letters.ts';
import { consonantsOf, isShortFor, lacksVowels, mixedInLatin, soundOf } from './sounds.ts';

const MIN_LETTERS = 3;
const COLLAPSED_LETTERS = 6;
/** A letter three times in a row. */
const STRETCHED = /(\p{L})\1\1/u;

/** A word without doubled letters. */
export function collapsed(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}

function addTo<Key>(lists: Map<Key, string[]>, key: Key, word: string): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [word]);
  else if (!list.includes(word)) list.push(word);
}

/** The words of the lexicons, ready to recognise a disguised one. */
export class Vocabulary {
  /** Every word of a phrase. */
  readonly words = new Set<string>();
  /** Words that are a phrase by themselves or have four letters, and are worth joining fragments for. */
  readonly targets = new Set<string>();
  /** Words that are read as they stand, whatever they might be a disguise of: "paperback". */
  private readonly ordinary = new Set<string>();
  private readonly ordinaryCollapsed = new Set<string>();
  private readonly bySkeleton = new Map<string, string>();
  private readonly byCollapsed = new Map<string, string>();
  private readonly byConsonants = new Map<string, string[]>();
  private readonly bySound = new Map<string, string>();
  /** The same of words whose spelling varies. */
  private readonly spoken = new Map<string, string>();
  private readonly byLength = new Map<number, string[]>();

  add({ places }: Phrase): void {
    const isSingle = places.length === 1;
    for (const { alternatives } of places)
      for (const words of alternatives) for (const word of words) this.addWord(word, isSingle && words.length === 1);
  }

  private addWord(word: string, isSingle: boolean): void {
    this.words.add(word);
    if (word.length < MIN_LETTERS || !/^[a-z]+$/.test(word)) {
      if (isSingle && word.length > 1) this.targets.add(word);
      return;
    }
    if (isSingle || word.length > MIN_LETTERS) this.targets.add(word);
    this.addDisguises(word);
  }

  /** Makes a word known by what disguises leave of it; the first of several that look alike counts. */
  private addDisguises(word: string): void {
    const firsts: [Map<string, string>, string][] = [
      [this.bySkeleton, skeleton(word)],
      [this.byCollapsed, collapsed(word)],
      [this.bySound, soundOf(word)],
    ];
    for (const [known, key] of firsts) if (!known.has(key)) known.set(key, word);
    addTo(this.byConsonants, consonantsOf(word), word);
    addTo(this.byLength, word.length, word);
  }

  /** Adds a phrase whose words are found in every spelling that sounds the same. */
  addSpoken({ places }: Phrase): void {
    for (const word of places.flatMap(({ alternatives }) => alternatives.flat())) {
      if (/^[a-z]{4,}$/.test(word) && !this.spoken.has(soundOf(word))) this.spoken.set(soundOf(word), word);
    }
  }

  keep(words: Iterable<string>): void {
    for (const word of words) {
      this.ordinary.add(word);
      this.ordinaryCollapsed.add(collapsed(word));
    }
  }

  /** Such a word may have letters repeated: "pilllow". */
  isOrdinary(word: string): boolean {
    return this.ordinary.has(word) || (STRETCHED.test(word) && !this.byCollapsed.has(collapsed(word)) && this.ordinaryCollapsed.has(collapsed(word)));
  }

  /** Whether it is a word of the lexicons, in the singular or plural. */
  has(word: string): boolean {
    return formsOf(word).some((form) => this.words.has(form));
  }

  isTarget(word: string): boolean {
    return formsOf(word).some((form) => this.targets.has(form));
  }

  private first(word: string, known: ReadonlyMap<string, string>): string | undefined {
    for (const form of formsOf(word)) if (known.has(form)) return known.get(form);
    return undefined;
  }

  /** The word that signs and digits in the place of letters spell. */
  spelled(word: string): string | undefined {
    return this.first(skeleton(word), this.bySkeleton);
  }

  /** The word that is meant by another spelling of it, when it belongs to a language whose spelling in Latin letters varies. */
  sounding(word: string): string | undefined {
    return this.spoken.get(soundOf(word));
  }

  /** The word that is written in two scripts at once, or without some of its vowels. */
  incomplete(word: string): string | undefined {
    const latin = mixedInLatin(word);
    if (latin !== undefined) return this.bySound.get(soundOf(latin)) ?? this.byConsonants.get(consonantsOf(latin))?.[0];
    return lacksVowels(word) ? this.byConsonants.get(consonantsOf(word))?.find((known) => isShortFor(word, known)) : undefined;
  }

  /** The word that is meant by one with letters repeated, or with a doubled letter too many or too few. */
  withoutRepeats(word: string): string | undefined {
    const isStretched = STRETCHED.test(word);
    const plain = collapsed(word);
    if (!isStretched && plain.length < COLLAPSED_LETTERS) return undefined;
    return this.first(plain, this.byCollapsed);
  }

  /** The word in which some letters are masked: "c*caine". Its first letter must be there, and half of them. */
  unmasked(word: string): string | undefined {
    for (const form of formsOf(word)) {
      const letters = form.replace(/[^a-z]/g, '').length;
      if (form.length <= MIN_LETTERS || letters * 2 < form.length || !/^[a-z]/.test(form)) continue;
      const fits = (known: string) => [...form].every((character, index) => character === '*' || character === '#' || character === known[index]);
      const known = this.byLength.get(form.length)?.find(fits);
      if (known !== undefined) return known;
    }
    return undefined;
  }
}
