import { abortConnections as abort } from '../test/broken-clients.ts';
import { atMost, exactly, type Check } from './report.ts';
import { memoryOf, openTarget, pause } from './target.ts';

const CONNECTIONS = 10_000;
const WARM_UP = 2_000;
const MOST_GROWTH_MB = 50;
/** As `npm start` sets it: memory that is free goes back to the system. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
/** The collector gives memory back in its own time. */
const SETTLE_WITHIN_MS = 60_000;

/** Breaks off raw connections and upgrades at every stage: the process lives, logs no error, and its memory comes back. */
export async function abortConnections(): Promise<Check[]> {
  const { server, stop } = await openTarget(ALLOCATOR);
  const pid = server.child.pid!;
  try {
    await abort(server.url, WARM_UP);
    await pause(2_000);
    const before = memoryOf(pid);
    await abort(server.url, CONNECTIONS);
    const until = Date.now() + SETTLE_WITHIN_MS;
    while (memoryOf(pid) - before > MOST_GROWTH_MB && Date.now() < until) await pause(1_000);
    const ready = await fetch(`${server.url}/readyz`);
    return [
      exactly(`status of /readyz after ${CONNECTIONS} connections`, ready.status, 200),
      atMost('growth of memory', memoryOf(pid) - before, MOST_GROWTH_MB, ' MB'),
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
