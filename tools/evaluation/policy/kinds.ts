import { catalogue } from '../search/catalogue.ts';
import { kindsOf, listings, type Half } from '../unseen/files.ts';
import { outcomeOf, type Outcome } from './measure.ts';

/** The right results for the texts of a kind. A `doubt` may also be rejected. */
const rightEnds = {
  plain: ['rejected'],
  disguised: ['rejected'],
  'look-alike': ['accepted'],
  listing: ['accepted'],
  doubt: ['doubtful', 'rejected'],
};
type Measure = keyof typeof rightEnds;

function outcome(measure: Measure, texts: readonly string[]): Outcome {
  const ends = texts.map((text) => ({ text, end: outcomeOf(text) }));
  const count = (wanted: string) => ends.filter(({ end }) => end === wanted).length;
  const wrong = ends.filter(({ end }) => !rightEnds[measure].includes(end)).map(({ text, end }) => `${end}: ${text}`);
  return { texts: texts.length, rejected: count('rejected'), doubtful: count('doubtful'), wrong };
}

/** Measures the texts of a half that were written before the rules, by kind. No kind is in both halves. */
export function measureKinds(half: Half): (Outcome & { title: string })[] {
  const kinds = kindsOf(`policy-kinds-${half}`).map(({ kind: title, lines }) => ({
    title,
    measure: title.slice(0, title.indexOf(':')) as Measure,
    texts: lines.filter(Boolean),
  }));
  return [...Map.groupBy(kinds, ({ measure }) => measure)].flatMap(([measure, some]) => {
    const texts = some.flatMap((kind) => kind.texts);
    const all = { title: `**${measure}: all**`, ...outcome(measure, texts), wrong: [] };
    return [...some.map((kind) => ({ title: kind.title, ...outcome(measure, kind.texts) })), all];
  });
}

/** Measures listings that were written or generated for the search, none of which is prohibited, by their names and descriptions. */
export function measureListings(generated: number, seed: number): Outcome {
  const all = [...listings(), ...catalogue(generated, seed)];
  return outcome('listing', [...new Set(all.flatMap(({ name, description }) => [name, description]))]);
}
