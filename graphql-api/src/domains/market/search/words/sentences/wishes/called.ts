import { AFTER_HEAD, CLAUSE_BEGINNINGS, GENERIC } from '../../lexicon/spoken/requests.ts';
import { stops } from '../../lexicon/function-words.ts';

/** Matches phrases before the name that people use for a thing. */
const CALLED =
  /(?:^| )(?:(?:they|people|everyone|everybody|we|you|all|students|seniors|others|which|that) (?:all )?calls? (?:it |that |this |as )?|(?:called|named|titled|(?:known|called) as|goes by(?: the name(?: of)?)?|by the name of|name is|its called) (?:as )?)(?:(?:a|an|the) )?/g;
const LONGEST = 4;

/**
 * Returns the name that a sentence gives for a thing, "the drum that people call cajon for our band", and the words before it; undefined if there is
 * none.
 */
export function calledIn(folded: string): { name: readonly string[]; before: readonly string[] } | undefined {
  for (const found of folded.matchAll(CALLED)) {
    const rest = folded
      .slice(found.index + found[0].length)
      .split(' ')
      .filter(Boolean);
    const to = rest.findIndex((word, at) => at > 0 && (AFTER_HEAD.has(word) || CLAUSE_BEGINNINGS.has(word) || word === 'and'));
    const name = rest.slice(0, to < 0 ? rest.length : to);
    const saysMore = name.length > 0 && name.length <= LONGEST && !GENERIC.has(name[0]!) && name.some((word) => !stops.has(word));
    if (saysMore) return { name, before: folded.slice(0, found.index).split(' ').filter(Boolean) };
  }
  return undefined;
}
