import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from './postgres-server.mjs';
import { freePort, launch, type ServerProcess } from './server-process.ts';
import { databaseUrl } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'campuscart-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Kills a process. Returns false if it has already ended. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Kills the process of the embedded database in a data folder once at each moment, in order. Returns a function that stops this and returns the
 * number of kills.
 */
function killDatabase(dataDir: string, moments: Iterable<() => boolean>): () => number {
  const left = moments[Symbol.iterator]();
  let moment = left.next();
  const killed = new Set<number>();
  const look = (): void => {
    const lock = join(dataDir, 'database/lock');
    if (moment.done || !moment.value() || !existsSync(lock)) return;
    const pid = Number(readFileSync(lock, 'utf8').split(' ')[0]);
    if (!pid || killed.has(pid) || !kill(pid)) return;
    killed.add(pid);
    moment = left.next();
  };
  const timer = setInterval(look, 5);
  return () => (clearInterval(timer), killed.size);
}

function* forEver<Value>(value: Value): Iterable<Value> {
  for (;;) yield value;
}

const isDrawing = (text: string): boolean => text.includes('Drawing the demo shop: 10 of');

/** Returns the number of listings of the server, and stops it; undefined if it has already ended. */
async function listingsOf(server: ServerProcess): Promise<number | undefined> {
  if (server.child.exitCode !== null) return undefined;
  const body = JSON.stringify({ query: '{ shopFigures { products } }' });
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data } = (await response.json()) as { data: { shopFigures: { products: number } } };
  await server.stop();
  return data.shopFigures.products;
}

// These tests bring their own databases, so a run on a PostgreSQL server would only repeat them.
describe.skipIf(databaseUrl)('server startup', { timeout: 300_000 }, () => {
  it('continues when the embedded database ends while it starts, is migrated, or gets the demo data', async () => {
    const dataDir = join(folder, 'killed');
    let output = '';
    const isListening = () => existsSync(join(dataDir, 'database/.s.PGSQL.5432'));
    const end = killDatabase(dataDir, [() => true, isListening, () => isDrawing(output)]);
    const server = await launch(
      { DATA_DIR: dataDir, DEMO_DATA: '1', DATABASE_WAIT: '200', LOG_LEVEL: 'warn' },
      { onOutput: (text) => (output = text) },
    );
    expect(end(), output).toBe(3);
    expect(await listingsOf(server), output).toBeGreaterThan(0);
    expect(output).toContain('the embedded database ended while it started and is started again');
    expect(output).toContain('the database is not available, the start waits for it, for 200 s at most');
  });

  it('ends with code 1 and the reason when the embedded database was not ready for DATABASE_WAIT seconds', async () => {
    const dataDir = join(folder, 'hopeless');
    const end = killDatabase(
      dataDir,
      forEver(() => true),
    );
    const server = await launch({ DATA_DIR: dataDir, DATABASE_WAIT: '1', LOG_LEVEL: 'warn' });
    expect(end()).toBeGreaterThan(1);
    expect(server.child.exitCode).toBe(1);
    expect(server.output()).toContain('CampusCart could not start: The database was not available for 1 s: ');
  });

  it('waits for a PostgreSQL server that is not running yet', async () => {
    const database = await startPostgres();
    await database.halt();
    let output = '';
    const starting = launch({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' }, { onOutput: (text) => (output = text) });
    await expect.poll(() => output, { timeout: 30_000 }).toContain('the start waits for it');
    await database.resume();
    expect(await listingsOf(await starting), output).toBe(0);
    await database.stop();
  });

  it('ends with code 1 and the reason when the PostgreSQL server was unavailable for DATABASE_WAIT seconds', async () => {
    const server = await launch({ DATABASE_URL: `postgres://someone:hunter22@127.0.0.1:${await freePort()}/shop`, DATABASE_WAIT: '1' });
    expect(server.child.exitCode).toBe(1);
    expect(server.output()).toContain('CampusCart could not start: The database was not available for 1 s: connect ECONNREFUSED');
    expect(server.output()).not.toContain('hunter22');
  });
});
