import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { greedyChoice } from '../../graphql-api/src/domains/trade/swaps/rings/ring-choice.ts';
import { ringsToPropose } from '../../graphql-api/src/domains/trade/swaps/rings/ring-finder.ts';
import { findRings } from '../../graphql-api/src/domains/trade/swaps/rings/ring-search.ts';
import type { Ring } from '../../graphql-api/src/domains/trade/swaps/rings/ring.ts';
import { randomGraph, seeded, writtenGraph } from '../../graphql-api/test/swap-graphs.ts';
import { median } from './compare.ts';
import { residentMb, type Target } from './servers.ts';
import { openTestbed, type Testbed } from './testbed.ts';

const [LISTINGS, WANTS] = [2_000, 10_000];
const GRAPHS = 10;
const MB = 1_048_576;
/** Interval at which memory is read, in milliseconds. */
const SAMPLE_MS = 5;

const moved = (rings: readonly Ring[]): number => rings.reduce((sum, { listings }) => sum + listings.length, 0);

interface Figures {
  ms: number;
  /** Maximum memory of the process while it runs, and the growth since the start. */
  mb: number;
  moreMb: number;
  /** The longest time that the event loop was blocked, in processor milliseconds, so that other processes on the machine do not count. */
  heldMs: number;
  moved: number;
  greedy: number;
}

/** Reads the memory of the process until the returned function is called, which returns the maximum. */
function watchMemory(): () => number {
  let most = process.memoryUsage.rss();
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/**
 * Measures the computing time of the event loop's thread between two turns until the returned function is called, which returns the maximum in
 * milliseconds.
 */
function watchLoop(): () => number {
  let [longest, before] = [0, process.threadCpuUsage()];
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
  }, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** Finds and chooses the rings of a graph on a thread, as the server does. */
async function measureGraph(seed: number): Promise<Figures> {
  const graph = randomGraph(seeded(seed), LISTINGS, WANTS);
  const before = process.memoryUsage.rss();
  const mostMemory = watchMemory();
  const longestHold = watchLoop();
  const from = performance.now();
  const rings = await ringsToPropose(writtenGraph(graph));
  const ms = performance.now() - from;
  // The last block is known at the next turn of the loop.
  await wait(SAMPLE_MS);
  const [heldMs, memory] = [longestHold(), mostMemory()];
  const found = findRings(graph);
  return { ms, mb: memory / MB, moreMb: (memory - before) / MB, heldMs, moved: moved(rings), greedy: moved(greedyChoice(found)) };
}

const most = (values: readonly number[]): number => Math.max(...values);

/** Measures the finder on graphs of random pairs, 10,000 over 2,000 listings, and its gain. */
async function graphNote(): Promise<string> {
  const each: Figures[] = [];
  for (let seed = 0; seed < GRAPHS; seed += 1) each.push(await measureGraph(seed));
  const of = (key: keyof Figures) => each.map((figures) => figures[key]);
  const gains = each.map(({ moved: all, greedy }) => (all / greedy - 1) * 100);
  return (
    `Rings of ${GRAPHS} random graphs of ${WANTS} pairs over ${LISTINGS} listings, found and chosen on a thread: median ${median(of('ms')).toFixed(0)} ms, ` +
    `most ${most(of('ms')).toFixed(0)} ms; memory ${most(of('mb')).toFixed(0)} MB, ${most(of('moreMb')).toFixed(0)} MB of it for this; ` +
    `the event loop held for ${most(of('heldMs')).toFixed(1)} ms at most; listings moved ${median(of('moved'))} (greedy ${median(of('greedy'))}, ` +
    `${Math.min(...gains).toFixed(0)} to ${most(gains).toFixed(0)} % more).`
  );
}

/**
 * Listings of 2,000 sellers, each with five wants of an adjective and a noun, which about fourteen listings match. Sellers add up to 1,000 to prices
 * of up to 9,000.
 */
const SEED = `
  insert into swap_terms (product_id, top_up_max) select n, 1000 from generate_series(1, ${LISTINGS}) n;
  insert into swap_wants (product_id, words, query)
    select n, words, to_tsquery('english', replace(words, ' ', ' & ')) from (
      select n, lower(split_part(a.name, ' ', 1) || ' ' || split_part(b.name, ' ', 2)) as words
      from generate_series(1, ${LISTINGS}) n, generate_series(1, ${WANTS / LISTINGS}) k
      join lateral (select 1 + abs(hashint8(n * 8 + k)) % ${LISTINGS} as one, 1 + abs(hashint8(-n * 8 - k)) % ${LISTINGS} as other) pick on true
      join products a on a.id = pick.one join products b on b.id = pick.other) wants;
  analyze swap_terms; analyze swap_wants`;

/** Polling interval while the job runs, in milliseconds. */
const LOOK_MS = 50;
/** Time limit. The server searches for rings once a minute. */
const WITHIN_MS = 150_000;
const IDLE_MS = 10_000;

/** Returns a metric of a server by its line; 0 if it is missing. */
const metricOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(line))
      ?.slice(line.length) ?? 0,
  );

