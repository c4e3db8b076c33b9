import autocannon from 'autocannon';
import { cpuSeconds, type Target } from './servers.ts';
import type { Work } from './work.ts';

const CONNECTIONS = 8;
const WARM_SECONDS = 4;
const SECONDS = 4;
const ROUNDS = 3;

/** What one round of one server gave. */
export interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU milliseconds a request, of the server and of the database. */
  server: number;
  database: number;
}

let sent = 0;

async function load(target: Target, work: Work, seconds: number): Promise<autocannon.Result> {
  return autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: seconds,
    verifyBody: (body) => body?.includes('"errors":') === false,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({ ...request, ...target.request(work, sent++) }),
      },
    ],
  });
}

async function round(target: Target, work: Work, databasePid: number): Promise<Round> {
  const before = cpuSeconds(target, databasePid);
  const result = await load(target, work, SECONDS);
  const after = cpuSeconds(target, databasePid);
  const count = result.requests.total;
  const refused = result.non2xx + result.mismatches;
  if (refused > 0) throw new Error(`${target.name} refused ${refused} of ${count} requests of "${work.name}"`);
  return {
    perSecond: count / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    server: ((after.server - before.server) * 1000) / count,
    database: ((after.database - before.database) * 1000) / count,
  };
}

async function answer(target: Target, work: Work, n: number): Promise<unknown> {
  const response = await fetch(target.url, { method: 'POST', ...target.request(work, n) });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
  if (errors) throw new Error(`${target.name} refused "${work.name}": ${JSON.stringify(errors)}`);
  return target.shaped?.(data) ?? data;
}

/** All servers must say the same before anything is timed. */
export async function assertEqual(targets: readonly Target[], work: Work): Promise<void> {
  for (const n of [1, 2, 7, 50]) {
    const answers: unknown[] = [];
    // One after the other: at once they would write to the same row.
    for (const target of targets) answers.push(await answer(target, work, n));
    const [first, ...others] = answers;
    for (const [index, other] of others.entries()) {
      if (JSON.stringify(sorted(first)) !== JSON.stringify(sorted(other))) {
        throw new Error(
          `"${work.name}" differs:\n${targets[0]!.name} ${JSON.stringify(first)}\n${targets[index + 1]!.name} ${JSON.stringify(other)}`,
        );
      }
    }
  }
}

/** Object keys in one order, so that only the values count. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Rounds of each server in turns, after a warm-up. */
export async function measure(targets: readonly Target[], work: Work, databasePid: number): Promise<Map<string, Round[]>> {
  const rounds = new Map<string, Round[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await load(target, work, WARM_SECONDS);
  for (let index = 0; index < ROUNDS; index += 1) {
    for (const target of targets) rounds.get(target.name)!.push(await round(target, work, databasePid));
  }
  return rounds;
}

/** The value at a share of sorted ones: 0.5 is the middle. */
export function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return at(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
