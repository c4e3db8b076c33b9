/** Number of weights, a power of two. With fewer, words share weights too often. */
export const BUCKETS = 1 << 17;

const SHORTEST_ROW = 4;
const LONGEST_ROW = 5;
const isNumber = /^[\d.,]+(?:k|rs|inr|lakhs?)?$/;

/** Returns the bucket of a sequence of letters (FNV-1a, whose bits are mixed once more because only the last ones are used). */
function bucketOf(kind: number, text: string, start = 0, end = text.length): number {
  let hash = Math.imul(2_166_136_261 ^ kind, 16_777_619);
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1);
}

const NUMBER = [bucketOf(0, '')];

/**
 * Returns the buckets of a word: one for the word itself, and one for each sequence of four or five letters in it, including its ends. All numbers
 * count as the same word.
 */
export function bucketsOf(word: string): number[] {
  if (isNumber.test(word)) return NUMBER;
  const buckets = [bucketOf(1, word)];
  const marked = `<${word}>`;
  for (let length = SHORTEST_ROW; length <= LONGEST_ROW; length++)
    for (let start = 0; start + length <= marked.length; start++) buckets.push(bucketOf(2, marked, start, start + length));
  return buckets;
}
