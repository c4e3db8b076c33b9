/** The rows of the distance table are allocated once, because words are short and thousands are compared. */
const LONGEST = 64;
let [before, previous, current] = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)];

/** Fills the next row of the table and returns its smallest value. */
function fillRow(a: string, b: string, i: number): number {
  const letter = a.charCodeAt(i - 1);
  let least = (current[0] = i);
  for (let j = 1; j <= b.length; j += 1) {
    const other = b.charCodeAt(j - 1);
    let value = Math.min(previous[j - 1]! + (letter === other ? 0 : 1), previous[j]! + 1, current[j - 1]! + 1);
    const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
    if (isSwap) value = Math.min(value, before[j - 2]! + 1);
    current[j] = value;
    least = Math.min(least, value);
  }
  return least;
}

/**
 * Returns how many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one word into the other. Distances above
 * `most` are returned as `most + 1`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST) return most + 1;
  const [from, end] = different(a, b);
  return distanceOf(a.slice(from, a.length - end), b.slice(from, b.length - end), most);
}

/** Returns the part in which two words differ, without their common prefix and suffix. */
function different(a: string, b: string): [from: number, end: number] {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && a.charCodeAt(from) === b.charCodeAt(from)) from += 1;
  let end = 0;
  while (end < shorter - from && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1;
  return [from, end];
}

function distanceOf(a: string, b: string, most: number): number {
  if (a.length === 0 || b.length === 0) return Math.max(a.length, b.length);
  // For longer remainders only a swap of two letters is possible.
  if (most === 1 && a.length + b.length > 4) return 2;
  for (let j = 0; j <= b.length; j += 1) previous[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    if (fillRow(a, b, i) > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length]!, most + 1);
}

/** Returns one bit for each letter. Words whose letters differ too much need not be compared. */
export function letters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Returns the number of set bits. */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
