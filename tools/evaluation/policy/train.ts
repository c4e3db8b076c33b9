import { BUCKETS, bucketsOf } from '../../../graphql-api/src/domains/safety/content-policy/text/resemblance/buckets.ts';
import { random, type Random } from '../search/random.ts';
import type { TrainingText } from './training-texts.ts';

const SEED = 20_261_130;
const ROUNDS = 20;
const RATE = 0.3;
/** Pulls weights towards 0, so that no single text determines one. */
const REGULARIZATION = 3e-3;
const HIGHEST_BYTE = 127;

/** Weights as the product reads them: each is a byte times the scale. */
export interface Trained {
  weights: Float32Array;
  bytes: Int8Array;
  scale: number;
  bias: number;
}

interface Example {
  buckets: Int32Array;
  value: number;
  label: number;
  weight: number;
}

function exampleOf({ words, isOffence, weight }: TrainingText): Example {
  const buckets = Int32Array.from(words.flatMap(({ word }) => bucketsOf(word)));
  return { buckets, value: 1 / Math.sqrt(Math.max(buckets.length, 1)), label: isOffence ? 1 : 0, weight };
}

function shuffle(examples: Example[], next: Random): void {
  for (let last = examples.length - 1; last > 0; last--) {
    const other = next.below(last + 1);
    [examples[last], examples[other]] = [examples[other]!, examples[last]!];
  }
}

/** The weights and the sums of the squares of their gradients, by which Adagrad reduces its steps. */
class Weights {
  readonly values: Float64Array;
  private readonly squares: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.squares = new Float64Array(size).fill(1e-8);
  }

  step(at: number, gradient: number): void {
    this.squares[at]! += gradient * gradient;
    this.values[at]! -= (RATE * gradient) / Math.sqrt(this.squares[at]!);
  }
}

function rounded(values: Float64Array, bias: number): Trained {
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / HIGHEST_BYTE;
  const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
  return { weights: Float32Array.from(bytes, (byte) => byte * scale), bytes, scale, bias };
}

/** Trains a logistic regression of how much a text resembles offences. The seed makes every run the same. */
export function train(texts: readonly TrainingText[]): Trained {
  const examples = texts.map(exampleOf);
  const next = random(SEED);
  const weights = new Weights(BUCKETS);
  const bias = new Weights(1);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(examples, next);
    for (const { buckets, value, label, weight } of examples) {
      let score = bias.values[0]!;
      for (const bucket of buckets) score += weights.values[bucket]! * value;
      const error = (1 / (1 + Math.exp(-score)) - label) * weight;
      for (const bucket of buckets) weights.step(bucket, error * value + REGULARIZATION * weights.values[bucket]!);
      bias.step(0, error);
    }
  }
  return rounded(weights.values, bias.values[0]!);
}