const PROPOSED = `select count(distinct l.proposal_id)::int as rings, count(*)::int as listings,
  coalesce(extract(epoch from min(s.created_at)), 0)::float8 as first, coalesce(extract(epoch from max(s.created_at)), 0)::float8 as last
  from swap_proposal_legs l join swap_proposals s on s.id = l.proposal_id`;

interface JobFigures {
  /** Time until the first ring and until the last ring was proposed, in seconds. */
  found: number;
  seconds: number;
  mb: number;
  heldMs: number;
}

/** Returns the largest lag of a server's event loop since the last call, in milliseconds, and its metrics. */
async function lagOf({ url }: Target): Promise<{ metrics: string; lagMs: number }> {
  const metrics = await (await fetch(url.replace('/graphql', '/metrics'))).text();
  return { metrics, lagMs: metricOf(metrics, 'nodejs_eventloop_lag_max_seconds ') * 1_000 };
}

/** Returns the lag of an idle server, which other processes on the machine cause. */
async function idleLag(target: Target): Promise<number> {
  let lag = 0;
  await lagOf(target);
  for (let waited = 0; waited < IDLE_MS; waited += LOOK_MS) {
    await wait(LOOK_MS);
    lag = Math.max(lag, (await lagOf(target)).lagMs);
  }
  return lag;
}

/** Waits until a server's job has found and proposed rings, and measures the server meanwhile. */
async function measureJob(client: pg.Client, target: Target): Promise<JobFigures & { rings: number; listings: number }> {
  const pid = target.child.pid!;
  const [idle, until] = [residentMb(pid), Date.now() + WITHIN_MS];
  const figures = { mb: 0, heldMs: 0 };
  for (;;) {
    const { metrics, lagMs } = await lagOf(target);
    figures.heldMs = Math.max(figures.heldMs, lagMs);
    figures.mb = Math.max(figures.mb, residentMb(pid) - idle);
    const { rows } = await client.query<{ rings: number; listings: number; first: number; last: number }>(PROPOSED);
    const { first, last, ...proposed } = rows[0]!;
    const endedAt = metricOf(metrics, 'campuscart_job_success_timestamp_seconds{name="rings of swaps"} ');
    const seconds = metricOf(metrics, 'campuscart_job_seconds{name="rings of swaps"} ');
    if (last > 0 && endedAt >= last) return { ...figures, ...proposed, seconds, found: first - (endedAt - seconds) };
    if (Date.now() > until) throw new Error('The server proposed no rings.');
    await wait(LOOK_MS);
  }
}

/** Measures the server's job with 10,000 wants of 2,000 listings in the database. */
async function jobNote({ database, campusCart }: Testbed): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const idle = await idleLag(campusCart);
    await client.query(SEED);
    const { found, seconds, mb, heldMs, rings, listings } = await measureJob(client, campusCart);
    return (
      `Rings of ${WANTS} wants of ${LISTINGS} listings in the database, by the job of the server: found and chosen in ${found.toFixed(1)} s, ` +
      `${rings} of them with ${listings} listings proposed in ${(seconds - found).toFixed(1)} s; ${mb.toFixed(0)} MB more, ` +
      `the event loop late by ${heldMs.toFixed(0)} ms at most (${idle.toFixed(0)} ms while the server is idle).`
    );
  } finally {
    await client.end();
  }
}

/** Measures the search for rings, with the finder alone and in the server. */
export async function ringNotes(port: number): Promise<string[]> {
  const testbed = await openTestbed(1, port);
  try {
    return [await graphNote(), await jobNote(testbed)];
  } finally {
    await testbed.stop();
  }
}
