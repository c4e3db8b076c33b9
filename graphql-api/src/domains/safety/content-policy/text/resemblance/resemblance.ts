import type { Token } from '../tokens.ts';
import { bucketsOf } from './buckets.ts';
import learnt from './weights.json' with { type: 'json' };

/** The number of words that are read together, and how far the next such window is away. A long text does not hide what one of its sentences says. */
const WINDOW = 16;
const STEP = 8;
/** Fewer words than these, numbers aside, have no wording. */
const FEWEST_WORDS = 3;
/** How many words are named. */
const MOST_NAMED = 3;

/** What was learnt: a weight of each bucket, what a text without words has, and the score above which a text resembles offences. */
export interface Model {
  weights: ArrayLike<number>;
  bias: number;
  threshold: number;
}

/** The weights that `npm run evaluate -- policy-model` stored, a signed byte each. */
const { scale, bias, threshold, bytes } = learnt;
const model: Model = { weights: Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (byte) => byte * scale), bias, threshold };

/** What a model reads of a word. */
export type WordRead = Pick<Token, 'word' | 'gap'>;

/** Where the windows of a text start and end: each sentence by itself, and all words in steps, because people hint over several sentences. */
function windowsOf(words: readonly WordRead[]): [start: number, end: number][] {
  const windows: [number, number][] = [];
  for (let end = Math.min(WINDOW, words.length); ; end = Math.min(end + STEP, words.length)) {
    windows.push([Math.max(0, end - WINDOW), end]);
    if (end === words.length) break;
  }
  let start = 0;
  for (let end = 1; end <= words.length; end++) {
    if (end < words.length && words[end]!.gap !== 'sentence') continue;
    if (end - start >= FEWEST_WORDS && end - start < WINDOW) windows.push([start, end]);
    start = end;
  }
  return windows;
}

const sumOf = (values: readonly number[], start: number, end: number): number => {
  let sum = 0;
  for (let at = start; at < end; at++) sum += values[at]!;
  return sum;
};

/**
 * How much a text resembles offences where it does so most, with the places of the words there that weigh most. The score of a window is the mean of
 * its weights, which counts for more the more there are.
 */
export function mostAlike(
  words: readonly WordRead[],
  { weights, bias }: Pick<Model, 'weights' | 'bias'> = model,
): { score: number; places: number[] } {
  if (words.filter(({ word }) => /\p{L}/u.test(word)).length < FEWEST_WORDS) return { score: -Infinity, places: [] };
  const buckets = words.map(({ word }) => bucketsOf(word));
  const sums = buckets.map((some) => some.reduce((sum, bucket) => sum + weights[bucket]!, 0));
  const counts = buckets.map((some) => some.length);
  const scored = windowsOf(words).map(([start, end]) => ({
    start,
    end,
    score: bias + sumOf(sums, start, end) / Math.sqrt(sumOf(counts, start, end)),
  }));
  const { start, end, score } = scored.reduce((most, each) => (each.score > most.score ? each : most));
  const places = Array.from({ length: end - start }, (_, offset) => start + offset)
    .filter((at) => sums[at]! > 0)
    .toSorted((a, b) => sums[b]! - sums[a]!)
    .slice(0, MOST_NAMED);
  return { score, places: places.toSorted((a, b) => a - b) };
}

/** The words of a text that weigh most where it is worded like offences; none where it is not. */
export function wordsLikeOffences(tokens: readonly Token[]): string[] {
  const { score, places } = mostAlike(tokens);
  return score > model.threshold ? [...new Set(places.map((at) => tokens[at]!.text))] : [];
}
