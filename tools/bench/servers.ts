import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { subscribeToBroadcast, subscribeToNotifications, subscribeToOperation, SOCKET_PORT_OFFSET } from './subscribe.ts';
import { withNumbers } from './numbers.ts';
import { normalize, postgraphileQueries } from './postgraphile.ts';
import { inheritedEnv } from './demo-server.ts';
import type { Workload } from './workloads.ts';

/** A server under measurement. */
export interface Target {
  name: string;
  url: string;
  child: ChildProcess;
  /** Returns the headers and body of the n-th request of a workload. */
  request(workload: Workload, n: number): { headers: Record<string, string>; body: string };
  /** Converts its data to the shape of the baseline's data. Left out if it already has that shape. */
  normalize?(data: unknown): unknown;
  /** Calls `onMessage` with the text of each new message of the measured chat. Resolves to the function that unsubscribes. */
  subscribe(onMessage: (text: string) => void): Promise<() => void>;
  /** Calls `onNotification` with each notification of the receiver of that chat. Left out if the server has none. */
  subscribeToNotifications?(onNotification: () => void): Promise<() => void>;
  stop(): Promise<void>;
}

const SUBSCRIPTION = 'subscription MessageAdded($order: ID!) { messageAdded(orderId: $order) { text } }';

const json = { 'content-type': 'application/json' };

/**
 * Returns the part of a request body that identifies the document: its hash, as the pages send it, and with the first request its text, which
 * registers it (automatic persisted queries).
 */
function persistedDocuments(): (query: string) => object {
  const hashes = new Map<string, string>();
  return (query) => {
    const known = hashes.get(query);
    const sha256Hash = known ?? createHash('sha256').update(query).digest('hex');
    hashes.set(query, sha256Hash);
    return { ...(known ? {} : { query }), extensions: { persistedQuery: { version: 1, sha256Hash } } };
  };
}

/** Returns the memory of a process in MB. Linux only. */
export const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024;

async function stopProcess(child: ChildProcess): Promise<void> {
  // A server that failed has already exited.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function waitUntilReachable(url: string, path: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const up = await fetch(url + path).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`${url} is not reachable`);
}

/** Starts a server of the benchmark in a separate process and waits until it is reachable. */
async function startServer(script: string, databaseUrl: string, port: number, flags: string[] = []): Promise<{ url: string; child: ChildProcess }> {
  const args = [...flags, resolve(import.meta.dirname, script), databaseUrl, String(port)];
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReachable(url, '/');
  return { url, child };
}

/** Starts the hand-written baseline. */
export async function handwrittenServer(databaseUrl: string, port: number): Promise<Target> {
  const { url, child } = await startServer('handwritten-server.ts', databaseUrl, port);
  return {
    name: 'hand-written',
    url,
    child,
    request: (workload, n) => ({ headers: { ...json }, body: JSON.stringify({ workload: workload.name, variables: workload.variables(n) }) }),
    subscribe: (onMessage) => subscribeToBroadcast(url, onMessage),
    stop: () => stopProcess(child),
  };
}

/** Starts PostGraphile 5 on the same tables. */
export async function postgraphileServer(databaseUrl: string, port: number): Promise<Target> {
  const { url, child } = await startServer('postgraphile-server.ts', databaseUrl, port);
  return {
    name: 'PostGraphile',
    url: `${url}/graphql`,
    child,
    request: (workload, n) => {
      const { max, ...variables } = workload.variables(n);
      const exact = max === undefined ? variables : { ...variables, max: JSON.stringify(max) };
      return { headers: { ...json }, body: JSON.stringify({ query: postgraphileQueries[workload.name], variables: exact }) };
    },
    normalize,
    subscribe: (onMessage) => subscribeToOperation(`${url}/graphql`, postgraphileQueries.messageAdded!, onMessage),
    stop: () => stopProcess(child),
  };
}

/** Starts type-graphql and MikroORM's dataloader behind Apollo Server with its defaults. */
export async function idiomaticServer(databaseUrl: string, port: number): Promise<Target> {
  const { url, child } = await startServer('idiomatic-server.ts', databaseUrl, port, ['--import', 'tsx']);
  const documentOf = persistedDocuments();
  return {
    name: 'idiomatic',
    url: `${url}/`,
    child,
    request: (workload, n) => ({ headers: { ...json }, body: JSON.stringify({ ...documentOf(workload.query), variables: workload.variables(n) }) }),
    subscribe: (onMessage) => subscribeToOperation(`http://127.0.0.1:${port + SOCKET_PORT_OFFSET}`, SUBSCRIPTION, onMessage),
    stop: () => stopProcess(child),
  };
}

/** Starts the built CampusCart in production mode on a PostgreSQL server, without rate limits. */
export async function campusCartServer(
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
  const child = spawn(process.execPath, ['--enable-source-maps', '--max-semi-space-size=32', main], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReachable(url, '/readyz');
  const documentOf = persistedDocuments();
  return {
    name: 'CampusCart',
    url: `${url}/graphql`,
    child,
    request: (workload, n) => ({
      headers: { ...json, ...(workload.as ? { authorization: tokens[workload.as] } : {}) },
      body: JSON.stringify({ ...documentOf(workload.query), variables: workload.variables(n) }),
    }),
    normalize: withNumbers,
    subscribe: (onMessage) => subscribeToOperation(`${url}/graphql`, SUBSCRIPTION, onMessage, tokens.seller),
    subscribeToNotifications: (onNotification) => subscribeToNotifications(`${url}/graphql`, onNotification, tokens.seller),
    stop: () => stopProcess(child),
  };
}

/** Returns the fields of /proc/<pid>/stat after the name; empty for a process that has exited. Linux only. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** Returns the sum of CPU times in seconds. Fields 11 and 12 are the process's own, 13 and 14 those of its exited children. */
const seconds = (stat: string[], ...fields: number[]) => fields.reduce((sum, field) => sum + Number(stat[field] ?? 0) / 100, 0);

/** Returns the CPU seconds used by a server, and by the database server with all its connections, including closed ones. */
export function cpuSeconds(target: Target, databasePid: number): { server: number; database: number } {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => Number(stat[1]) === databasePid);
  const database = children.reduce((sum, stat) => sum + seconds(stat, 11, 12), seconds(statOf(databasePid), 11, 12, 13, 14));
  return { server: seconds(statOf(target.child.pid!), 11, 12), database };
}
