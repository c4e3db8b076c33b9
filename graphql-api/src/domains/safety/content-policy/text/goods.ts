import { harmlessSpellings, withoutHarmless } from './common-words.ts';
import { dealActions, dealsIn, dealThings, hintedThings, spokenDeals } from './deals.ts';
import { withoutDisguises } from './disguises.ts';
import { abuse } from './lexicon/abuse.ts';
import { academic } from './lexicon/academic.ts';
import { adult } from './lexicon/adult.ts';
import { accounts } from './lexicon/dealings/accounts.ts';
import { alcohol } from './lexicon/alcohol.ts';
import { animals } from './lexicon/animals.ts';
import { contacts } from './lexicon/dealings/contacts.ts';
import { copies } from './lexicon/dealings/copies.ts';
import { documents } from './lexicon/documents.ts';
import { drugs } from './lexicon/drugs.ts';
import { frauds } from './lexicon/dealings/frauds.ts';
import { hints } from './lexicon/dealings/hints.ts';
import { hatred } from './lexicon/deeds/hatred.ts';
import { gambling } from './lexicon/dealings/gambling.ts';
import { idioms } from './idioms.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { medicines } from './lexicon/medicines.ts';
import { slang, slangToLookAt } from './lexicon/slang/slang.ts';
import { stolen } from './lexicon/dealings/stolen.ts';
import { tobacco } from './lexicon/tobacco.ts';
import { weapons } from './lexicon/weapons.ts';
import { normalize } from './characters/normalize.ts';
import { ANY_WORD, formsOf, PhraseIndex, phrasesOf } from './phrases.ts';
import { harmlessContext, harmlessWords, isColour, isDirectlyHarmless, offersNear, surroundingsOf, type Surroundings } from './surroundings.ts';
import { withoutReversals } from './reversed.ts';
import { tokensOf, type Token } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

/** Weight of a phrase by itself. */
const WEIGHTS = { certain: 7, strong: 4, spoken: 4, medium: 3, doubtful: 2, weak: 1 } as const;
const OFFER = 1;
const MOST_OFFERS = 2;
const DISGUISE = 1;
const DIRECTLY_HARMLESS = -4;
const HARMLESS_CONTEXT = -2;
/** Returns whether a phrase counts whatever surrounds it. Phrases with harmless uses elsewhere do not. */
const isSaid = (weight: number): boolean => weight !== WEIGHTS.medium && weight !== WEIGHTS.weak;
/** Minimum weight at which a listing is rejected. */
const REJECTED = 3;
/** Weight at which a listing is accepted and shown to administrators. */
const DOUBTFUL = 2;

/** A violation in a text: its kind, the words that caused it as they were read, and whether an administrator should decide. */
export interface Violation {
  kind: string;
  words: string[];
  isDoubtful: boolean;
}

/** Returns the text of a violation for users: its kind and the words that caused it, if any. */
export const wordsOf = ({ kind, words }: Violation): string => (words.length > 0 ? `${kind} (${words.map((word) => `"${word}"`).join(', ')})` : kind);

interface Meaning {
  kind: string;
  weight: number;
  surroundings: Surroundings;
}

const goods: Lexicon[] = [weapons, drugs, tobacco, alcohol, medicines, academic, documents, adult, animals, gambling, stolen, frauds, ...slang];
/** Lexicons of goods that are never rejected by name, only doubtful. */
const looked: Lexicon[] = [accounts, contacts, copies, hints, ...slangToLookAt];

const index = new PhraseIndex<Meaning>();
const vocabulary = new Vocabulary();
vocabulary.keep(harmlessWords);
vocabulary.keep(harmlessSpellings);
const isAbuse = (lexicon: Lexicon): boolean => lexicon.kind === abuse.kind;
for (const lexicon of [...goods, ...looked, abuse, hatred]) {
  const surroundings = surroundingsOf(lexicon);
  for (const words of [surroundings.before, surroundings.after, surroundings.near]) vocabulary.keep(words);
  for (const strength of ['certain', 'strong', 'spoken', 'medium', 'doubtful', 'weak'] as const) {
    for (const phrase of phrasesOf(lexicon[strength])) {
      index.add(phrase, { kind: lexicon.kind, weight: WEIGHTS[strength], surroundings });
      if (isAbuse(lexicon)) vocabulary.addAbuse(phrase);
      else vocabulary.add(phrase);
      if (strength === 'spoken') vocabulary.addSpoken(phrase);
      if (isSaid(WEIGHTS[strength])) vocabulary.addNames(phrase, isAbuse(lexicon));
    }
  }
}
const idiomIndex = new PhraseIndex<true>();
for (const phrase of phrasesOf(idioms)) idiomIndex.add(phrase, true);
for (const phrase of dealThings) vocabulary.addThing(phrase);
for (const phrase of hintedThings) vocabulary.addHint(phrase);
for (const phrase of dealActions) vocabulary.keepWhole(phrase);
for (const phrase of spokenDeals) vocabulary.addSpoken(phrase, true);

