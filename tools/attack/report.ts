/** A measured value of an attack, and whether its bound holds. */
export interface Check {
  what: string;
  measured: string | number;
  /** The bound as text. */
  bound: string;
  holds: boolean;
}

/** Returns a check that a number is at most a bound. */
export const atMost = (what: string, measured: number, bound: number, unit = ''): Check => ({
  what,
  measured: `${Math.round(measured * 10) / 10}${unit}`,
  bound: `at most ${bound}${unit}`,
  holds: measured <= bound,
});

/** Returns a check that a number is at least a bound. */
export const atLeast = (what: string, measured: number, bound: number): Check => ({
  what,
  measured,
  bound: `at least ${bound}`,
  holds: measured >= bound,
});

/** Returns a check that a value is the expected one. */
export const exactly = (what: string, measured: string | number, bound: string | number): Check => ({
  what,
  measured,
  bound: String(bound),
  holds: measured === bound,
});

/** Returns a quantile of some numbers. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Prints a table of the checks of an attack. */
export function printChecks(attack: string, checks: readonly Check[]): void {
  console.log(`\n${attack}`);
  console.table(checks.map(({ what, measured, bound, holds }) => ({ check: what, measured, bound, holds: holds ? 'yes' : 'NO' })));
}
