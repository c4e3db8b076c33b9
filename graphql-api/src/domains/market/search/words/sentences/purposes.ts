import { purposes } from '../lexicon/purposes.ts';
import { singular } from '../words.ts';
import { descriptionsIn, type Deciding } from './descriptions.ts';
import { describedInEnglish } from './english-descriptions.ts';

/** Things that serve a purpose or are described. */
interface Served {
  things: readonly string[];
  /** Whether a single word expresses the purpose. A named thing beside it then takes precedence. */
  isSituation: boolean;
  /** Whether one description covers the whole text. Things named in it are then part of the description. */
  isWhole: boolean;
}

/**
 * Returns the things that serve what a folded search describes, as in "laptop gets too hot", for the matching purposes with the most groups; none if
 * there is no such purpose.
 */
export function thingsFor(folded: string, deciding: Deciding = { typed: folded, naming: () => [], unwanted: [], isListed: () => false }): Served {
  const words = folded.split(' ');
  const said = new Set([...words, ...words.map(singular)]);
  const served = purposes
    .map(({ groups, things }) => ({ size: groups.length, things, words: wordsServed(groups, said) }))
    .filter((each) => each.words > 0);
  const described = [...new Set([folded, deciding.typed])].flatMap((text) => descriptionsIn(text, deciding));
  const inEnglish = describedInEnglish(folded, deciding).toSorted((one, other) => other.size - one.size);
  const most = Math.max(0, ...[...described, ...served, ...inEnglish].map(({ size }) => size));
  const whole = described.filter(({ size, isWhole }) => size === most && isWhole);
  const fitting = whole.length > 0 ? [] : served.filter(({ size }) => size === most).toSorted((one, other) => other.words - one.words);
  const others = whole.length > 0 ? whole : [...inEnglish, ...described].filter(({ size }) => size === most);
  return {
    things: [...new Set([...fitting.flatMap(({ things }) => things), ...others.map(({ thing }) => thing)])],
    isSituation: most === 1,
    isWhole: whole.length > 0,
  };
}

/** Words for a place or time, which say little about the task itself. */
const SETTING = new Set('room hostel home own my night day myself'.split(' '));

/**
 * Returns how many words of a search belong to the groups; 0 unless each group has a word of its own. "Watch" cannot be both the thing and the
 * activity.
 */
function wordsServed(groups: readonly ReadonlySet<string>[], said: ReadonlySet<string>): number {
  const hits = groups.map((group) => [...said].filter((word) => group.has(word)));
  const words = new Set(hits.flat().map(singular)).size;
  const isServed = hits.every((found) => found.length > 0) && words >= groups.length;
  return isServed
    ? 1 +
        new Set(
          hits
            .flat()
            .filter((word) => !SETTING.has(word))
            .map(singular),
        ).size
    : 0;
}
