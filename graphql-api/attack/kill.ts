import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type ServerProcess } from '../test/server-process.ts';
import { exactly, type Check } from './report.ts';
import { ask, pause } from './target.ts';

const TIMES = 20;
const WRITERS = 4;
/** A server is killed this long after it is ready, a little later each time. */
const KILL_AFTER_MS = 300;
const SEND = `mutation ($message: String!, $key: String) {
  sendContactMessage(input: { name: "Attack", email: "attack@example.com", message: $message, idempotencyKey: $key }) { reference }
}`;

/** The reference of each write that was acknowledged, by its idempotency key. */
type Acknowledged = Map<string, string>;

async function write(server: ServerProcess, key: string): Promise<string | undefined> {
  const { body } = await ask(server.url, SEND, { message: `Message ${key}`, key });
  return (body.data?.sendContactMessage as { reference: string } | undefined)?.reference;
}

/** Writes until the server is gone. */
async function writeUntilKilled(server: ServerProcess, name: string, acknowledged: Acknowledged): Promise<void> {
  for (let number = 0; server.child.signalCode === null; number += 1) {
    const reference = await write(server, `${name} ${number}`).catch(() => undefined);
    if (reference) acknowledged.set(`${name} ${number}`, reference);
  }
}

/** Kills the server with the embedded database under load, again and again: it starts again, and what it acknowledged is there. */
export async function killAndStart(): Promise<Check[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-kill-'));
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off' };
  const acknowledged: Acknowledged = new Map();
  let [ready, lost] = [0, 0];
  let server = await launch(env);
  try {
    for (let time = 0; time < TIMES; time += 1) {
      const writers = Array.from({ length: WRITERS }, (_, writer) => writeUntilKilled(server, `${time}-${writer}`, acknowledged));
      await pause(KILL_AFTER_MS + time * 10);
      const ended = once(server.child, 'exit');
      server.child.kill('SIGKILL');
      await ended;
      await Promise.all(writers);
      server = await launch(env);
      if (server.child.exitCode === null) ready += 1;
      else console.error(server.output());
    }
    for (const [key, reference] of acknowledged) if ((await write(server, key)) !== reference) lost += 1;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return [
    exactly(`starts of ${TIMES} after kill -9 that were ready`, ready, TIMES),
    exactly(`writes lost of ${acknowledged.size} acknowledged`, lost, 0),
  ];
}
