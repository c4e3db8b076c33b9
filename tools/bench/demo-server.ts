import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The environment of this process, for the servers that it starts. */
export const inheritedEnv = process.env;

/** A started CampusCart server. */
export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts the built CampusCart with demo data in its own data folder. */
export async function startDemoServer(port: number): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-bench-'));
  const url = `http://127.0.0.1:${port}`;
  const env = { ...inheritedEnv, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: dataDir, DEMO_DATA: '1', RATE_LIMITS: 'off' };
  const child: ChildProcess = spawn(process.execPath, ['graphql-api/dist/main.js'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (child.exitCode === null && !(await isReady(url))) await new Promise((wait) => setTimeout(wait, 200));
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Sends a GraphQL operation. Throws the messages of its errors. */
export async function sendOperation<Data>(server: RunningServer, query: string, variables: object = {}, token = ''): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: token };
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}
