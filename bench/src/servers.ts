import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { surroundings } from './product.ts';
import type { Work } from './work.ts';

/** A server under measurement. */
export interface Target {
  name: string;
  url: string;
  child: ChildProcess;
  /** Headers and body of the n-th request of a work. */
  request(work: Work, n: number): { headers: Record<string, string>; body: string };
  stop(): Promise<void>;
}

/** The address of the order that messages are sent to. */
export const chatOrder = { id: '' };

function variablesOf(work: Work, n: number): Record<string, unknown> {
  const variables = work.variables(n);
  return variables.order === 'ORDER' ? { ...variables, order: chatOrder.id } : variables;
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function answers(url: string, path: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const up = await fetch(url + path).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** The limit server. */
export async function limitServer(databaseUrl: string, port: number): Promise<Target> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'limit-server.ts'), databaseUrl, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await new Promise((wait) => setTimeout(wait, 1_000));
  return {
    name: 'limit',
    url,
    child,
    request: (work, n) => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ work: work.name, variables: variablesOf(work, n) }),
    }),
    stop: () => stopped(child),
  };
}

/** The built product as it ships, on a PostgreSQL server; rate limits are off, everything else is on. */
export async function productServer(databaseUrl: string, port: number, dataDir: string, tokens: Record<'admin' | 'buyer', string>): Promise<Target> {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...surroundings,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_DATA: '0',
    RATE_LIMITS: 'off',
  };
  const main = resolve(import.meta.dirname, '../../graphql-api/dist/main.js');
  const child = spawn(process.execPath, [main], { env: { ...env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit'] });
  await answers(url, '/readyz');
  return {
    name: 'CampusCart',
    url: `${url}/graphql`,
    child,
    request: (work, n) => ({
      headers: { 'content-type': 'application/json', ...(work.as ? { authorization: tokens[work.as] } : {}) },
      body: JSON.stringify({ query: work.query, variables: variablesOf(work, n) }),
    }),
    stop: () => stopped(child),
  };
}

/** CPU seconds that a process has used. Linux only. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** Processes of the database: the server and its children. */
export function databaseProcesses(serverPid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          Number(
            readFileSync(`/proc/${pid}/stat`, 'utf8')
              .replace(/^.*\) /, '')
              .split(' ')[1],
          ) === serverPid
        );
      } catch {
        return false;
      }
    });
  return [serverPid, ...children];
}

/** CPU seconds of a server and of the database behind it. */
export function cpuSeconds(target: Target, database: number[]): { server: number; database: number } {
  return { server: cpuOf(target.child.pid!), database: database.reduce((sum, pid) => sum + cpuOf(pid), 0) };
}
