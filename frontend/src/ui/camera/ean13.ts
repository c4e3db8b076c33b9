/** Widths of the four bars and spaces of a digit in the right half, in modules. The left half uses the same widths or their reverse. */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'].map((text) => [...text].map(Number));
/** Which digits of the left half are reversed, by the first digit. */
const REVERSED = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];

const DIGIT_MODULES = 7;
const GUARD = 3;
const MIDDLE = 5;
const HALF = 6 * 4;
/** Number of bars and spaces of a whole code: guard, left half, middle, right half, guard. */
const RUNS = GUARD + HALF + MIDDLE + HALF + GUARD;
/** Maximum sum of the differences between the measured and the expected widths of a digit, in modules. */
const TOLERANCE = 1.6;
/** Fraction of the row with which a pixel is compared to decide whether it is dark or light. */
const WINDOW = 1 / 10;
/** Minimum contrast of that part of the row. Below it, the part has no bars. */
const LEAST_CONTRAST = 20;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the lengths of the dark and light runs of a row. The first run is dark. */
function runsOf(row: Uint8Array): number[] {
  const reach = Math.max(8, Math.round((row.length * WINDOW) / 2));
  const runs: number[] = [];
  let wasDark = false;
  row.forEach((value, at) => {
    const around = row.subarray(Math.max(0, at - reach), at + reach);
    const [darkest, lightest] = [Math.min(...around), Math.max(...around)];
    const isDark = lightest - darkest > LEAST_CONTRAST && value * 2 < darkest + lightest;
    if (isDark !== wasDark) runs.push(0);
    if (runs.length > 0) runs[runs.length - 1]! += 1;
    wasDark = isDark;
  });
  return runs;
}

interface Digit {
  digit: number;
  isReversed: boolean;
  distance: number;
}

/** Returns the digit that is nearest to four runs; undefined if none is near. */
function digitOf(runs: readonly number[]): Digit | undefined {
  const scale = DIGIT_MODULES / sum(runs);
  const difference = (widths: readonly number[]) => sum(widths.map((width, at) => Math.abs(runs[at]! * scale - width)));
  const all = WIDTHS.flatMap((widths, digit) => [
    { digit, isReversed: false, distance: difference(widths) },
    { digit, isReversed: true, distance: difference(widths.toReversed()) },
  ]);
  const nearest = all.reduce((best, each) => (each.distance < best.distance ? each : best));
  return nearest.distance < TOLERANCE ? nearest : undefined;
}

const isGuard = (runs: readonly number[]): boolean => Math.max(...runs) < 2.2 * Math.min(...runs);

function digitsOf(runs: readonly number[]): Digit[] {
  const digits = Array.from({ length: 6 }, (_, index) => digitOf(runs.slice(index * 4, index * 4 + 4)));
  return digits.filter((digit) => digit !== undefined);
}

function isChecked(code: string): boolean {
  return sum([...code].map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))) % 10 === 0;
}

/** Returns the code in runs that start with the left guard; undefined if they are not a code. */
function readFrom(runs: readonly number[]): string | undefined {
  const middle = GUARD + HALF;
  if (!isGuard(runs.slice(0, GUARD)) || !isGuard(runs.slice(middle, middle + MIDDLE)) || !isGuard(runs.slice(RUNS - GUARD, RUNS))) return undefined;
  const left = digitsOf(runs.slice(GUARD, middle));
  const right = digitsOf(runs.slice(middle + MIDDLE, RUNS - GUARD));
  const first = REVERSED.indexOf(left.map(({ isReversed }) => (isReversed ? '1' : '0')).join(''));
  if (left.length < 6 || right.length < 6 || first < 0 || right.some(({ isReversed }) => isReversed)) return undefined;
  const code = `${first}${[...left, ...right].map(({ digit }) => digit).join('')}`;
  return isChecked(code) ? code : undefined;
}

/**
 * Returns the EAN-13 bar code in a row of a picture, given the brightness of its pixels. Reads the row in both directions. Returns undefined if there
 * is no code.
 */
export function readEan13(row: Uint8Array): string | undefined {
  const runs = runsOf(row);
  for (const [line, offset] of [
    [runs, 0],
    // Read backwards, the last dark run comes first.
    [runs.toReversed(), runs.length % 2 === 0 ? 1 : 0],
  ] as const) {
    for (let from = offset; from + RUNS <= line.length; from += 2) {
      const code = readFrom(line.slice(from, from + RUNS));
      if (code !== undefined) return code;
    }
  }
  return undefined;
}
