import { stops, weak } from '../../lexicon/function-words.ts';
import {
  REASONS,
  AFTER_HEAD,
  AUXILIARY,
  CANNOT,
  CLAUSE_BEGINNINGS,
  CLAUSE_ENDS,
  DETERMINERS,
  GENERIC,
  JOINTS,
  LOST,
  NO_THINGS,
  OF_ONE,
  OWNERS,
  NOBODY,
  REQUESTED,
  REQUESTS,
  SUBJECTS,
  TAKEN,
  VAGUE,
} from '../../lexicon/spoken/requests.ts';
import { isAlternative } from '../alternatives.ts';
import { clausesOf } from './clauses.ts';

/** A wish in a long sentence: the words that express it, and those of them that name it; none if it is only described. */
export interface Wish {
  text: string;
  head: readonly string[];
  /** Whether no verb asks for it: "so some small fridge maybe". */
  isUnasked: boolean;
  /**
   * Whether the sentence asks for nothing, so that its beginning, or something that somebody owns, is its only possible wish: "my shoes have no
   * grip".
   */
  isSupposed?: boolean;
  /** Whether the sentence begins with the wish: "raincoat because i ride". */
  isFirst?: boolean;
}

/** Minimum number of words. Shorter texts are read as a whole. */
const SHORTEST = 8;
/** Minimum number of words in languages whose verbs come last, where fewer words say as much. */
const SHORTEST_BEHIND = 6;
/** Minimum number of meaningful words outside the wish. */
const LEAST_STORY = 2;
/** Maximum number of words of a list item. */
const LONGEST_ITEM = 7;
/** Maximum number of words at the beginning of a sentence that name something. */
const LONGEST_BEGINNING = 5;
/** Maximum number of words that name a former possession. */
const LONGEST_NAME = 3;
/** Maximum number of words of a loss, and of a lost thing with its owner thing. */
const LONGEST_LOSS = 3;
const LONGEST_LOST = 5;
/** Words that turn a following request into a refusal, and words before a "but" that excludes. */
const NOT = new Set(['not', 'dont', 'doesnt', 'didnt', 'no', 'never', 'nahi']);
const ALL_BUT = new Set(['anything', 'nothing', 'everything', 'all', 'any']);

const says = (word: string): boolean => !stops.has(word) && !weak.has(word);
const beginsAt = (words: readonly string[], at: number, phrase: readonly string[]) => phrase.every((word, index) => words[at + index] === word);
const phraseAt = (phrases: readonly (readonly string[])[], words: readonly string[], at: number) =>
  phrases.find((phrase) => beginsAt(words, at, phrase));

/** Returns whether a word can stand between a thing and "i" in a relative clause: "the thing i put", "that one we use". */
const isRelative = (word: string | undefined): boolean => word !== undefined && (GENERIC.has(word) || word === 'which' || word === 'what');

/** Subjects that are followed by a verb. */
const OTHERS = new Set([...SUBJECTS].filter((word) => !['my', 'our', 'your', 'it', 'this', 'that'].includes(word)));

/** Returns whether a clause begins at a word other than the first. */
function isBreak(words: readonly string[], at: number): boolean {
  const [word, next, before] = [words[at]!, words[at + 1] ?? '', words[at - 1]];
  if (CLAUSE_BEGINNINGS.has(word)) return !ALL_BUT.has(before ?? '');
  if (JOINTS.has(word)) return SUBJECTS.has(next) || phraseAt(REQUESTS, words, at + 1) !== undefined;
  return OTHERS.has(word) && !word.startsWith('any') && !isRelative(before) && !AFTER_HEAD.has(before ?? '');
}

/** Returns where the clause that contains a word ends. */
function endOf(words: readonly string[], from: number): number {
  let to = from + 1;
  while (to < words.length && !isBreak(words, to)) to += 1;
  return Math.min(to, words.length);
}

/** Returns the words that name what is wished for. */
function headOf(words: readonly string[]): readonly string[] {
  const after = words.findIndex((word, index) => index > 0 && AFTER_HEAD.has(word));
  const first = words.slice(0, after < 0 ? words.length : after);
  if (first.some((word) => GENERIC.has(word))) return [];
  if (/^(?:one|ones|thing|things)$/.test(first.at(-1) ?? '')) return [];
  return first.filter((word) => says(word) && !VAGUE.has(word));
}

/** Matches recipients of a gift: "my sister a teddy". */
const RECIPIENT = /^(?:(?:to )?(?:gift|give|buy|get) )?(?:my|her|his|our|him|them) (?:\w+ )?(?=(?:a|an|some|the|this) )/;
const OF = /^(?:(?:some|any|a|the|one) )?(?:kind|type|sort|one|pair|set|couple|piece) of (?:a |the |these |those |that )?/;

