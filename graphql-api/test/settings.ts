/** Environment of a test run. */
export const environment = process.env;

/** Returns the database of this worker on the server of the run. */
function databaseOfWorker(server: string): string {
  return Object.assign(new URL(server), { pathname: `/${environment.TEST_DATABASE_NAME}_${environment.VITEST_POOL_ID}` }).href;
}

/** Database of this worker on a PostgreSQL server; undefined for the embedded database. */
export const databaseUrl = environment.TEST_DATABASE_URL && databaseOfWorker(environment.TEST_DATABASE_URL);

/** Whether the application under test is the second of two campuses, on a PostgreSQL server: `TEST_CAMPUS=two`. */
export const onSecondCampus = environment.TEST_CAMPUS === 'two';

/** Whether random tests run with many more inputs: `npm test -- --long`. */
export const isLong = environment.TEST_LONG === '1';

/** Number of inputs of each kind that the fuzzer sends; see docs/security.md. */
export const fuzzRuns = Number(environment.FUZZ_RUNS ?? (isLong ? 1_000 : 100));
/** Number of inputs that fill the bounded caches before memory is measured. */
export const fuzzWarmUp = Number(environment.FUZZ_WARM_UP ?? 50);
/** The same seed in every run, so that a failure is caused by a change of the code. */
export const fuzzSeed = Number(environment.FUZZ_SEED ?? 1);
