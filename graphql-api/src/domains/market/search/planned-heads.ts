import type { Ways } from './words/expression.ts';
import { stops, weak } from './words/lexicon/function-words.ts';
import { apartAlways, apartWhenMeant } from './words/lexicon/kinds/apart.ts';
import { parts } from './words/lexicon/kinds/parts.ts';
import type { Thing } from './words/thing.ts';
import { rootOf } from './words/spellings/roots.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { singular } from './words/words.ts';

/** Words that are followed by a thing's purpose or features, not by the thing itself. */
const OF_PURPOSE = new Set(['for', 'having', 'to', 'that', 'which', 'without']);

/** Nouns that are too general to tell which things serve a purpose. */
const WIDE = new Set(
  'light dress suit costume uniform weight cover holder stand case pad board band guard set key protector clip tool machine watch plug strap'.split(
    ' ',
  ),
);

/** Maximum number of words of a compound. Longer texts describe what happens and name no compound. */
const LONGEST_COMPOUND = 4;
/** Words that never occur before the noun of a compound. A text with one of them describes a task or an event. */
const OF_SENTENCES = new Set(
  `i my me we our is are was not no cant cannot dont doesnt wont gets keeps need want it its when while fill put keep hang hold carry press wash clean dry store cook boil make
  mix cut chop see read write learn build fix repair join connect protect save kill stop hit wear use lift take bring get remove tie open close mark draw measure heat cool warm smooth
  hide decorate sit sleep stay go reach start find show give fit attach mount sew stick paste pack pump inflate`.split(/\s+/),
);

/** Returns the words before the purpose of a thing. */
export function beforePurpose(words: readonly string[]): readonly string[] {
  return words.slice(
    0,
    Math.max(
      words.findIndex((word) => OF_PURPOSE.has(word)),
      0,
    ),
  );
}

/** Returns the things named before their purpose, such as the mattress in "mattress for a single cot"; all things if none is named there. */
export function mainThings(words: readonly string[], things: readonly Thing[]): readonly Thing[] {
  const typed = beforePurpose(words).join(' ');
  const before = things.filter((thing) => ` ${typed} `.includes(` ${thing.typed.join(' ')} `));
  return before.some(({ isThing }) => isThing) ? before : things;
}

/** Returns a name in the form in which the database compares it, where "bedding" equals bed. */
const rootsOf = (way: readonly string[]): string => way.map(rootOf).join(' ');

/**
 * Returns the things. The main ones lose the names that they share with their purpose, because one word cannot say both: mattress and cot are both
 * called bed.
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

/** Returns the noun of what is wanted, in the singular: the bag of "hot water bag" and of "bag for a trip"; undefined if there is none. */
function wantedNoun(vocabulary: Vocabulary, text: string): string | undefined {
  const words = text.split(' ');
  const end = words.findIndex((word) => OF_PURPOSE.has(word));
  const named = end < 0 ? words : words.slice(0, words[end] === 'for' ? end : 0);
  if (named.length > LONGEST_COMPOUND || named.slice(0, -1).some((word) => OF_SENTENCES.has(word))) return undefined;
  const last = named.findLast((word) => !stops.has(word) && !weak.has(word));
  const noun = last === undefined ? '' : singular(last);
  return (vocabulary.nouns.has(noun) || (end < 0 && parts.has(noun))) && !WIDE.has(noun) ? noun : undefined;
}

/** Filters the things that serve a text to those that its noun may name. For cramps, a hot water bag is wanted, not a kettle for its water. */
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

/** Returns names of other things that end with the last word of the only thing searched for; see `apart.ts`. */
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

/** Returns the singular noun that ends a name of several words; none if the word is not a noun of names. */
export function typedHeads(vocabulary: Vocabulary, words: readonly string[], things: readonly Thing[]): string[] {
  const last = mainThings(words, things).findLast(({ isThing }) => isThing);
  const head = last && words.length > 1 ? vocabulary.headOf(last.best) : undefined;
  return head === undefined ? [] : [head];
}

/** Returns whether a listing must have the thing in its name: a part or accessory of the preceding thing, or a compound that ends with a noun. */
export function isInName(thing: Thing, things: readonly Thing[]): boolean {
  const { typed, isNoun, isThing } = thing;
  const isLast = thing === things.at(-1);
  return isLast && ((things.length > 1 && parts.has(singular(typed.at(-1)!))) || (isThing && isNoun && typed.length > 1));
}
