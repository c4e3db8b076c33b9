import { atMost, atLeast, exactly, type Check } from './report.ts';
import { openTarget, pause } from './target.ts';

const AWAY_MS = 180_000;
const CLIENTS = 10;
const RECOVERS_WITHIN_MS = 5_000;
const QUERY = '{"query":"{ categories { name } products(first: 4) { nodes { id name } } }"}';
/** Texts that would reveal the database, its driver or the code. */
const INTERNAL = /ECONN|127\.0\.0\.1|connect|terminat|postgres|node_modules|at \w+ \(|Context creation/i;

interface ResponseCounts {
  right: number;
  /** Statuses that are not 503, or that come without Retry-After. */
  wrong: string[];
  /** Texts that reveal internals. */
  internal: string[];
}

const post = (url: string) => fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: QUERY });

async function note(response: Response, counts: ResponseCounts): Promise<void> {
  const text = await response.text();
  if (response.status === 503 && response.headers.has('retry-after')) counts.right += 1;
  else counts.wrong.push(`${response.status} ${text.slice(0, 100)}`);
  if (INTERNAL.test(text)) counts.internal.push(text);
}

/** Asks until the time is over. */
async function askUntil(end: number, url: string, counts: ResponseCounts): Promise<void> {
  while (Date.now() < end) {
    await post(url).then(
      (response) => note(response, counts),
      (error: Error) => counts.wrong.push(error.message),
    );
    await pause(20);
  }
}

/** Takes the database away for three minutes under load: every answer is a plain 503 with Retry-After, and service resumes by itself. */
export async function haltDatabase(): Promise<Check[]> {
  const { database, server, stop } = await openTarget();
  try {
    await database.halt();
    const counts: ResponseCounts = { right: 0, wrong: [], internal: [] };
    const end = Date.now() + AWAY_MS;
    await Promise.all(Array.from({ length: CLIENTS }, () => askUntil(end, server.url, counts)));
    await database.resume();
    const back = Date.now();
    while ((await post(server.url)).status !== 200 && Date.now() - back < 10 * RECOVERS_WITHIN_MS) await pause(50);
    const recovered = Date.now() - back;
    console.error([...counts.wrong, ...counts.internal].slice(0, 5).join('\n'));
    return [
      atLeast(`responses with 503 and Retry-After in ${AWAY_MS / 1_000} s`, counts.right, 1_000),
      exactly('other responses', counts.wrong.length, 0),
      exactly('responses with internal texts', counts.internal.length, 0),
      exactly('the process lives', String(server.child.exitCode === null), 'true'),
      atMost('time until it serves again', recovered, RECOVERS_WITHIN_MS, ' ms'),
    ];
  } finally {
    await stop();
  }
}
