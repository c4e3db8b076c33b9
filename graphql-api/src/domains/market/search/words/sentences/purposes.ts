import { purposes } from '../lexicon/purposes.ts';
import { singular } from '../words.ts';

/** The things that serve what a folded search describes, as in "laptop gets too hot": those of the purposes of which most is said. None without one. */
export function thingsFor(folded: string): readonly string[] {
  const words = folded.split(' ');
  const said = new Set([...words, ...words.map(singular)]);
  const fitting = purposes.filter(({ groups }) => servedBy(groups, said));
  const most = Math.max(0, ...fitting.map(({ groups }) => groups.length));
  return [...new Set(fitting.filter(({ groups }) => groups.length === most).flatMap(({ things }) => things))];
}

/** Whether each group has a word of its own: "watch" does not say both what is watched and that somebody watches. */
function servedBy(groups: readonly ReadonlySet<string>[], said: ReadonlySet<string>): boolean {
  const hits = groups.map((group) => [...said].filter((word) => group.has(word)));
  return hits.every((found) => found.length > 0) && new Set(hits.flat().map(singular)).size >= groups.length;
}
