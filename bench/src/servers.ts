import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { subscribeToBroadcast, subscribeToOperation, SOCKETS } from './subscribe.ts';
import { postgraphileQueries, shaped } from './postgraphile.ts';
import { inheritedEnv } from './product.ts';
import type { Work } from './work.ts';

/** A server under measurement. */
export interface Target {
  name: string;
  url: string;
  child: ChildProcess;
  /** Headers and body of the n-th request of a work. */
  request(work: Work, n: number): { headers: Record<string, string>; body: string };
  /** Its answers in the shape of the baseline's; left out where they have it already. */
  shaped?(data: unknown): unknown;
  /** Calls back with the text of each new message of the measured chat. Resolves, once subscribed, to a function that unsubscribes. */
  subscribe(onMessage: (text: string) => void): Promise<() => void>;
  stop(): Promise<void>;
}

const SUBSCRIPTION = 'subscription Follow($order: ID!) { messageAdded(orderId: $order) { text } }';

const json = { 'content-type': 'application/json' };

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

/** A server of the bench, in a process of its own, once it answers. */
async function started(script: string, databaseUrl: string, port: number, flags: string[] = []): Promise<{ url: string; child: ChildProcess }> {
  const args = [...flags, resolve(import.meta.dirname, script), databaseUrl, String(port)];
  const child = spawn(process.execPath, args, { cwd: resolve(import.meta.dirname, '..'), stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, '/');
  return { url, child };
}

/** The hand-written baseline. */
export async function handwrittenServer(databaseUrl: string, port: number): Promise<Target> {
  const { url, child } = await started('handwritten-server.ts', databaseUrl, port);
  return {
    name: 'hand-written',
    url,
    child,
    request: (work, n) => ({ headers: { ...json }, body: JSON.stringify({ work: work.name, variables: work.variables(n) }) }),
    subscribe: (onMessage) => subscribeToBroadcast(url, onMessage),
    stop: () => stopped(child),
  };
}

/** PostGraphile 5 on the same tables. */
export async function postgraphileServer(databaseUrl: string, port: number): Promise<Target> {
  const { url, child } = await started('postgraphile-server.ts', databaseUrl, port);
  return {
    name: 'PostGraphile',
    url: `${url}/graphql`,
    child,
    request: (work, n) => {
      const { max, ...variables } = work.variables(n);
      const exact = max === undefined ? variables : { ...variables, max: JSON.stringify(max) };
      return { headers: { ...json }, body: JSON.stringify({ query: postgraphileQueries[work.name], variables: exact }) };
    },
    shaped,
    subscribe: (onMessage) => subscribeToOperation(`${url}/graphql`, postgraphileQueries.follow!, onMessage),
    stop: () => stopped(child),
  };
}

/** Type-graphql with MikroORM's dataloader behind Apollo Server as it comes. */
export async function idiomaticServer(databaseUrl: string, port: number): Promise<Target> {
  const { url, child } = await started('idiomatic-server.ts', databaseUrl, port, ['--import', 'tsx']);
  return {
    name: 'idiomatic',
    url: `${url}/`,
    child,
    request: (work, n) => ({ headers: { ...json }, body: JSON.stringify({ query: work.query, variables: work.variables(n) }) }),
    subscribe: (onMessage) => subscribeToOperation(`http://127.0.0.1:${port + SOCKETS}`, SUBSCRIPTION, onMessage),
    stop: () => stopped(child),
  };
}

/** The built product as it ships, on a PostgreSQL server; rate limits are off, everything else is on. */
export async function productServer(
  databaseUrl: string,
  port: number,
  dataDir: string,
  tokens: Record<'admin' | 'buyer' | 'seller', string>,
): Promise<Target> {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...inheritedEnv,
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
      headers: { ...json, ...(work.as ? { authorization: tokens[work.as] } : {}) },
      body: JSON.stringify({ query: work.query, variables: work.variables(n) }),
    }),
    subscribe: (onMessage) => subscribeToOperation(`${url}/graphql`, SUBSCRIPTION, onMessage, tokens.seller),
    stop: () => stopped(child),
  };
}

/** The fields of /proc/<pid>/stat after the name; nothing for a process that is gone. Linux only. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** CPU seconds in some of its fields: 11 and 12 are the process's own, 13 and 14 those of its children that ended. */
const seconds = (stat: string[], ...fields: number[]) => fields.reduce((sum, field) => sum + Number(stat[field] ?? 0) / 100, 0);

/** CPU seconds that a server has used, and the database server with all its connections, those that ended included. */
export function cpuSeconds(target: Target, databasePid: number): { server: number; database: number } {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => Number(stat[1]) === databasePid);
  const database = children.reduce((sum, stat) => sum + seconds(stat, 11, 12), seconds(statOf(databasePid), 11, 12, 13, 14));
  return { server: seconds(statOf(target.child.pid!), 11, 12), database };
}
