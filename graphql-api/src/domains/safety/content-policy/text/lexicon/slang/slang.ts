import { accountSlang, adultSlang, fraudSlang, gamblingSlang, stolenSlang } from './dealings.ts';
import { animalSlang, weaponSlang } from './goods.ts';
import type { Lexicon } from '../lexicon.ts';
import { documentSlang, studySlang } from './studies.ts';
import { drinkSlang, drugSlang, medicineSlang, smokeSlang } from './substances.ts';

/** Slang names of goods and services among their sellers, by the kinds that have their own list. */
export const slang: Lexicon[] = [
  drugSlang,
  drinkSlang,
  smokeSlang,
  medicineSlang,
  weaponSlang,
  animalSlang,
  studySlang,
  documentSlang,
  gamblingSlang,
  fraudSlang,
  stolenSlang,
  adultSlang,
];

/** Slang names of goods whose name alone is only doubtful. */
export const slangToLookAt: Lexicon[] = [accountSlang];
