import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startPostgres } from '../../graphql-api/test/postgres-server.mjs';
import { exactly, type Check } from './report.ts';
import { environment } from '../../graphql-api/test/settings.ts';

const RUNS = 10_000;

/**
 * Runs the fuzz test with 10,000 inputs of each kind, after the same number to fill the caches. Passes on FUZZ_SEED and TEST_DATABASE_URL. With
 * ATTACK_CAMPUS it runs on the second campus of two, on its own PostgreSQL server.
 */
export async function fuzz(): Promise<Check[]> {
  const database = environment.ATTACK_CAMPUS ? await startPostgres() : undefined;
  const campus = database ? { TEST_DATABASE_URL: database.url, TEST_CAMPUS: 'two' } : {};
  try {
    const child = spawn('vitest', ['run', 'test/fuzz.test.ts'], {
      cwd: resolve(import.meta.dirname, '../../graphql-api'),
      env: { FUZZ_SEED: '1', ...environment, ...campus, FUZZ_RUNS: String(RUNS), FUZZ_WARM_UP: String(RUNS) },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return [exactly(`exit code of the fuzz test with ${RUNS} inputs of each kind`, String(code), '0')];
  } finally {
    await database?.stop();
  }
}
