import autocannon from 'autocannon';
import { cpuSeconds, type Target } from './servers.ts';
import type { Workload } from './workloads.ts';

const CONNECTIONS = 8;
const WARM_SECONDS = 12;
/** Number of warm-up requests. With fewer, code would still be compiled during the rounds. */
const WARM_REQUESTS = 4_000;
const SECONDS = 4;
const ROUNDS = 3;

/** Result of one round of one server. */
export interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU milliseconds per request, of the server and of the database. */
  server: number;
  database: number;
}

let sent = 0;

async function load(target: Target, workload: Workload, extent: { duration: number } | { amount: number }): Promise<autocannon.Result> {
  return autocannon({
    url: target.url,
    connections: CONNECTIONS,
    ...extent,
    verifyBody: (body) => body?.includes('"errors":') === false,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({ ...request, ...target.request(workload, sent++) }),
      },
    ],
  });
}

async function round(target: Target, workload: Workload, databasePid: number): Promise<Round> {
  const before = cpuSeconds(target, databasePid);
  const result = await load(target, workload, { duration: SECONDS });
  const after = cpuSeconds(target, databasePid);
  const count = result.requests.total;
  const failed = result.non2xx + result.mismatches;
  if (failed > 0) throw new Error(`${target.name} failed ${failed} of ${count} requests of "${workload.name}"`);
  return {
    perSecond: count / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    server: ((after.server - before.server) * 1000) / count,
    database: ((after.database - before.database) * 1000) / count,
  };
}

/** Returns the data of the n-th request. Throws its errors. */
export async function dataOf(target: Target, workload: Workload, n: number): Promise<unknown> {
  const response = await fetch(target.url, { method: 'POST', ...target.request(workload, n) });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
  if (errors) throw new Error(`${target.name} failed "${workload.name}": ${JSON.stringify(errors)}`);
  return target.normalize?.(data) ?? data;
}

/** Throws unless all servers return the same data; called before anything is timed. */
export async function assertSameData(targets: readonly Target[], workload: Workload): Promise<void> {
  for (const n of [1, 2, 7, 50]) {
    const results: unknown[] = [];
    // In sequence, because in parallel they would write to the same row.
    for (const target of targets) results.push(await dataOf(target, workload, n));
    const [first, ...others] = results;
    for (const [index, other] of others.entries()) {
      if (JSON.stringify(sorted(first)) !== JSON.stringify(sorted(other))) {
        throw new Error(
          `"${workload.name}" differs:\n${targets[0]!.name} ${JSON.stringify(first)}\n${targets[index + 1]!.name} ${JSON.stringify(other)}`,
        );
      }
    }
  }
}

/** Returns the value with sorted object keys, so that only values are compared. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Measures the servers in turns after a warm-up. Returns their rounds by name. */
export async function measure(targets: readonly Target[], workload: Workload, databasePid: number): Promise<Map<string, Round[]>> {
  const rounds = new Map<string, Round[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) {
    const { requests } = await load(target, workload, { duration: WARM_SECONDS });
    // Every connection sends at least one request.
    if (requests.total < WARM_REQUESTS) await load(target, workload, { amount: Math.max(CONNECTIONS, WARM_REQUESTS - requests.total) });
  }
  for (let index = 0; index < ROUNDS; index += 1) {
    for (const target of targets) rounds.get(target.name)!.push(await round(target, workload, databasePid));
  }
  return rounds;
}

/** Returns a quantile of sorted values: 0.5 is the median. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** Returns the median of values. */
export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
