import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { WebSocket } from 'ws';
import { FIRST, SLUG, startProxy, UNVISITED } from '../../e2e/src/second-campus.ts';
import { startPostgres, type PostgresServer } from '../../graphql-api/test/postgres-server.mjs';
import { bundledServer } from '../../graphql-api/test/bundle.ts';
import { freePort, launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { environment } from '../../graphql-api/test/settings.ts';

/** A server with its own PostgreSQL server. */
export interface Target {
  database: PostgresServer;
  server: ServerProcess;
  stop: () => Promise<void>;
}

/**
 * ATTACK_CAMPUS: `two` attacks the second campus of two at its own address, `header` at an address of no campus, where a proxy sets it in a header.
 */
const isNamedByHeader = environment.ATTACK_CAMPUS === 'header';

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
/** A non-loopback address of this machine, which looks like another client; undefined without a network, and behind the proxy. */
export const outerAddress = isNamedByHeader ? undefined : addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/** A PostgreSQL server of an attack. `url` is that of the attacked campus's data, `settings` are those of a server process for it. */
export interface AttackedDatabase extends PostgresServer {
  settings: NodeJS.ProcessEnv;
}

/** Creates the second campus of two, at the addresses of the attacks unless a header selects it. */
async function secondCampus(database: PostgresServer): Promise<AttackedDatabase> {
  const hosts = isNamedByHeader ? [UNVISITED] : ['127.0.0.1', ...(outerAddress ? [outerAddress] : [])];
  const create = ['campus', 'create', SLUG, '--name', 'CampusCart', '--hosts', hosts.join(','), '--domains', 'vitstudent.ac.in'];
  const settings = { PUBLIC_URL: FIRST, DATABASE_URL: database.url };
  await promisify(execFile)(process.execPath, [join(bundledServer(), 'admin.js'), ...create], { env: { ...environment, ...settings } });
  const url = new URL(database.url);
  url.searchParams.set('options', `-c search_path=campus_${SLUG}`);
  return { ...database, url: url.href, settings };
}

async function startDatabase(): Promise<AttackedDatabase> {
  const started = await startPostgres();
  if (!environment.ATTACK_CAMPUS) return { ...started, settings: { DATABASE_URL: started.url } };
  try {
    return await secondCampus(started);
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** Starts a PostgreSQL server for several servers without a proxy. With ATTACK_CAMPUS=two it contains the second campus of two, which is attacked. */
export async function openDatabase(): Promise<AttackedDatabase> {
  if (isNamedByHeader) throw new Error('ATTACK_CAMPUS=header is for attacks on one server.');
  return startDatabase();
}

/** Puts a proxy in front of a server, at an address of no campus. */
async function throughProxy(server: ServerProcess): Promise<ServerProcess> {
  const port = await freePort();
  startProxy(port, Number(new URL(server.url).port));
  return { ...server, url: `http://127.0.0.1:${port}` };
}

/** Starts both servers, with these additional settings. */
export async function openTarget(env: NodeJS.ProcessEnv = {}): Promise<Target> {
  const database = await startDatabase();
  try {
    const server = await launch({ ...database.settings, ...env });
    const stop = async () => {
      await server.stop();
      await database.stop();
    };
    return { database, server: isNamedByHeader ? await throughProxy(server) : server, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** A response of the GraphQL endpoint. */
export interface Reply {
  status: number;
  body: { data?: Record<string, unknown> | null; errors?: { message: string; extensions: { code: string } }[] };
}

/** Sends an operation, with these additional headers. */
export async function ask(url: string, query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Reply> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

/** Runs a statement over a separate connection. Returns its rows. */
export async function query<Row extends object>(databaseUrl: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the memory of a process in MB. Linux only. */
export function memoryOf(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(resident?.[1]) / 1024;
}

/** Settings of a server that queries the database for each page, because cached pages are served without it. */
export const NO_KEPT_PAGES = { RENDER_KEEP_SECONDS: '0' };

/** Settings of a server whose garbage collection can be triggered from outside. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/**
 * Triggers garbage collection in a server that was started with `INSPECTED`, because V8 otherwise chooses the time. The remaining memory is in use.
 */
export async function collectGarbage(server: ServerProcess): Promise<void> {
  const address = /^Debugger listening on (ws:\S+)$/m.exec(server.output())![1]!;
  const inspector = new WebSocket(address);
  await once(inspector, 'open');
  const answered = once(inspector, 'message');
  inspector.send('{"id":1,"method":"HeapProfiler.collectGarbage"}');
  await answered;
  inspector.close();
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
