import type { Token } from '../tokens.ts';
import { bucketsOf } from './buckets.ts';
import learnt from './weights.json' with { type: 'json' };

/** Number of words in a window, and the step between windows. The windows keep a long text from hiding one of its sentences. */
const WINDOW = 16;
const STEP = 8;
/** Minimum number of words, without numbers, for the wording to count. */
const FEWEST_WORDS = 3;
/** Maximum number of words that are named. */
const MOST_NAMED = 3;

/** The learned model: a weight for each bucket, the bias, and the score above which a text resembles offences. */
export interface Model {
  weights: ArrayLike<number>;
  bias: number;
  threshold: number;
}

/** The weights that `npm run evaluate -- policy-model` stored, one signed byte each. */
const { scale, bias, threshold, bytes } = learnt;
const model: Model = { weights: Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (byte) => byte * scale), bias, threshold };

/** The parts of a word that a model reads. */
export type WordRead = Pick<Token, 'word' | 'gap'>;

/**
 * Returns the starts and ends of a text's windows: each sentence by itself, and all words in steps, because hints are spread over several sentences.
 */
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
 * Returns the score of the window that most resembles offences, with the positions of the words that weigh most in it. The score is the mean of the
 * window's weights, which counts more the more weights there are.
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

/** Returns the words with the highest weights in a text that is worded like offences; none for other texts. */
export function wordsLikeOffences(tokens: readonly Token[]): string[] {
  const { score, places } = mostAlike(tokens);
  return score > model.threshold ? [...new Set(places.map((at) => tokens[at]!.text))] : [];
}
