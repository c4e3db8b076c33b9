import type { Ways } from './words/expression.ts';
import { stops, weak } from './words/lexicon/function-words.ts';
import { apartAlways, apartWhenMeant } from './words/lexicon/kinds/apart.ts';
import { parts } from './words/lexicon/kinds/parts.ts';
import type { Thing } from './words/thing.ts';
import { rootOf } from './words/spellings/roots.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { singular } from './words/words.ts';

/** Words behind which stands what a thing is for or has, and not the thing. */
const OF_PURPOSE = new Set(['for', 'having', 'to', 'that', 'which', 'without']);

/** Nouns that say too little of a thing to tell what serves a purpose from what does not. */
const WIDE = new Set(
  'light dress suit costume uniform weight cover holder stand case pad board band guard set key protector clip tool machine watch plug strap'.split(
    ' ',
  ),
);

/** More words tell what happens, and name no compound. */
const LONGEST_COMPOUND = 4;
/** Words that no compound has before its noun: who says one describes what is to be done, or what happens. */
const OF_SENTENCES = new Set(
  `i my me we our is are was not no cant cannot dont doesnt wont gets keeps need want it its when while fill put keep hang hold carry press wash clean dry store cook boil make
  mix cut chop see read write learn build fix repair join connect protect save kill stop hit wear use lift take bring get remove tie open close mark draw measure heat cool warm smooth
  hide decorate sit sleep stay go reach start find show give fit attach mount sew stick paste pack pump inflate`.split(/\s+/),
);

/** The words that stand before what a thing is for. */
export function beforePurpose(words: readonly string[]): readonly string[] {
  return words.slice(
    0,
    Math.max(
      words.findIndex((word) => OF_PURPOSE.has(word)),
      0,
    ),
  );
}

/** The things that stand before what they are for: a mattress, where one "for a single cot" is looked for; all where none stands there. */
export function mainThings(words: readonly string[], things: readonly Thing[]): readonly Thing[] {
  const typed = beforePurpose(words).join(' ');
  const before = things.filter((thing) => ` ${typed} `.includes(` ${thing.typed.join(' ')} `));
  return before.some(({ isThing }) => isThing) ? before : things;
}

/** A name as the database compares it: "bedding" is a bed. */
const rootsOf = (way: readonly string[]): string => way.map(rootOf).join(' ');

/**
 * The things, the main ones without names that what they are for has, too: of a mattress for a cot, both of which are called beds, one word does not
 * say both.
 */
export function withoutShared(words: readonly string[], things: readonly Thing[]): readonly Thing[] {
  const main = mainThings(words, things);
  if (main.length === things.length) return things;
  const rest = new Set(things.filter((thing) => !main.includes(thing)).flatMap(({ related }) => related.map(rootsOf)));
  return things.map((thing) => {
    if (!main.includes(thing)) return thing;
    const own = (ways: Ways) => ways.filter((way) => !rest.has(rootsOf(way)) || thing.exact.includes(way));
    return { ...thing, related: own(thing.related), near: own(thing.near) };
  });
}

/** The noun of what is wanted, in the singular: the bag of "hot water bag" and of "bag for a trip"; undefined where none says it. */
function wantedNoun(vocabulary: Vocabulary, text: string): string | undefined {
  const words = text.split(' ');
  const end = words.findIndex((word) => OF_PURPOSE.has(word));
  const named = end < 0 ? words : words.slice(0, words[end] === 'for' ? end : 0);
  if (named.length > LONGEST_COMPOUND || named.slice(0, -1).some((word) => OF_SENTENCES.has(word))) return undefined;
  const last = named.findLast((word) => !stops.has(word) && !weak.has(word));
  const noun = last === undefined ? '' : singular(last);
  return (vocabulary.nouns.has(noun) || (end < 0 && parts.has(noun))) && !WIDE.has(noun) ? noun : undefined;
}

/** Of the things that serve what a text says, those that its noun may name: what is wanted for cramps is a hot water bag, and no kettle for its water. */
export function servingAsNamed(vocabulary: Vocabulary, text: string, served: readonly string[]): readonly string[] {
  const noun = wantedNoun(vocabulary, text);
  if (noun === undefined) return served;
  const own = vocabulary.synonymAt([noun], 0);
  const named = [...(own?.others ?? []), ...(own?.kinds ?? []), ...(own?.foreign ?? [])].map((name) => singular(name.at(-1)!));
  return served.filter((thing) => {
    const words = thing.split(' ');
    const meaning = vocabulary.synonymAt(words, 0);
    const names = meaning?.length === words.length ? [words, ...meaning.others, ...meaning.kinds] : [words];
    return names.some((name) => name.some((word) => singular(word) === noun)) || named.includes(singular(words.at(-1)!));
  });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.map(singular).join(' ') === other.map(singular).join(' ');

/** Names of what is called by the last word of the only thing that is searched for, and is another thing: see `apart.ts`. */
export function apartFrom([only, ...others]: readonly Thing[]): string[] {
  if (!only?.isThing || others.length > 0) return [];
  const { related, typed, best } = only;
  const heads = new Set(related.flatMap((way) => (way.length === 1 ? [singular(way[0]!.replace('*', ''))] : [])));
  const said = typed.map(singular);
  const isApart = (term: readonly string[]) =>
    heads.has(singular(term.at(-1)!)) && !said.includes(singular(term[0]!)) && !related.some((way) => isSame(way, term));
  const isMeant = (term: readonly string[]) => best.length > 1 || singular(best[0]!) !== singular(term.at(-1)!);
  return [...apartAlways.filter(isApart), ...apartWhenMeant.filter((term) => isMeant(term) && isApart(term))].map((term) => term.join(' '));
}

/** The noun that ends what is wanted in several words, in the singular; none where it is no noun of names. */
export function typedHeads(vocabulary: Vocabulary, words: readonly string[], things: readonly Thing[]): string[] {
  const last = mainThings(words, things).findLast(({ isThing }) => isThing);
  const head = last && words.length > 1 ? vocabulary.headOf(last.best) : undefined;
  return head === undefined ? [] : [head];
}

/** Whether a thing is what belongs to what stands before it, or a compound that ends with a noun: a listing has to say so in its name. */
export function isInName(thing: Thing, things: readonly Thing[]): boolean {
  const { typed, isNoun, isThing } = thing;
  const isLast = thing === things.at(-1);
  return isLast && ((things.length > 1 && parts.has(singular(typed.at(-1)!))) || (isThing && isNoun && typed.length > 1));
}
