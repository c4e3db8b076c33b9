/** The number of weights: a power of two. Fewer make words share weights too often. */
export const BUCKETS = 1 << 17;

const SHORTEST_ROW = 4;
const LONGEST_ROW = 5;
const isNumber = /^[\d.,]+(?:k|rs|inr|lakhs?)?$/;

/** The bucket of a row of letters (FNV-1a, whose bits are mixed once more because only the last ones count). */
function bucketOf(kind: number, text: string, start = 0, end = text.length): number {
  let hash = Math.imul(2_166_136_261 ^ kind, 16_777_619);
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1);
}

const NUMBER = [bucketOf(0, '')];

/** Where the weights of a word stand: one of itself, and one of each row of four or five letters in it, its ends included. All numbers are one word. */
export function bucketsOf(word: string): number[] {
  if (isNumber.test(word)) return NUMBER;
  const buckets = [bucketOf(1, word)];
  const marked = `<${word}>`;
  for (let length = SHORTEST_ROW; length <= LONGEST_ROW; length++)
    for (let start = 0; start + length <= marked.length; start++) buckets.push(bucketOf(2, marked, start, start + length));
  return buckets;
}
