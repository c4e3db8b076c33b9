import { ENGLISH_CLASSES, ENGLISH_DESCRIPTIONS } from '../lexicon/descriptions/english.ts';
import { rootOf } from '../spellings/roots.ts';
import type { Described, Deciding } from './descriptions.ts';
import { withoutWishes } from './wished-qualities.ts';

type Roots = ReadonlySet<string>;

/**
 * Description of a thing: groups of roots of which a search must contain one each, roots that make the thing likelier, and roots that indicate
 * another thing.
 */
interface Description {
  thing: string;
  groups: readonly Roots[];
  likelier: Roots;
  others: Roots;
}

const classes = new Map(
  ENGLISH_CLASSES.trim()
    .split('\n')
    .map((line) => line.split(' = ') as [string, string]),
);

/** Returns the roots of the words in a part of a description, including those of its classes. */
function rootsOf(part = ''): Roots {
  const words = part.split(' ').flatMap((word) => (word.startsWith('@') ? classes.get(word.slice(1))!.split(' ') : [word]));
  return new Set(words.filter(Boolean).map(rootOf));
}

function descriptionOf(line: string): Description[] {
  const [things, said] = line.split(': ') as [string, string];
  const [, needed, likelier, others] = /^([^?!]*)(?:\?([^!]*))?(?:!(.*))?$/.exec(said)!;
  const groups = needed!.split('+').map(rootsOf);
  return things.split(' / ').map((thing) => ({ thing, groups, likelier: rootsOf(likelier), others: rootsOf(others) }));
}

const descriptions: readonly Description[] = ENGLISH_DESCRIPTIONS.trim().split('\n').flatMap(descriptionOf);

/** Returns whether each group has a root of its own among the given ones. One word cannot stand for two groups. */
function haveOwn(groups: readonly Roots[], said: readonly string[]): boolean {
  const [first, ...rest] = groups;
  if (!first) return true;
  return said.some(
    (root) =>
      first.has(root) &&
      haveOwn(
        rest,
        said.filter((other) => other !== root),
      ),
  );
}

/** Maximum number of additional words that make a thing likelier. */
const MOST_LIKELIER = 3;
/** Words of sentences. A text with one of them describes something, even with words that names of listings may contain. */
const OF_SENTENCES = new Set(
  `something anything thing things stuff to my me i im ive our we us that which when where while so because cant cannot couldnt dont doesnt wont didnt keeps gets is are
  was am need want has have without`.split(/\s+/),
);

/** Returns the roots of a text that may describe something; none for a text that contains nothing but names. */
function rootsSaid(
  text: string,
  { unwanted, isListed }: Pick<Deciding, 'unwanted' | 'isListed'>,
): { said: string[]; isTelling: (root: string) => boolean } {
  const words = withoutWishes(text).split(' ');
  const isSentence = words.some((word) => OF_SENTENCES.has(word));
  const telling = words.filter((word) => !unwanted.includes(word));
  const unlisted = new Set(telling.filter((word) => !isListed(word)).map(rootOf));
  return { said: [...new Set(telling.map(rootOf))], isTelling: (root) => isSentence || unlisted.has(root) };
}

/** Indexes of the descriptions, by required root. */
const byRoot = new Map<string, number[]>();
descriptions.forEach(({ groups }, place) =>
  new Set(groups.flatMap((group) => [...group])).forEach((root) => byRoot.set(root, [...(byRoot.get(root) ?? []), place])),
);

/** Returns the descriptions of which a text contains at least as many words as the description has groups. */
function candidatesFor(said: readonly string[]): Description[] {
  const hits = new Map<number, number>();
  for (const place of said.flatMap((root) => byRoot.get(root) ?? [])) hits.set(place, (hits.get(place) ?? 0) + 1);
  return [...hits].filter(([place, count]) => count >= descriptions[place]!.groups.length).map(([place]) => descriptions[place]!);
}

/** Returns what an English text describes, with the number of words that say so. */
export function describedInEnglish(text: string, deciding: Pick<Deciding, 'unwanted' | 'isListed'>): Described[] {
  const { said, isTelling } = rootsSaid(text, deciding);
  return candidatesFor(said).flatMap(({ thing, groups, likelier, others }) => {
    if (said.some((root) => others.has(root)) || !haveOwn(groups, said)) return [];
    const taken = said.filter((root) => likelier.has(root) || groups.some((group) => group.has(root)));
    if (!taken.some(isTelling)) return [];
    return [{ thing, size: groups.length + Math.min(taken.length - groups.length, MOST_LIKELIER), isWhole: false }];
  });
}

/** Weight of an additional word, relative to a required one. */
const LESS = 0.6;

/** Weight of each root for each thing. The fewer things a root describes, the higher its weight. */
const tellingRoots = weighRoots();

function weighRoots(): Map<string, Map<string, number>> {
  const roots = new Map<string, Map<string, number>>();
  const weigh = (root: string, thing: string, weight: number) => {
    const things = roots.get(root) ?? new Map<string, number>();
    roots.set(root, things.set(thing, Math.max(things.get(thing) ?? 0, weight)));
  };
  for (const { thing, groups, likelier } of descriptions) {
    thing.split(' ').forEach((word) => weigh(rootOf(word), thing, 1));
    groups.forEach((group) => group.forEach((root) => weigh(root, thing, 1)));
    likelier.forEach((root) => weigh(root, thing, LESS));
  }
  const all = new Set(descriptions.map(({ thing }) => thing)).size;
  for (const things of roots.values()) {
    const telling = Math.log(all / things.size);
    things.forEach((weight, thing) => things.set(thing, weight * telling));
  }
  return roots;
}

/** Minimum sum of weights for a likely thing: with two words besides the names of things, or, if the sum is higher, with one. */
const [LIKELY, LIKELY_BY_ONE] = [4, 8.5];

/** Words for a number or a choice. Beside a name they describe nothing. */
const COUNTING = new Set('only one any some all more many few other same both each such just own two'.split(' '));

/** Returns the thing that some roots describe best, and the sum of their weights. */
function likeliestOf(said: readonly string[]): [thing: string, sum: number] | undefined {
  const sums = new Map<string, number>();
  for (const root of said.filter((word) => !COUNTING.has(word)))
    tellingRoots.get(root)?.forEach((weight, thing) => sums.set(thing, (sums.get(thing) ?? 0) + weight));
  return [...sums].toSorted(([, one], [, other]) => other - one)[0];
}

/** Returns the thing that an English text describes best, if it describes none completely; undefined if it says too little. */
export function likeliestInEnglish(text: string, deciding: Pick<Deciding, 'unwanted' | 'isListed' | 'naming'>): string | undefined {
  const { said, isTelling } = rootsSaid(text, deciding);
  const [thing, sum] = likeliestOf(said) ?? ['', 0];
  const taken = said.filter((root) => tellingRoots.get(root)?.has(thing));
  if (sum < LIKELY || taken.length < 2 || !taken.some(isTelling)) return undefined;
  const named = new Set(deciding.naming().flat().map(rootOf));
  const besides = taken.filter((root) => !named.has(root)).length;
  return besides > 1 || (besides === 1 && sum >= LIKELY_BY_ONE) ? thing : undefined;
}
