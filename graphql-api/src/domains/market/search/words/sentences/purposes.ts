import { purposes } from '../lexicon/purposes.ts';
import { singular } from '../words.ts';

/** What serves a purpose, and whether one word says all of it, which a thing that is named beside it outweighs. */
interface Served {
  things: readonly string[];
  isSituation: boolean;
}

/** The things that serve what a folded search describes, as in "laptop gets too hot": those of the purposes of which most is said. None without one. */
export function thingsFor(folded: string): Served {
  const words = folded.split(' ');
  const said = new Set([...words, ...words.map(singular)]);
  const served = purposes.map(({ groups, things }) => ({ groups, things, words: wordsServed(groups, said) })).filter((each) => each.words > 0);
  const most = Math.max(0, ...served.map(({ groups }) => groups.length));
  const fitting = served.filter(({ groups }) => groups.length === most).toSorted((one, other) => other.words - one.words);
  return { things: [...new Set(fitting.flatMap((each) => each.things))], isSituation: most === 1 };
}

/** How many words of a search are of the groups; 0 unless each has one of its own: "watch" does not say both what is watched and that somebody watches. */
function wordsServed(groups: readonly ReadonlySet<string>[], said: ReadonlySet<string>): number {
  const hits = groups.map((group) => [...said].filter((word) => group.has(word)));
  const words = new Set(hits.flat().map(singular)).size;
  return hits.every((found) => found.length > 0) && words >= groups.length ? words : 0;
}
