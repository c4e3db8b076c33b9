import { distance } from './distance.ts';
import { skeletonOf, soundOf } from './sounds.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that may have been meant: surely so, and perhaps. */
export interface Corrections {
  sure: string[];
  unsure: string[];
}

/** Most words of each. */
const MOST = 4;
const COMPARED = 24;
/** So much likelier is a word that listings have in their name, and so much less likely may be what is sure beside the likeliest. */
const LISTED = 0.1;
const AS_LIKELY = 0.2;

const hasVowel = (word: string): boolean => /[aeiou]/.test(word.slice(1));

/** Whether a word without vowels is told by its consonants: of "zzzzqqqq" two sounds are left. */
const isTold = (typed: string): boolean => hasVowel(typed) || skeletonOf(typed).length * 2 >= typed.length;

/** How unlike two words are: letters that differ, less where they sound the same, more where the first letter differs. */
function unlikeness(typed: string, word: string): number {
  const letters = distance(typed, word, 4);
  if (soundOf(typed) === soundOf(word)) return Math.min(letters, 0.3);
  if (skeletonOf(typed) === skeletonOf(word)) return hasVowel(typed) ? Math.min(letters, 0.5 + 0.25 * letters) : 0.4;
  return letters + (typed[0] === word[0] ? 0 : 0.25);
}

/** How unlike a word may be that is surely meant. What is shorter than four letters is no typo. */
function mostUnlike({ length }: string): number {
  if (length < 4) return 0.45;
  return length < 8 ? 1.25 : 2;
}

interface Likely {
  word: string;
  cost: number;
  named: number;
}

/** From eight letters on two typos are surely forgiven; more only perhaps. */
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
