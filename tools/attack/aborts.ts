import { abortConnections as abort } from '../../graphql-api/test/broken-clients.ts';
import { atMost, exactly, type Check } from './report.ts';
import type { ServerProcess } from '../../graphql-api/test/server-process.ts';
import { collectGarbage, INSPECTED, memoryOf, openTarget, pause } from './target.ts';

const CONNECTIONS = 10_000;
const WARM_UP = 2_000;
const MOST_GROWTH_MB = 50;
/** The settings of `npm start`, with which free memory is returned to the system. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' };
/** Time in which every connection must be closed and freed pages returned to the system. */
const SETTLE_MS = 15_000;

/** Returns the memory of a server in MB after unused memory is freed. */
async function settled(server: ServerProcess): Promise<number> {
  await pause(SETTLE_MS);
  await collectGarbage(server);
  await pause(SETTLE_MS);
  return memoryOf(server.child.pid!);
}

/** How a server handles upgrades, by round. */
const ROUNDS: Record<string, NodeJS.ProcessEnv> = {
  'upgrades accepted': {},
  'upgrades rejected for their number': { ADDRESS_SOCKETS: '0' },
};

/** Aborts raw connections and upgrades at every stage: the process survives, logs no error, and its memory is freed. */
export async function abortConnections(): Promise<Check[]> {
  const checks: Check[] = [];
  for (const [round, env] of Object.entries(ROUNDS)) {
    for (const check of await abortOn(env)) checks.push({ ...check, what: `${check.what}, ${round}` });
  }
  return checks;
}

async function abortOn(env: NodeJS.ProcessEnv): Promise<Check[]> {
  const { server, stop } = await openTarget({ ...ALLOCATOR, ...INSPECTED, ...env });
  try {
    await abort(server.url, WARM_UP);
    const before = await settled(server);
    await abort(server.url, CONNECTIONS);
    const after = await settled(server);
    const ready = await fetch(`${server.url}/readyz`);
    return [
      exactly(`status of /readyz after ${CONNECTIONS} connections`, ready.status, 200),
      atMost('growth of memory', after - before, MOST_GROWTH_MB, ' MB'),
      exactly(
        'errors in the log',
        server
          .output()
          .split('\n')
          .filter((line) => /^{"level":[56]0/.test(line)).length,
        0,
      ),
    ];
  } finally {
    await stop();
  }
}
