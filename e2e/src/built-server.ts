import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { urlOf } from './ports.ts';
import { environment } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const isReady = (port: number): Promise<boolean> =>
  fetch(`${urlOf(port)}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A webhook host that does not resolve, so nothing is delivered to it. */
export const HOST_WITHOUT_ADDRESS = 'hooks.invalid';

/** Returns the environment of a built server on a port: an embedded database in a folder, emails as files, and no rate limits. */
export function settingsOn(port: number, dataDir: string, own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const place = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: urlOf(port) };
  // Jobs run every second, so that no test waits for a minute, and reading the words in a picture may take long on a busy machine.
  const open = { RATE_LIMITS: 'off', RENDER_MS: '20000', PICTURE_TEXT_MS: '60000', JOB_SECONDS: '1', WEBHOOK_ALLOWED_HOSTS: HOST_WITHOUT_ADDRESS };
  return { ...environment, ...place, DATABASE_URL: '', SMTP_URL: '', ...open, ...own };
}

/** Starts a program of the built server. Its errors go to the error output of this process; `isQuiet` drops its other output. */
export function spawnBuilt(program: 'main' | 'admin', env: NodeJS.ProcessEnv, args: readonly string[] = [], isQuiet = false): ChildProcess {
  const file = `graphql-api/dist/${program}.js`;
  // Uses the same flags as `npm start`.
  return spawn(process.execPath, ['--enable-source-maps', '--max-semi-space-size=32', file, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
  });
}

/** Runs a command of `npm run admin` until it exits. Throws if it fails. */
export async function runAdmin(env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
  const [code] = (await once(spawnBuilt('admin', env, args, true), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`admin ${args[0]} ended with ${code}.`);
}

/** Waits until the server is ready or has exited. */
export async function untilReady(server: ChildProcess, port: number): Promise<void> {
  while (!hasEnded(server) && !(await isReady(port))) await wait(100);
}

/** Stops the server and waits until it has exited. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
