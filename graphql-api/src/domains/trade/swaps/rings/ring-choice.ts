import loadSolver, { type Highs } from 'highs';
import type { Ring } from './ring.ts';

/**
 * Time limit of the solver in seconds. When it is reached, the best choice so far counts. A longer time gains nothing if many rings overlap
 * (docs/decisions/049).
 */
const TIME_LIMIT = 0.4;

let loading: Promise<Highs> | undefined;

/** Returns the solver, which is loaded once. */
export const solver = (): Promise<Highs> => (loading ??= loadSolver());

/** Returns the total weight of rings. */
export const totalWeight = (rings: readonly Ring[]): number => rings.reduce((sum, { weight }) => sum + weight, 0);

/** Takes rings in sequence and skips each one that shares a person with a ring taken before. */
function firstDisjoint(rings: readonly Ring[]): Ring[] {
  const busy = new Set<string>();
  return rings.filter(({ listings }) => {
    if (listings.some(({ owner }) => busy.has(owner))) return false;
    for (const { owner } of listings) busy.add(owner);
    return true;
  });
}

/** Takes the shortest rings first, and the heaviest of equal length first. */
export const greedyChoice = (rings: readonly Ring[]): Ring[] =>
  firstDisjoint(rings.toSorted((one, other) => one.listings.length - other.listings.length || other.weight - one.weight));

/** Takes first the rings with the largest fraction in the relaxed program. The result is close to the best choice. */
function guidedChoice(rings: readonly Ring[], parts: Float64Array): Ring[] {
  const order = [...rings.keys()].toSorted((one, other) => parts[other]! - parts[one]! || rings[other]!.weight - rings[one]!.weight);
  return firstDisjoint(order.map((number) => rings[number]!));
}

/** Returns the rows of the program: for each person, the numbers of the rings with that person. A person in only one ring limits nothing. */
function rowsOf(rings: readonly Ring[]): number[][] {
  const byPerson = new Map<string, number[]>();
  for (const [number, { listings }] of rings.entries())
    for (const { owner } of listings) {
      const row = byPerson.get(owner);
      if (row) row.push(number);
      else byPerson.set(owner, [number]);
    }
  return [...byPerson.values()].filter((row) => row.length > 1);
}

/** Returns the start of each row in the list of all entries. */
function startsOf(rows: readonly number[][]): Int32Array {
  const starts = new Int32Array(rows.length + 1);
  for (const [index, row] of rows.entries()) starts[index + 1] = starts[index]! + row.length;
  return starts;
}

interface Solving {
  /** Time limit in seconds. */
  timeLimit: number;
  /** The initial choice. Without it the solver may take fractions of rings, which is fast. */
  start?: ReadonlySet<Ring>;
}

/** Returns the fraction of each ring that the solver chooses: 0 or 1, unless it may take fractions. */
function solve(highs: Highs, rings: readonly Ring[], rows: readonly number[][], { timeLimit, start }: Solving): Float64Array {
  const indices = Int32Array.from(rows.flat());
  const matrix = { format: 'csr', numRows: rows.length, numCols: rings.length, starts: startsOf(rows), indices } as const;
  const source = {
    numCols: rings.length,
    numRows: rows.length,
    sense: highs.constants.objectiveSense.maximize,
    colCost: Float64Array.from(rings, ({ weight }) => weight),
    colLower: new Float64Array(rings.length),
    colUpper: new Float64Array(rings.length).fill(1),
    rowLower: new Float64Array(rows.length).fill(-highs.infinity),
    rowUpper: new Float64Array(rows.length).fill(1),
    matrix: { ...matrix, values: new Float64Array(indices.length).fill(1) },
    ...(start && { integrality: new Int32Array(rings.length).fill(highs.constants.variableType.integer) }),
  };
  return highs.withModel(source, (model) => {
    // Weights are integers, so a difference below 1 is no difference.
    model.options.set({ output_flag: false, time_limit: timeLimit, mip_rel_gap: 0, mip_abs_gap: 0.5 });
    if (start) model.setSolution({ indices: rings.map((_ring, number) => number), values: rings.map((ring) => (start.has(ring) ? 1 : 0)) });
    model.run();
    return Float64Array.from(model.getSolution().colValue);
  });
}

/** Returns whether nobody is in two of the rings. */
function isDisjoint(rings: readonly Ring[]): boolean {
  const people = rings.flatMap(({ listings }) => listings.map(({ owner }) => owner));
  return new Set(people).size === people.length;
}

/** Returns the heavier of two choices. */
const heavier = (one: Ring[], other: Ring[]): Ring[] => (totalWeight(other) > totalWeight(one) ? other : one);

/**
 * Returns the rings of the largest total weight in which nobody appears twice: the cycle formulation of Abraham, Blum and Sandholm ("Clearing
 * algorithms for barter exchange markets", 2007). After the time limit in seconds it returns the solver's best choice so far, which is never worse
 * than the greedy choice.
 */
export async function chooseRings(rings: readonly Ring[], timeLimit = TIME_LIMIT): Promise<Ring[]> {
  const greedy = greedyChoice(rings);
  const rows = rowsOf(rings);
  if (rows.length === 0) return greedy;
  const highs = await solver();
  const from = performance.now();
  const guided = heavier(greedy, guidedChoice(rings, solve(highs, rings, rows, { timeLimit })));
  const left = Math.max(0, timeLimit - (performance.now() - from) / 1_000);
  const chosen = solve(highs, rings, rows, { start: new Set(guided), timeLimit: left });
  const solved = rings.filter((_ring, number) => (chosen[number] ?? 0) > 0.5);
  return isDisjoint(solved) ? heavier(guided, solved) : guided;
}
