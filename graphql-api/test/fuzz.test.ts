import fc from 'fast-check';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/app/rest.ts';
import { buildBareSchema } from '../src/app/schema.ts';
import { Random } from './fuzz/random.ts';
import { graphql, multipart, rest } from './fuzz/requests.ts';
import { frames, raw } from './fuzz/sockets.ts';
import { openTarget, type Target } from './fuzz/target.ts';
import { fuzzRuns, fuzzSeed, fuzzWarmUp } from './settings.ts';

/** Frames of one socket. */
const FRAMES = 10;
/** What a run may leave behind, in bytes. */
const MEMORY = 50 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const schema = buildBareSchema();
let target: Target;

beforeAll(async () => {
  target = await openTarget();
  console.log(`Fuzzing with seed ${fuzzSeed}, ${fuzzRuns} runs of each kind (FUZZ_SEED, FUZZ_RUNS)`);
});

afterAll(async () => target.stop());

/** Runs one kind of input so many times; the failing input is shown with the seed that makes it again. */
async function fuzz(runs: number, input: (random: Random) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(fc.integer(), (seed) => input(new Random(seed)));
  await fc.assert(property, { seed: fuzzSeed, numRuns: Math.min(runs, fuzzWarmUp), endOnFailure: true });
  const before = memory();
  await fc.assert(property, { seed: fuzzSeed + 1, numRuns: runs, endOnFailure: true });
  // What the last requests left to be closed.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(memory() - before).toBeLessThan(MEMORY);
}

describe('no input makes the server fail, hang or leak memory', { timeout: 30_000 + fuzzRuns * 100 }, () => {
  it.each([
    ['GraphQL operations', fuzzRuns, (random: Random) => graphql(random, target, schema)],
    ['REST calls', fuzzRuns, (random: Random) => rest(random, target, routes)],
    ['multipart bodies', fuzzRuns, (random: Random) => multipart(random, target)],
    ['socket frames', Math.ceil(fuzzRuns / FRAMES), (random: Random) => frames(random, target, schema, FRAMES)],
    ['raw connections', fuzzRuns, (random: Random) => raw(random, target)],
  ] as const)('%s', async (_kind, runs, input) => {
    await fuzz(runs, input);
    expect(target.errors).toEqual([]);
    expect((await fetch(`${target.url}/healthz`)).status).toBe(200);
  });
});
