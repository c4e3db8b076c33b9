import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { WebSocket } from 'ws';
import { startPostgres, type PostgresServer } from '../../graphql-api/test/postgres-server.mjs';
import { bundledServer } from '../../graphql-api/test/bundle.ts';
import { launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { environment } from '../../graphql-api/test/settings.ts';

/** A server on a PostgreSQL server of its own. */
export interface Target {
  database: PostgresServer;
  server: ServerProcess;
  stop: () => Promise<void>;
}

/** Where the first campus is served when another one is attacked: nowhere. */
const ELSEWHERE = { PUBLIC_URL: 'http://first.example' };

/** Makes the second campus of two, at the address of the attacks. Returns the database as statements about that campus reach it. */
async function secondCampus(database: PostgresServer): Promise<PostgresServer> {
  const create = ['campus', 'create', 'two', '--name', 'CampusCart', '--hosts', '127.0.0.1', '--domains', 'vitstudent.ac.in'];
  const env = { ...environment, ...ELSEWHERE, DATABASE_URL: database.url };
  await promisify(execFile)(process.execPath, [join(bundledServer(), 'admin.js'), ...create], { env });
  const url = new URL(database.url);
  url.searchParams.set('options', '-c search_path=campus_two');
  return { ...database, url: url.href };
}

/** Starts both, with these settings besides. With ATTACK_CAMPUS=two the target is the second campus of two. */
export async function openTarget(env: NodeJS.ProcessEnv = {}): Promise<Target> {
  const started = await startPostgres();
  const isCampus = environment.ATTACK_CAMPUS === 'two';
  try {
    const database = isCampus ? await secondCampus(started) : started;
    const server = await launch({ DATABASE_URL: started.url, ...(isCampus ? ELSEWHERE : {}), ...env });
    const stop = async () => {
      await server.stop();
      await started.stop();
    };
    return { database, server, stop };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** A response of the GraphQL endpoint. */
export interface Reply {
  status: number;
  body: { data?: Record<string, unknown> | null; errors?: { message: string; extensions: { code: string } }[] };
}

/** Sends an operation, with these headers besides. */
export async function ask(url: string, query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Reply> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

/** Runs a statement over a connection of its own. Returns its rows. */
export async function query<Row extends object>(databaseUrl: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Memory of a process in MB. Linux only. */
export function memoryOf(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(resident?.[1]) / 1024;
}

/** Settings of a server that asks the database for each page: those that it keeps are served without it. */
export const NO_KEPT_PAGES = { RENDER_KEEP_SECONDS: '0' };

/** Settings of a server whose garbage can be collected from outside. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** Has a server that was started with `INSPECTED` collect its garbage, which V8 does in its own time only: what is left is in use. */
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
