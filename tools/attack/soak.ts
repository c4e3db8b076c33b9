import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDatabase } from '../bench/seed.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { mixedLoad, signInSenders } from './mix.ts';
import { atLeast, atMost, exactly, quantile, type Check } from './report.ts';
import { collectGarbage, INSPECTED, memoryOf, openTarget } from './target.ts';

const MINUTES = Number(environment.SOAK_MINUTES ?? 30);
const MINUTE_MS = 60_000;
/** Minutes until the baseline of the memory is measured: five of thirty. */
const LEVEL_AFTER = Math.round(10 * (MINUTES / 6)) / 10;
const REQUESTS_PER_SECOND = 1_000;
const P99_MS = 200;

/** One process under mixed load for a long time: its memory stays at its baseline, and it serves 1,000 requests a second. */
export async function soak(): Promise<Check[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-soak-'));
  const settings = { ...INSPECTED, DATA_DIR: dataDir, RATE_LIMITS: 'off', QUERY_COST: '100000', NODE_ENV: 'production', REQUEST_LOG: '0' };
  const { database, server, stop } = await openTarget(settings);
  const memory = async (): Promise<number> => {
    await collectGarbage(server);
    return memoryOf(server.child.pid!);
  };
  try {
    await seedDatabase(database.url, 1);
    const tokens = await signInSenders(database.url);
    const first = await mixedLoad([server.url], tokens, LEVEL_AFTER * MINUTE_MS);
    const level = await memory();
    const rest = await mixedLoad([server.url], tokens, (MINUTES - LEVEL_AFTER) * MINUTE_MS);
    const atEnd = await memory();
    const failed = [...first.failed, ...rest.failed];
    console.error(failed.slice(0, 5).join('\n'));
    console.log(`${rest.times.length} requests; ${Math.round(level)} MB after ${LEVEL_AFTER} minutes, ${Math.round(atEnd)} MB after ${MINUTES}`);
    return [
      exactly('requests that failed', failed.length, 0),
      atMost(`memory after ${MINUTES} minutes, times that after ${LEVEL_AFTER}`, atEnd / level, 1.2),
      atLeast('requests a second', rest.requestsPerSecond, REQUESTS_PER_SECOND),
      atMost('99th percentile', quantile(rest.times, 0.99), P99_MS, ' ms'),
    ];
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
