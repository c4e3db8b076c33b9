import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostAlike } from '../../graphql-api/src/domains/safety/content-policy/text/resemblance/resemblance.ts';
import { train, type Trained } from './policy/train.ts';
import { authorOfRules, ordinarySources, trainingTexts, type TrainingText } from './policy/training-texts.ts';

/*
 * `npm run evaluate -- policy-model [store]`: learns the wording of offences (docs/decisions/078-wording-that-was-learnt.md). Each author who knew no
 * rule is left out once, with a part of the listings, queries and questions. The scores of the texts that were left out determine the threshold.
 * `store` writes the weights learned from all texts to where the product reads them.
 */
const WEIGHTS = join(import.meta.dirname, '../../graphql-api/src/domains/safety/content-policy/text/resemblance/weights.json');
/** Maximum share of harmless texts of any source above the threshold while they are left out. */
const MOST_DOUBTED = 0.015;
const STEP = 0.05;

interface Scored {
  text: TrainingText;
  score: number;
}

const scoreBy = ({ weights, bias }: Trained, { words }: TrainingText): number => mostAlike(words, { weights, bias }).score;

/** Returns the scores of texts by models that have not seen them or others of the same author. */
function scoredUnseen(all: readonly TrainingText[]): Scored[] {
  const strangers = [...new Set(all.map(({ source }) => source))].filter(
    (source) => source !== authorOfRules && source !== 'generated listings' && !ordinarySources.includes(source),
  );
  return strangers.flatMap((stranger, part) => {
    const isLeftOut = ({ source, place }: TrainingText) =>
      source === stranger || (ordinarySources.includes(source) && place % strangers.length === part);
    const trained = train(all.filter((text) => !isLeftOut(text)));
    return all.filter(isLeftOut).map((text) => ({ text, score: scoreBy(trained, text) }));
  });
}

const shareAbove = (scored: readonly Scored[], threshold: number): number =>
  scored.filter(({ score }) => score > threshold).length / Math.max(scored.length, 1);

/** Sentences by people count as one source, because each author wrote few. */
const sourceOf = ({ text: { source } }: Scored): string => (['ordinary listings', 'queries', 'questions'].includes(source) ? source : 'sentences');

/** Returns whether a text is harmless and no rule finds anything, so that the model alone decides. */
const isDecidedByWording = ({ text }: Scored): boolean => !text.isOffence && !text.isFoundByRules;

function thresholdFor(unseen: readonly Scored[]): number {
  const harmless = [...Map.groupBy(unseen.filter(isDecidedByWording), sourceOf).values()];
  let threshold = 0;
  while (harmless.some((some) => shareAbove(some, threshold) > MOST_DOUBTED)) threshold += STEP;
  return Number(threshold.toFixed(2));
}

const all = trainingTexts();
const unseen = scoredUnseen(all);
const threshold = thresholdFor(unseen);
console.log(
  `Of texts left out, above the threshold of ${threshold}:\n\n| source | offences | above | harmless | above |\n| --- | --- | --- | --- | --- |`,
);
for (const [source, some] of Map.groupBy(unseen, ({ text }) => text.source)) {
  const [offences, harmless] = [some.filter(({ text }) => text.isOffence), some.filter(isDecidedByWording)];
  const cells = [offences, harmless].flatMap((each) => [each.length, shareAbove(each, threshold).toFixed(3)]);
  console.log(`| ${[source, ...cells].join(' | ')} |`);
}
if (process.argv.includes('store')) {
  const { bytes, scale, bias } = train(all);
  const stored = { scale, bias, threshold, bytes: Buffer.from(bytes.buffer).toString('base64') };
  writeFileSync(WEIGHTS, `${JSON.stringify(stored, null, 2)}\n`);
}
