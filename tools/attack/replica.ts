import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDatabase } from '../bench/seed.ts';
import { startPair } from '../../graphql-api/test/postgres-pair.ts';
import { launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { mixedLoad, signInSenders, type Load } from './mix.ts';
import { limitProcessors } from './processors.ts';
import { atLeast, exactly, type Check } from './report.ts';

const WARM_UP_MS = 10_000;
const LOAD_MS = 1_000 * Number(environment.REPLICA_SECONDS ?? 60);
const TIMES = 1.5;
/** Processors of each database server, so that the databases are the bottleneck. */
const PROCESSORS = Number(environment.REPLICA_PROCESSORS ?? 0.25);

/** Two processes with a streaming replica serve more than one process without it, if the database servers are the bottleneck. */
export async function growByReplica(): Promise<Check[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-replica-'));
  const pair = await startPair();
  const removeLimits: (() => void)[] = [];
  const settings = { DATABASE_URL: pair.primary.url, DATA_DIR: dataDir, RATE_LIMITS: 'off', NODE_ENV: 'production', REQUEST_LOG: '0' };
  const started: ServerProcess[] = [];
  const start = async (env: NodeJS.ProcessEnv): Promise<ServerProcess> => {
    const server = await launch({ ...settings, ...env });
    started.push(server);
    return server;
  };
  try {
    const alone = await start({});
    await seedDatabase(pair.primary.url, 1);
    const tokens = await signInSenders(pair.primary.url);
    for (const { pid } of [pair.primary, pair.replica]) removeLimits.push(limitProcessors(pid, PROCESSORS));
    const measure = async (servers: readonly ServerProcess[]): Promise<Load> => {
      const urls = servers.map(({ url }) => url);
      await mixedLoad(urls, tokens, WARM_UP_MS);
      return mixedLoad(urls, tokens, LOAD_MS);
    };
    const one = await measure([alone]);
    await alone.stop();
    const two = await measure([await start({ DATABASE_READ_URL: pair.replica.url }), await start({ DATABASE_READ_URL: pair.replica.url })]);
    const failed = [...one.failed, ...two.failed];
    console.error(failed.slice(0, 5).join('\n'));
    console.log(`${one.requestsPerSecond} requests a second with one process, ${two.requestsPerSecond} with two and a replica`);
    return [
      exactly('requests that failed', failed.length, 0),
      atLeast('requests a second, times those of one process', Math.round((100 * two.requestsPerSecond) / one.requestsPerSecond) / 100, TIMES),
    ];
  } finally {
    for (const server of started) await server.stop();
    await pair.stop();
    removeLimits.forEach((remove) => remove());
    rmSync(dataDir, { recursive: true, force: true });
  }
}
