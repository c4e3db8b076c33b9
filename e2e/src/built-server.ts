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

/** A host of webhooks without an address: nothing is delivered there. */
export const HOST_WITHOUT_ADDRESS = 'hooks.invalid';

/** The environment of a built server on a port: an embedded database in a folder, mails as files, and no limits. */
export function settingsOn(port: number, dataDir: string, own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const place = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: urlOf(port) };
  // A test waits for no minute until what is due is found, and a busy machine reads the words in a picture as long as it takes.
  const open = { RATE_LIMITS: 'off', RENDER_MS: '20000', PICTURE_TEXT_MS: '60000', JOB_SECONDS: '1', WEBHOOK_ALLOWED_HOSTS: HOST_WITHOUT_ADDRESS };
  return { ...environment, ...place, DATABASE_URL: '', SMTP_URL: '', ...open, ...own };
}

/** Starts a program of the built server. Its errors are those of this process; `isQuiet` leaves out what it prints. */
export function spawnBuilt(program: 'main' | 'admin', env: NodeJS.ProcessEnv, args: readonly string[] = [], isQuiet = false): ChildProcess {
  const file = `graphql-api/dist/${program}.js`;
  // As `npm start` does.
  return spawn(process.execPath, ['--enable-source-maps', '--max-semi-space-size=32', file, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
  });
}

/** Runs a command of `npm run admin` to its end. Throws when it fails. */
export async function runAdmin(env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
  const [code] = (await once(spawnBuilt('admin', env, args, true), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`admin ${args[0]} ended with ${code}.`);
}

/** Waits until the server is ready, or has ended. */
export async function untilReady(server: ChildProcess, port: number): Promise<void> {
  while (!hasEnded(server) && !(await isReady(port))) await wait(100);
}

/** Ends the server and waits until it has. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