function wishOf(words: readonly string[]): Wish | undefined {
  const text = words.join(' ').replace(RECIPIENT, '').replace(OF, '');
  if (NO_THINGS.has(words.find(says) ?? '')) return undefined;
  return words.some(says) ? { text, head: headOf(text.split(' ')), isUnasked: false } : undefined;
}

/** Returns the phrase at a word of a clause that announces a wish. */
function requestAt(words: readonly string[], at: number): { length: number; isPurpose: boolean; isUnasked: boolean } | undefined {
  const cue = NOT.has(words[at - 1] ?? '') ? undefined : phraseAt(REQUESTS, words, at);
  if (cue) return { length: cue.length, isPurpose: words[at + cue.length] === 'to' || cue.at(-1) === 'to', isUnasked: false };
  const isNeeded = () => NOBODY.has(words[endOf(words, at + 1)] ?? '') || words.slice(0, at).some((word) => CANNOT.has(word));
  if (words[at] === 'without' && isNeeded()) return { length: 1, isPurpose: false, isUnasked: false };
  const isFirst = at === 0 || (CLAUSE_BEGINNINGS.has(words[at - 1]!) && isBreak(words, at - 1));
  return isFirst && DETERMINERS.has(words[at]!) ? { length: 1, isPurpose: false, isUnasked: true } : undefined;
}

/** Matches words that refer to something named before. */
const REFERS =
  /^(?:(?:a|an|the|new|another|good|better|cheap|fresh) )*(?:one|ones|it|them|replacement)(?= |$)(?! (?:of|with|that|which|to) )(?! for (?!(?:my|our|the|me|us)(?: |$)))|^(?:(?:my|our) own|another|mine|a new)(?: (?:here|please|now|soon|urgently|today))*$/;

/** Returns what somebody took or broke, so that a replacement is wanted: "somebody took the football from our room". */
const taken = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word, index) => TAKEN.has(word) && OF_ONE.has(words[index + 1] ?? ''));
  return at < 0 ? [] : words.slice(at + 1);
};

/** Returns the name of a lost thing: "the lock of my cycle" is a lock for a cycle, "the kettle in my room" a kettle. */
function lostName(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  if (!OF_ONE.has(first)) return [];
  const to = rest.findIndex((word) => AFTER_HEAD.has(word) || word === 'of');
  const name = rest.slice(0, to < 0 ? rest.length : to).filter((word) => word !== 'old');
  if (rest[to] !== 'of') return name;
  const whole = rest.slice(to + 1).filter((word) => !OF_ONE.has(word));
  const end = whole.findIndex((word) => AFTER_HEAD.has(word));
  return [...name, 'for', ...whole.slice(0, end < 0 ? whole.length : end)];
}

/** Returns whether a word says that something is gone or broken: "stopped", or "is always taken". */
const isLostAt = (words: readonly string[], at: number): boolean =>
  LOST.has(words[at]!) && words.slice(at, at + LONGEST_LOSS).some((word) => LOST.has(word) && !AUXILIARY.has(word));

/**
 * Returns a lost thing that is named with an article or a possessive, followed by what happened to it: "the charger of my laptop stopped working".
 */
function lostBefore(words: readonly string[], before: number): Wish | undefined {
  const byOther = lostName(taken(words.slice(0, before)));
  const to = words.findIndex((_, at) => at > 1 && isLostAt(words, at));
  const from = words.findIndex((word) => OF_ONE.has(word));
  const isLost = to > 0 && to < before && from >= 0 && from < to;
  const name = byOther.length > 0 ? byOther : isLost ? lostName(words.slice(from, to)) : [];
  const saying = name.filter(says);
  return saying.length > 0 && saying.length <= LONGEST_LOST ? { text: name.join(' '), head: saying, isUnasked: false } : undefined;
}

/** Returns the last possession before a word that is followed by what happened to it: "my bag tore", so that a new one is wanted. */
function lastOwned(words: readonly string[], before: number): Wish | undefined {
  return lostBefore(words, before) ?? ownedBefore(words, before);
}

function ownedBefore(words: readonly string[], before: number): Wish | undefined {
  const from = words.slice(0, before).findLastIndex((word) => OWNERS.has(word)) + 1;
  const to = words.findIndex((word, at) => at > from && LOST.has(word));
  return from > 0 && to > from && to < before && to - from <= LONGEST_NAME ? wishOf(words.slice(from, to)) : undefined;
}

