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
  const fitting = purposes.filter(({ groups }) => servedBy(groups, said));
  const most = Math.max(0, ...fitting.map(({ groups }) => groups.length));
  const things = [...new Set(fitting.filter(({ groups }) => groups.length === most).flatMap((each) => each.things))];
  return { things, isSituation: most === 1 };
}

/** Whether each group has a word of its own: "watch" does not say both what is watched and that somebody watches. */
function servedBy(groups: readonly ReadonlySet<string>[], said: ReadonlySet<string>): boolean {
  const hits = groups.map((group) => [...said].filter((word) => group.has(word)));
  return hits.every((found) => found.length > 0) && new Set(hits.flat().map(singular)).size >= groups.length;
}
