import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../../graphql-api/src/domains/safety/content-policy/text/goods.ts';
import type { WordRead } from '../../../graphql-api/src/domains/safety/content-policy/text/resemblance/resemblance.ts';
import { reviewByRules } from '../../../graphql-api/src/domains/safety/content-policy/text/review-texts.ts';
import { catalogue } from '../search/catalogue.ts';
import { studentsQueries } from '../search/students.ts';
import { kindsOf, listings, policyTexts, queries, type Expected } from '../unseen/files.ts';
import type { Plain } from './measure.ts';

/** A text for training: its words, whether it is an offence, its author, its weight, and whether the rules find something. */
export interface TrainingText {
  source: string;
  words: WordRead[];
  isOffence: boolean;
  weight: number;
  isFoundByRules: boolean;
  /** Position among the texts of its source, by which they are split evenly. */
  place: number;
}

/** Authors who had not seen a rule, from the end of the kinds in the tuning file. All other texts are by authors of rules. */
const byStranger = /by (\w+ ones|others again|others)$/;
export const authorOfRules = 'author of the rules';
export const ordinarySources = ['ordinary listings', 'ordinary sentences', 'queries', 'questions'];

/** Weights of texts. Harmless texts that were written to resemble offences count more, generated ones count little because they are alike. */
const WEIGHTS = { offence: 1, lookAlike: 1.5, sentence: 2, ordinary: 0.4, generated: 0.15 } as const;

const read = <Data>(name: string) => JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as Data;

const texts = (source: string, all: readonly string[], kind: keyof typeof WEIGHTS): TrainingText[] =>
  [...new Set(all)].map((text, place) => ({
    source,
    words: readText(text).map(({ word, gap }) => ({ word, gap })),
    isOffence: kind === 'offence',
    weight: WEIGHTS[kind],
    isFoundByRules: reviewByRules({ name: text }).length > 0,
    place,
  }));

/** Ambiguous texts are left out, because they teach nothing. */
function tuningTexts(): TrainingText[] {
  const bySource = Map.groupBy(policyTexts('tuning'), ({ kind }) => byStranger.exec(kind)?.[1] ?? authorOfRules);
  return [...bySource].flatMap(([source, some]) => {
    const textsOf = (wanted: Expected) => some.filter(({ expected }) => expected === wanted).map(({ text }) => text);
    return [...texts(source, textsOf('accept'), 'lookAlike'), ...texts(source, textsOf('reject'), 'offence')];
  });
}

function kindsTexts(): TrainingText[] {
  const kinds = kindsOf('policy-kinds-tuning');
  const linesOf = (measures: RegExp) => kinds.filter(({ kind }) => measures.test(kind)).flatMap(({ lines }) => lines.filter(Boolean));
  const offences = [...linesOf(/^(plain|disguised):/), ...Object.values(read<Plain>('plain')).flat(), ...read<string[]>('disguised')];
  return [
    ...texts(authorOfRules, offences, 'offence'),
    ...texts(authorOfRules, [...linesOf(/^(look-alike|listing):/), ...read<string[]>('look-alikes')], 'lookAlike'),
  ];
}

/** Returns harmless sentences of many registers. */
export const ordinarySentences = (): string[] =>
  readFileSync(join(import.meta.dirname, 'ordinary-sentences.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** Returns all texts of the tuning half, and listings, queries and questions for search and assistant, none of which is an offence. */
export function trainingTexts(): TrainingText[] {
  const both = ({ name, description }: { name: string; description: string }) => [name, description];
  const questions = kindsOf('dialogues-tuning').flatMap(({ lines }) => lines.filter(Boolean).map((line) => line.split(' => ')[0]!));
  return [
    ...tuningTexts(),
    ...kindsTexts(),
    ...texts('ordinary listings', [...read<{ name: string; description: string }[]>('ordinary'), ...listings()].flatMap(both), 'ordinary'),
    ...texts('ordinary sentences', ordinarySentences(), 'sentence'),
    ...texts(
      'queries',
      [...queries('tuning'), ...studentsQueries].map(({ text }) => text),
      'ordinary',
    ),
    ...texts('questions', questions, 'ordinary'),
    ...texts('generated listings', catalogue(5_000, 4711).flatMap(both), 'generated'),
  ];
}