/** Returns a possession before a word that lacks something: the shoes of "my shoes have no". */
function lacking(words: readonly string[], before: number, cue: number): Wish | undefined {
  const from = words.slice(0, before).findLastIndex((word) => OWNERS.has(word)) + 1;
  const isLacking = /^(?:have|has|got) (?:no|nothing)$/.test(words.slice(before, before + Math.min(cue, 2)).join(' '));
  return isLacking && from > 0 && from < before && before - from <= LONGEST_NAME ? wishOf(words.slice(from, before)) : undefined;
}

/**
 * Returns the supposed wish of a sentence without a request: what it begins with before another clause follows, or else what it says about a
 * possession.
 */
function supposedWish(clauses: readonly (readonly string[])[]): Wish[] {
  const [first = []] = clauses;
  const to = first.findIndex((_, at) => at > 0 && isBreak(first, at));
  const beginning = first.slice(0, to < 0 ? first.length : to);
  const isName = to > 0 && REASONS.has(first[to]!) && beginning.length <= LONGEST_BEGINNING;
  const said = isName && !beginning.some((word) => SUBJECTS.has(word) || LOST.has(word) || NOT.has(word)) ? wishOf(beginning) : undefined;
  const owned = clauses.flatMap((words) => lastOwned(words, words.length) ?? []);
  return [...(said ? [{ ...said, isFirst: true }] : []), ...owned].map((wish) => ({ ...wish, isSupposed: true }));
}

/** Returns the wishes of a clause that follow the requesting phrase. */
function wishesBehind(words: readonly string[]): Wish[] {
  const found: Wish[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const request = requestAt(words, at);
    if (!request) continue;
    const from = at + request.length;
    const isAbsent = from >= words.length || OTHERS.has(words[from]!) || REFERS.test(words.slice(from).join(' '));
    const owned = lacking(words, at, request.length);
    if (owned) found.push({ ...owned, isSupposed: true });
    const wish = owned ? undefined : isAbsent ? lastOwned(words, at) : (wishOf(words.slice(from, endOf(words, from))) ?? lastOwned(words, at));
    if (wish) found.push({ ...wish, head: request.isPurpose ? [] : wish.head, isUnasked: request.isUnasked });
    at = from - 1;
  }
  return found;
}

/** Returns where the clause that ends with a word begins. */
function beginOf(words: readonly string[], to: number): number {
  let from = to;
  while (from > 0 && !CLAUSE_ENDS.has(words[from - 1]!) && !CLAUSE_BEGINNINGS.has(words[from - 1]!)) from -= 1;
  return from;
}

/** Returns the wishes of a clause that precede the requesting phrase. */
function wishesBefore(words: readonly string[]): Wish[] {
  const found: Wish[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const cue = phraseAt(REQUESTED, words, at);
    if (!cue) continue;
    const wish = wishOf(words.slice(beginOf(words, at), at));
    if (wish) found.push(wish);
    at += cue.length - 1;
  }
  return found;
}

/** Returns whether a clause only continues a list, without a subject or request. */
const goesOn = (words: readonly string[]): boolean =>
  isAlternative(words[0]!) ||
  (words.length <= LONGEST_ITEM &&
    !words.some((word, at) => SUBJECTS.has(word) || phraseAt(REQUESTS, words, at) !== undefined || phraseAt(REQUESTED, words, at) !== undefined));

/** Returns the clauses of a text, with lists joined into one clause. */
function clausesIn(said: string): string[][] {
  return clausesOf(said)
    .map((clause) => clause.split(' '))
    .reduce<string[][]>((all, words) => (all.length > 0 && goesOn(words) ? [...all.slice(0, -1), [...all.at(-1)!, ...words]] : [...all, words]), []);
}

/**
 * Returns the wishes of a long sentence, the likeliest first: named before described, later before earlier. Returns none if the whole sentence is a
 * wish, or if it asks for nothing.
 */
export function wishesIn(said: string): Wish[] {
  const clauses = clausesIn(said);
  const words = clauses.flat();
  if (words.length < SHORTEST_BEHIND) return [];
  const behind = words.length < SHORTEST ? [] : clauses.flatMap(wishesBehind);
  const asked = [...behind, ...clauses.flatMap(wishesBefore)].toReversed();
  const wishes = asked.length > 0 || words.length < SHORTEST ? asked : supposedWish(clauses);
  const story = words.filter(says).length;
  const parts = wishes.filter(({ text }) => story - text.split(' ').filter(says).length >= LEAST_STORY);
  return [...parts.filter(({ head }) => head.length > 0), ...parts.filter(({ head }) => head.length === 0)];
}
