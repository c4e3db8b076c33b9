/** A small random number generator that depends only on its seed (mulberry32), so that every input can be reproduced. */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 to less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns a whole number from 0 to less than `below`. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eabc',
  '%',
  '_',
  '\\',
  "'; drop table users; --",
  '$1',
  '{{constructor}}',
  '__proto__',
  'null',
  'NaN',
  '1e999',
  '-1',
  '0',
  '99999999999999999999',
  '2147483648',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\ud83d\ude00'.repeat(40),
  'a'.repeat(5_000),
  '😀é\u0301',
  'WzFd',
  'bnVsbA==',
  '2026-13-45T99:99:99Z',
];

/** Returns a text that clients do not send. */
export function oddText(random: Random): string {
  return random.chance(0.8) ? random.pick(oddTexts) : random.bytes(random.below(40)).toString('latin1');
}

const oddNumbers = [0, -0, -1, 1, 8, 50, 51, 1.5, 1e6, 1e30, 2_147_483_647, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 5e-324];

/** Returns a JSON value of any shape. */
export function oddValue(random: Random, depth = 2): unknown {
  const kind = random.below(depth > 0 ? 8 : 6);
  if (kind < 2) return oddText(random);
  if (kind < 4) return random.pick(oddNumbers);
  if (kind === 4) return random.chance(0.5);
  if (kind === 5) return null;
  if (kind === 6) return Array.from({ length: random.below(4) }, () => oddValue(random, depth - 1));
  return Object.fromEntries(Array.from({ length: random.below(4) }, () => [oddText(random), oddValue(random, depth - 1)]));
}

/** Returns the bytes with some lost, doubled or changed. */
export function damaged(random: Random, bytes: Buffer): Buffer {
  const at = random.below(bytes.length + 1);
  const kind = random.below(4);
  if (kind === 0) return bytes.subarray(0, at);
  if (kind === 1) return Buffer.concat([bytes.subarray(0, at), random.bytes(1 + random.below(8)), bytes.subarray(at)]);
  if (kind === 2) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.min(bytes.length, at + 1 + random.below(20)))]);
  return Buffer.concat([bytes, bytes.subarray(at)]);
}
