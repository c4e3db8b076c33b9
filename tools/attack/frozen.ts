import { rmSync } from 'node:fs';
import { builtPages } from '../../graphql-api/test/built-pages.ts';
import { MixedClients } from '../../graphql-api/test/mixed-clients.ts';
import { countLost, listStock, signIn } from './people.ts';
import { childrenOf } from './processors.ts';
import { atLeast, atMost, exactly, type Check } from './report.ts';
import { ask, NO_KEPT_PAGES, openTarget, pause } from './target.ts';

const CALM_MS = 4_000;
const FROZEN_MS = 20_000;
/** Time until the server has noticed. Calls from before then wait for the database. */
const NOTICED_MS = 5_000;
const CLIENTS = 12;
const PAUSE_MS = 20;
const READ_WITHIN_MS = 5_000;
const READY_WITHIN_MS = 1_000;
/** Tolerance for the scheduler of a machine that also runs the clients and the database. */
const TOLERANCE_MS = 100;

/** Polls the readiness of the server until `isOver`. Returns the longest response time and the number of responses that reported ready. */
async function watchReadiness(url: string, isOver: () => boolean): Promise<{ longest: number; ready: number }> {
  let [longest, ready] = [0, 0];
  while (!isOver()) {
    const startedAt = performance.now();
    const { ok } = await fetch(`${url}/readyz`);
    longest = Math.max(longest, performance.now() - startedAt);
    if (ok) ready += 1;
    await pause(PAUSE_MS);
  }
  return { longest, ready };
}

/**
 * Stops the processes of the database under load, like a machine that hangs: connections stay open without responses. Every call ends within 5 s with
 * a plain 503, the proxy is notified within 1 s, the log has one line instead of one per request, and service resumes without intervention.
 */
export async function freezeDatabase(): Promise<Check[]> {
  const webDir = builtPages();
  const { database, server, stop } = await openTarget({ RATE_LIMITS: 'off', ...NO_KEPT_PAGES, WEB_DIR: webDir, LOG_LEVEL: 'warn' });
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of [...childrenOf(database.pid), database.pid]) process.kill(pid, name);
  };
  try {
    const [seller, buyer] = await signIn(database.url, 2);
    const product = await listStock(server.url, seller!);
    const clients = new MixedClients({ url: server.url, buyer: buyer!, product }, CLIENTS, PAUSE_MS);
    await pause(CALM_MS);
    const logged = server.output().length;
    clients.phase = 'changing';
    signal('SIGSTOP');
    let isOver = false;
    const readiness = watchReadiness(server.url, () => isOver);
    await pause(NOTICED_MS);
    clients.phase = 'away';
    await pause(FROZEN_MS - NOTICED_MS);
    isOver = true;
    const { longest, ready } = await readiness;
    clients.phase = 'changing';
    const waited = Math.max(clients.longest.changing, clients.longest.away);
    const back = performance.now();
    signal('SIGCONT');
    while ((await ask(server.url, '{ categories { name } }')).status !== 200 && performance.now() - back < 10 * READ_WITHIN_MS) await pause(50);
    const recovered = performance.now() - back;
    await pause(CALM_MS);
    await clients.stop();
    const lines = server.output().slice(logged).split('\n');
    const linesOf = (text: string) => lines.filter((line) => line.includes(text)).length;
    console.error(clients.wrong.slice(0, 5).join('\n'));
    return [
      atMost('the longest call', waited, READ_WITHIN_MS + TOLERANCE_MS, ' ms'),
      atMost('the longest answer of /readyz', longest, READY_WITHIN_MS + TOLERANCE_MS, ' ms'),
      exactly('answers of /readyz that say that it is ready', ready, 0),
      atLeast(`answers in the last ${(FROZEN_MS - NOTICED_MS) / 1_000} s`, clients.counts.away, 100),
      exactly('answers that are neither as usual before and after, nor a plain 503 with Retry-After meanwhile', clients.wrong.length, 0),
      exactly('lines about the outage', linesOf('the database is not available'), 1),
      exactly('requests that are logged as slow', linesOf('slow request'), 0),
      exactly('acknowledged orders that are lost', await countLost(database.url, clients.ordered), 0),
      atMost('time until it serves again', recovered, READ_WITHIN_MS, ' ms'),
    ];
  } finally {
    signal('SIGCONT');
    await stop();
    rmSync(webDir, { recursive: true });
  }
}
