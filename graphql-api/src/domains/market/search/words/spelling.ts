import { distance } from './distance.ts';
import { skeletonOf, soundOf } from './sounds.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that may have been meant: certainly, and possibly. */
export interface Corrections {
  sure: string[];
  unsure: string[];
}

/** Maximum number of words of each list. */
const MOST = 4;
const COMPARED = 24;
/** Bonus for words in names of listings, and the range within which other words are as certain as the likeliest. */
const LISTED = 0.1;
const AS_LIKELY = 0.2;

const hasVowel = (word: string): boolean => /[aeiou]/.test(word.slice(1));

/** Returns whether the consonants of a word without vowels identify it. "Zzzzqqqq" has only two distinct sounds. */
const isTold = (typed: string): boolean => hasVowel(typed) || skeletonOf(typed).length * 2 >= typed.length;

/** Returns how unlike two words are: the number of differing letters, less if they sound alike, more if the first letter differs. */
function unlikeness(typed: string, word: string): number {
  const letters = distance(typed, word, 4);
  if (soundOf(typed) === soundOf(word)) return Math.min(letters, 0.3);
  if (skeletonOf(typed) === skeletonOf(word)) return hasVowel(typed) ? Math.min(letters, 0.5 + 0.25 * letters) : 0.4;
  return letters + (typed[0] === word[0] ? 0 : 0.25);
}

/** Returns how unlike a certain correction may be. Words shorter than four letters are not corrected. */
function mostUnlike({ length }: string): number {
  if (length < 4) return 0.45;
  return length < 8 ? 1.25 : 2;
}

interface Likely {
  word: string;
  cost: number;
  named: number;
}

/** Returns the corrections of a word. Two typos are certainly corrected from eight letters on; more only possibly. */
export function corrections(vocabulary: Vocabulary, typed: string, isLast: boolean): Corrections {
  const near = [...vocabulary.near(typed, typed.length < 8 ? 2 : 3, COMPARED), ...(isTold(typed) ? vocabulary.sameSkeleton(typed) : [])];
  const beginnings = isLast && typed.length > 3 ? vocabulary.nearBeginnings(typed, MOST).map((each) => ({ ...each, cost: 1.6 })) : [];
  const likely: Likely[] = [...near.map((each) => ({ ...each, cost: unlikeness(typed, each.word) - (each.named > 0 ? LISTED : 0) })), ...beginnings];
  const best = new Map<string, Likely>();
  for (const each of likely.toSorted((a, b) => a.cost - b.cost || b.named - a.named)) if (!best.has(each.word)) best.set(each.word, each);
  const found = [...best.values()].filter(({ word }) => word !== typed);
  const least = found[0]?.cost ?? 0;
  const isSure = ({ cost }: Likely) => cost <= mostUnlike(typed) && cost <= least + AS_LIKELY;
  const sure = found.filter(isSure).slice(0, MOST);
  return {
    sure: sure.map(({ word }) => word),
    unsure: found
      .filter((each) => !sure.includes(each))
      .slice(0, MOST)
      .map(({ word }) => word),
  };
}
