/** The environment of a test run. */
export const environment = process.env;

/** The PostgreSQL server of this run; none means the embedded database. */
export const databaseUrl = environment.TEST_DATABASE_URL;

/** How many inputs of each kind the fuzzer sends, and what they are made of; docs/security.md. */
export const fuzzRuns = Number(environment.FUZZ_RUNS ?? 200);
/** Inputs that fill the caches, whose size is bounded, before memory is compared. */
export const fuzzWarmUp = Number(environment.FUZZ_WARM_UP ?? 50);
export const fuzzSeed = Number(environment.FUZZ_SEED ?? Date.now() & 0x7fffffff);
