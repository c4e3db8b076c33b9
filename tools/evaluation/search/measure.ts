import { isRight, type Query } from './queries.ts';
import type { Engine, Hit } from './engines.ts';

/** Result of an engine: for each query the position of the first right hit (-1 if there is none), and its cost. */
export interface Result {
  engine: string;
  places: Map<Query, number>;
  /** Results in which a sold-out listing is above one of the same name that is in stock. */
  soldOutFirst: number;
  milliseconds: number[];
  /** Queries whose first hit is wrong. */
  misses: { kind: string; text: string; hits: string[] }[];
}

const RUNS_BEFORE = 20;

const isSoldOutFirst = (hits: readonly Hit[]): boolean =>
  hits.some((hit, index) => hit.quantity === 0 && hits.slice(index + 1).some(({ name, quantity }) => name === hit.name && quantity > 0));

/** Sends every query to an engine, in sequence. */
export async function evaluate(engine: string, find: Engine, queries: readonly Query[]): Promise<Result> {
  for (const { text } of queries.slice(0, RUNS_BEFORE)) await find(text);
  const result: Result = { engine, places: new Map(), soldOutFirst: 0, milliseconds: [], misses: [] };
  for (const query of queries) {
    const started = performance.now();
    const hits = await find(query.text);
    result.milliseconds.push(performance.now() - started);
    const place = hits.findIndex(({ name }) => isRight(query, name));
    result.places.set(query, place);
    if (isSoldOutFirst(hits)) result.soldOutFirst += 1;
    if (place !== 0) result.misses.push({ kind: query.kind, text: query.text, hits: hits.map(({ name }) => name) });
  }
  return result;
}

const share = (places: readonly number[], within: number): string =>
  (places.filter((place) => place >= 0 && place < within).length / places.length).toFixed(2).replace(/^0/, '');

const at = (values: readonly number[], part: number): string => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)]!.toFixed(1);

/** Returns a table of all engines, hit at 1 / hit at 10 for each kind of query. */
export function table(results: readonly Result[]): string[] {
  const kinds = [...new Set([...results[0]!.places.keys()].map(({ kind }) => kind))];
  const row = (title: string, cell: (result: Result) => string) => `| ${[title, ...results.map(cell)].join(' | ')} |`;
  const placesOf = ({ places }: Result, kind?: string) => [...places].flatMap(([query, place]) => (!kind || query.kind === kind ? [place] : []));
  const both = (places: number[]) => `${share(places, 1)} / ${share(places, 10)}`;
  return [
    row('hit at 1 / at 10', ({ engine }) => engine),
    `| ${['---', ...results.map(() => '---')].join(' | ')} |`,
    ...kinds.map((kind) => row(kind, (result) => both(placesOf(result, kind)))),
    row('all', (result) => both(placesOf(result))),
    row('sold out above the same in stock', ({ soldOutFirst }) => String(soldOutFirst)),
    row('median / p95 ms', ({ milliseconds }) => `${at(milliseconds, 0.5)} / ${at(milliseconds, 0.95)}`),
  ];
}

/** Sends the texts in sequence. Returns the milliseconds of each. */
async function timesOf(texts: readonly string[], ask: (text: string) => Promise<unknown>): Promise<number[]> {
  const milliseconds: number[] = [];
  for (const text of texts) {
    const started = performance.now();
    await ask(text);
    milliseconds.push(performance.now() - started);
  }
  return milliseconds;
}

/** Number of queries that are typed, and the numbers of letters after which suggestions are requested. */
const TYPED_QUERIES = 60;
const TYPED_LETTERS = [1, 2, 3, 5, 8];

/** Measures how long suggestions take while the first queries are typed. */
export async function typingTimes(suggest: (text: string) => Promise<unknown>, queries: readonly Query[]): Promise<string> {
  const typed = queries.slice(0, TYPED_QUERIES).flatMap(({ text }) => TYPED_LETTERS.map((letters) => text.slice(0, letters)));
  const milliseconds = await timesOf(typed, suggest);
  return `- suggestions while typing: median ${at(milliseconds, 0.5)} ms, p95 ${at(milliseconds, 0.95)} ms, longest ${at(milliseconds, 1)} ms`;
}

const WORST = ['a', 'good', 'black', 'with', 'x'.repeat(100), 'in good condition almost new hardly used bought last year', 'qzx wvk jjj'];
const TIMES = 9;

/** Measures how long the queries with the most matches take. */
export async function worstCases(find: Engine): Promise<string[]> {
  const lines: string[] = [];
  for (const text of WORST) {
    const milliseconds = await timesOf(
      Array.from({ length: TIMES }, () => text),
      find,
    );
    lines.push(`- "${text.length > 60 ? `${text.slice(0, 10)}…` : text}": median ${at(milliseconds, 0.5)} ms, longest ${at(milliseconds, 1)} ms`);
  }
  return lines;
}
