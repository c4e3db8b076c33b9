/** Widths of the four bars and spaces of a digit, in modules, as the right half has them; the left half has them as they are or reversed. */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'].map((text) => [...text].map(Number));
/** Which of the left digits are reversed, by the first digit. */
const REVERSED = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];

const DIGIT_MODULES = 7;
const GUARD = 3;
const MIDDLE = 5;
const HALF = 6 * 4;
/** Bars and spaces of a whole code: guard, left half, middle, right half, guard. */
const RUNS = GUARD + HALF + MIDDLE + HALF + GUARD;
/** By how many modules the widths of a digit may differ in sum from those it should have. */
const TOLERANCE = 1.6;
/** A pixel is dark or light beside this part of the row around it. */
const WINDOW = 1 / 10;
/** With less between its darkest and lightest pixel the part has no bars. */
const LEAST_CONTRAST = 20;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The lengths of the dark and light runs of a row, the first of them dark. */
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

/** The digit that four runs are nearest to; undefined where none is near. */
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

/** The code of runs that begin with its first guard; undefined where they are none. */
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

/** The EAN-13 bar code that a row of a picture crosses, from either side, by the brightness of its pixels; undefined where there is none. */
export function readEan13(row: Uint8Array): string | undefined {
  const runs = runsOf(row);
  for (const [line, offset] of [
    [runs, 0],
    // The last dark run is the first from the other side.
    [runs.toReversed(), runs.length % 2 === 0 ? 1 : 0],
  ] as const) {
    for (let from = offset; from + RUNS <= line.length; from += 2) {
      const code = readFrom(line.slice(from, from + RUNS));
      if (code !== undefined) return code;
    }
  }
  return undefined;
}
