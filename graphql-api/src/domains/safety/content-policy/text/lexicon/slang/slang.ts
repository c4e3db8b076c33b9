import { accountSlang, adultSlang, fraudSlang, gamblingSlang, stolenSlang } from './dealings.ts';
import { animalSlang, weaponSlang } from './goods.ts';
import type { Lexicon } from '../lexicon.ts';
import { documentSlang, studySlang } from './studies.ts';
import { drinkSlang, drugSlang, medicineSlang, smokeSlang } from './substances.ts';

/** What goods and services are called among those who sell them, by kinds that have a list of their own. */
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

/** The same of goods that are only looked at by their name. */
export const slangToLookAt: Lexicon[] = [accountSlang];
