import fc from 'fast-check';
import type { OperationTypeNode } from 'graphql';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/app/http/rest/rest.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { bodyFields } from '../src/app/http/rest/rest-input.ts';
import { Random } from './fuzz/random.ts';
import type { Keyword } from './fuzz/graphql.ts';
import { multipart, uploads } from './fuzz/multipart.ts';
import { graphql, rest } from './fuzz/requests.ts';
import { frames, raw } from './fuzz/sockets.ts';
import { openTarget, type Target } from './fuzz/target.ts';
import { fuzzRuns, fuzzSeed, fuzzWarmUp } from './settings.ts';

/** Number of frames per socket. */
const FRAMES = 10;
/** Maximum memory that a run may leave allocated, in bytes. */
const MEMORY = 50 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const schema = buildBareSchema();
const withBody = routes.filter(({ body }) => body);
let target: Target;

beforeAll(async () => {
  target = await openTarget();
  console.log(`Fuzzing with seed ${fuzzSeed}, ${fuzzRuns} runs of each kind (FUZZ_SEED, FUZZ_RUNS)`);
});

afterAll(async () => target.stop());

/** Runs one kind of input a number of times. A failing input is reported with the seed that reproduces it. */
async function fuzz(runs: number, input: (random: Random) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(fc.integer(), (seed) => input(new Random(seed)));
  await fc.assert(property, { seed: fuzzSeed, numRuns: Math.min(runs, fuzzWarmUp), endOnFailure: true });
  const before = memory();
  await fc.assert(property, { seed: fuzzSeed + 1, numRuns: runs, endOnFailure: true });
  // Waits until the connections of the last requests are closed.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(memory() - before).toBeLessThan(MEMORY);
}

describe('no input makes the server fail, hang or leak memory', { timeout: 30_000 + fuzzRuns * 100 }, () => {
  it.each([
    ['GraphQL operations', fuzzRuns, (random: Random) => graphql(random, target, schema)],
    ['REST calls', fuzzRuns, (random: Random) => rest(random, target, schema, routes)],
    ['multipart bodies', fuzzRuns, (random: Random) => multipart(random, target, schema, { routes: withBody })],
    ['socket frames', Math.ceil(fuzzRuns / FRAMES), (random: Random) => frames(random, target, schema, FRAMES)],
    ['raw connections', fuzzRuns, (random: Random) => raw(random, target)],
  ] as const)('%s', async (_kind, runs, input) => {
    await fuzz(runs, input);
    expect(target.errors).toEqual([]);
    expect((await fetch(`${target.url}/healthz`)).status).toBe(200);
  });
});

/** Number of attempts for one input, each with its own seed, until it reaches its target. */
const TRIES = 150;

/** Returns the entries of a list that no attempt reached. */
async function unreached(all: readonly [name: string, input: (random: Random) => Promise<void>][]): Promise<string[]> {
  const missed: string[] = [];
  for (const [name, input] of all) {
    for (let seed = 1; seed <= TRIES && !target.reached.has(name); seed += 1) await input(new Random(seed));
    if (!target.reached.has(name)) missed.push(name);
  }
  return missed;
}

const keywords: Keyword[] = ['query', 'mutation', 'subscription'];
/**
 * Targets that random inputs cannot reach: an import needs lines (import.service.test.ts), an upload needs a picture, and a test mode token needs
 * test mode (test-mode.test.ts).
 */
const outOfReach = ['startBulkImport', 'uploadPhoto', 'revokeTestToken'];
const rootFields = keywords.flatMap((keyword) =>
  Object.keys(schema.getRootType(keyword as OperationTypeNode)!.getFields())
    .filter((field) => !outOfReach.includes(field))
    .map((field) => ({ keyword, field })),
);
const nameOf = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

describe('the inputs reach', { timeout: 120_000 }, () => {
  it('every REST call with each of its fields', async () => {
    const calls = routes.flatMap((route) => {
      const fields = [...Object.keys(route.body?.fields ?? {}), ...bodyFields(schema, route).map(({ name }) => name)];
      const input = (random: Random) => rest(random, target, schema, [route]);
      return [undefined, ...fields].map((field) => [nameOf(route.method, route.path, field), input] as const);
    });
    expect(await unreached(calls.map(([name, input]) => [name, input]))).toEqual([]);
  });

  it('every root field of the schema with valid arguments', async () => {
    const inputs = rootFields.map(({ keyword, field }): [string, (random: Random) => Promise<void>] => [
      `${keyword} ${field}`,
      (random) => (keyword === 'subscription' ? frames(random, target, schema, 1, field) : graphql(random, target, schema, { keyword, field })),
    ]);
    expect(await unreached(inputs)).toEqual([]);
  });

  it('every argument that takes a file, with a picture', async () => {
    const inGraphql = uploads.map((upload): [string, (random: Random) => Promise<void>] => [
      `mutation ${upload.field} ${upload.file}`,
      (random) => multipart(random, target, schema, { routes: [], to: [upload] }),
    ]);
    const inRest = routes.flatMap((route): [string, (random: Random) => Promise<void>][] =>
      route.body?.file
        ? [[nameOf(route.method, route.path, route.body.file), (random) => multipart(random, target, schema, { routes: [route], to: [] })]]
        : [],
    );
    expect(await unreached([...inGraphql, ...inRest])).toEqual([]);
  });
});
