/** The environment of a test run. */
export const environment = process.env;

/** The database of this worker on the server of the run. */
function databaseOfWorker(server: string): string {
  return Object.assign(new URL(server), { pathname: `/${environment.TEST_DATABASE_NAME}_${environment.VITEST_POOL_ID}` }).href;
}

/** The database of this worker on a PostgreSQL server; none means the embedded database. */
export const databaseUrl = environment.TEST_DATABASE_URL && databaseOfWorker(environment.TEST_DATABASE_URL);

/** Whether the application under test is the second campus of two, on a PostgreSQL server: `TEST_CAMPUS=two`. */
export const onSecondCampus = environment.TEST_CAMPUS === 'two';

/** Whether random tests have the time for many more inputs: `npm test -- --long`. */
export const isLong = environment.TEST_LONG === '1';

/** How many inputs of each kind the fuzzer sends, and what they are made of; docs/security.md. */
export const fuzzRuns = Number(environment.FUZZ_RUNS ?? (isLong ? 1_000 : 100));
/** Inputs that fill the caches, whose size is bounded, before memory is compared. */
export const fuzzWarmUp = Number(environment.FUZZ_WARM_UP ?? 50);
/** The same inputs in every run, so that a failure is that of a change. */
export const fuzzSeed = Number(environment.FUZZ_SEED ?? 1);
