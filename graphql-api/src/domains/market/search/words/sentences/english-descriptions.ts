import { ENGLISH_CLASSES, ENGLISH_DESCRIPTIONS } from '../lexicon/descriptions/english.ts';
import { rootOf } from '../spellings/roots.ts';
import type { Described, Deciding } from './descriptions.ts';
import { withoutWishes } from './wished-qualities.ts';

type Roots = ReadonlySet<string>;

/** What is said of a thing: roots of which a search must have one of each group, those that make the thing likelier, and those that make it another. */
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

/** The roots of the words of a part of a description, those of its classes among them. */
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

/** Whether each group has a root of its own among some: one word does not say two things. */
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

/** So many words besides the needed ones make a thing likelier. */
const MOST_LIKELIER = 3;
/** Words of sentences: who says one describes, with words that names of listings may have, too. */
const OF_SENTENCES = new Set(
  `something anything thing things stuff to my me i im ive our we us that which when where while so because cant cannot couldnt dont doesnt wont didnt keeps gets is are
  was am need want has have without`.split(/\s+/),
);

/** What an English text describes, with how many of its words say so. */
export function describedInEnglish(text: string, { unwanted, isListed }: Pick<Deciding, 'unwanted' | 'isListed'>): Described[] {
  const words = withoutWishes(text).split(' ');
  const isSentence = words.some((word) => OF_SENTENCES.has(word));
  const telling = words.filter((word) => !unwanted.includes(word));
  const said = [...new Set(telling.map(rootOf))];
  const unlisted = new Set(telling.filter((word) => !isListed(word)).map(rootOf));
  return descriptions.flatMap(({ thing, groups, likelier, others }) => {
    if (said.some((root) => others.has(root)) || !haveOwn(groups, said)) return [];
    const taken = said.filter((root) => likelier.has(root) || groups.some((group) => group.has(root)));
    if (!isSentence && !taken.some((root) => unlisted.has(root))) return [];
    return [{ thing, size: groups.length + Math.min(taken.length - groups.length, MOST_LIKELIER), isWhole: false }];
  });
}
