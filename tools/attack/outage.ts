import { rmSync } from 'node:fs';
import { builtPages } from '../../graphql-api/test/built-pages.ts';
import { MixedClients } from '../../graphql-api/test/mixed-clients.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { countLost, listStock, signIn } from './people.ts';
import { atMost, atLeast, exactly, type Check } from './report.ts';
import { ask, NO_KEPT_PAGES, openTarget, pause } from './target.ts';

const CALM_MS = 5_000;
const AWAY_MS = 1_000 * Number(environment.OUTAGE_SECONDS ?? 180);
const CLIENTS = 12;
/** Pause between the requests of a client. */
const PAUSE_MS = 20;
const RECOVERS_WITHIN_MS = 5_000;

/**
 * Makes the database unavailable under load: every response is a plain 503 with Retry-After, no acknowledged write is lost, and service resumes
 * without intervention.
 */
export async function haltDatabase(): Promise<Check[]> {
  const webDir = builtPages();
  const { database, server, stop } = await openTarget({ RATE_LIMITS: 'off', ...NO_KEPT_PAGES, WEB_DIR: webDir });
  try {
    const [seller, buyer] = await signIn(database.url, 2);
    const product = await listStock(server.url, seller!);
    const clients = new MixedClients({ url: server.url, buyer: buyer!, product }, CLIENTS, PAUSE_MS);
    await pause(CALM_MS);
    clients.phase = 'changing';
    await database.halt();
    clients.phase = 'away';
    await pause(AWAY_MS);
    clients.phase = 'changing';
    await database.resume();
    const back = Date.now();
    while ((await ask(server.url, '{ categories { name } }')).status !== 200 && Date.now() - back < 10 * RECOVERS_WITHIN_MS) await pause(50);
    const recovered = Date.now() - back;
    await pause(CALM_MS);
    await clients.stop();
    console.error(clients.wrong.slice(0, 5).join('\n'));
    return [
      atLeast(`answers while the database is away for ${AWAY_MS / 1_000} s`, clients.counts.away, AWAY_MS / 180),
      exactly('answers that are neither as usual before and after, nor a plain 503 with Retry-After meanwhile', clients.wrong.length, 0),
      atLeast('acknowledged orders', clients.ordered.length, 50),
      exactly('acknowledged orders that are lost', await countLost(database.url, clients.ordered), 0),
      exactly('the process lives', String(server.child.exitCode === null), 'true'),
      atMost('time until it serves again', recovered, RECOVERS_WITHIN_MS, ' ms'),
    ];
  } finally {
    await stop();
    rmSync(webDir, { recursive: true });
  }
}