/** Kinds of violation about goods and services, and about abuse. */
export const violationKinds = [...new Set([...goods, abuse].map(({ kind }) => kind))];

/** A meaning and the position of its words. `parts` are those of a deal, which has other words between them. */
interface Place {
  value: Meaning;
  start: number;
  end: number;
  parts?: readonly { start: number; end: number }[];
}

/** A text that is read in the context of the rest of its listing. */
class Reading {
  private readonly harmless = new Map<Surroundings, { here: number[]; isElsewhere: boolean }>();

  constructor(
    private readonly tokens: Token[],
    private readonly elsewhere: Token[],
  ) {}

  /** Returns whether the listing, apart from the phrase itself, shows that it is a book or has another harmless use. */
  private isHarmless({ start, end, parts }: Place, surroundings: Surroundings): boolean {
    let context = this.harmless.get(surroundings);
    if (!context) {
      context = { here: harmlessContext(this.tokens, surroundings), isElsewhere: harmlessContext(this.elsewhere, surroundings).length > 0 };
      this.harmless.set(surroundings, context);
    }
    const { here, isElsewhere } = context;
    const own = parts ?? [{ start, end }];
    return isElsewhere || here.some((at) => own.every((part) => at < part.start || at >= part.end));
  }

  scoreOf(place: Place): number {
    const { start, end } = place;
    const { weight, surroundings } = place.value;
    const offered = Math.min(MOST_OFFERS, offersNear(this.tokens, start, end, surroundings)) * OFFER;
    const disguised = this.tokens.slice(start, end).some(({ isDisguised }) => isDisguised) ? DISGUISE : 0;
    const alone = weight + offered + disguised;
    const ends = place.parts?.map((part) => part.end);
    const inText = { tokens: this.tokens, start, end, isName: weight >= WEIGHTS.strong, isSaid: isSaid(weight), ...(ends ? { ends } : {}) };
    if (isDirectlyHarmless(inText, surroundings)) return alone + DIRECTLY_HARMLESS;
    if (surroundings.isAlways && isSaid(weight)) return alone;
    const isNamedAfter = (weight < WEIGHTS.strong && isColour(this.tokens, end)) || this.isHarmless(place, surroundings);
    return alone + (isNamedAfter ? HARMLESS_CONTEXT : 0);
  }
}

/** Returns the tokens of a text without disguises. */
export function readText(text: string): Token[] {
  return withoutReversals(withoutDisguises(tokensOf(normalize(withoutHarmless(text))), vocabulary), vocabulary);
}

function placesOf<Value>(phrases: PhraseIndex<Value>, rows: readonly string[][]): { value: Value; start: number; end: number }[] {
  return rows.flatMap((_, start) => [...phrases.startingAt(rows, start)].map(({ value, end }) => ({ value, start, end })));
}

type Idioms = readonly { start: number; end: number }[];

const meaningsIn = (rows: readonly string[][], idioms: Idioms): Place[] =>
  placesOf(index, rows).filter(({ start, end }) => !idioms.some((idiom) => start >= idiom.start && end <= idiom.end));

/** Returns the meanings of deals. A thing together with an action on it counts as much as a strong phrase, or as a doubtful one. */
const dealMeanings = (tokens: Token[], rows: readonly string[][], idioms: Idioms): Place[] =>
  dealsIn(tokens, rows, idioms).map(({ value, start, end, parts }) => ({
    value: { ...value, weight: value.isDoubtful ? WEIGHTS.doubtful : WEIGHTS.strong },
    start,
    end,
    parts,
  }));

/** Returns every form in which a word may occur in a phrase, including other spellings of a word of a language with variable spelling. */
function formsIn({ text, word }: Token): string[] {
  const forms = text === word ? formsOf(word) : [...formsOf(word), ...formsOf(text)];
  return [...forms, ...vocabulary.otherSpellings(word), ANY_WORD];
}

/** Returns prohibited goods, services and abuse in a text. `elsewhere` is the rest of the listing, which may show that it is a book. */
export function violationsIn(tokens: Token[], elsewhere: Token[]): Violation[] {
  const rows = tokens.map(formsIn);
  const idiomatic = placesOf(idiomIndex, rows);
  const reading = new Reading(tokens, elsewhere);
  const found = new Map<string, Violation>();
  for (const place of [...meaningsIn(rows, idiomatic), ...dealMeanings(tokens, rows, idiomatic)]) {
    const { value, start, end } = place;
    const score = reading.scoreOf(place);
    if (score < DOUBTFUL) continue;
    const isDoubtful = score < REJECTED;
    const key = `${value.kind} ${isDoubtful}`;
    const words = tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ');
    const violation = found.get(key) ?? { kind: value.kind, words: [], isDoubtful };
    if (!violation.words.includes(words)) violation.words.push(words);
    found.set(key, violation);
  }
  return [...found.values()].map((violation) => ({ ...violation, words: longest(violation.words) }));
}

/** Removes words that are part of longer ones. */
const longest = (words: string[]) => words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
