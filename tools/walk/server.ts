import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '../../graphql-api/test/postgres-server.mjs';
import { inheritedEnv } from '../bench/demo-server.ts';
import { createSession, seedDatabase } from '../bench/seed.ts';

const root = resolve(import.meta.dirname, '../..');

/** A server that runs from its sources. */
export interface SourceServer {
  url: string;
  tokens: Record<'buyer' | 'seller', string>;
  stop(): Promise<void>;
}

/** Settings without budgets, because the warm-up orders and writes more than a user may. */
const WITHOUT_BUDGETS = {
  BUYER_OPEN_ORDERS: '1000',
  PAIR_OPEN_ORDERS: '1000',
  BUYER_ORDERS: '1000',
  USER_MESSAGES: '1000',
  CONVERSATION_MESSAGES: '1000',
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the server in production mode, but from its sources and with the recorder, on a PostgreSQL server with a twentieth of the benchmark's rows.
 */
export async function startFromSources(port: number): Promise<SourceServer> {
  const database = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-walk-'));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', join(import.meta.dirname, 'recorder.mjs'), 'graphql-api/src/main.ts'], {
    cwd: root,
    env: {
      ...inheritedEnv,
      ...WITHOUT_BUDGETS,
      NODE_ENV: 'production',
      TSX_TSCONFIG_PATH: join(root, 'graphql-api/tsconfig.json'),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO_DATA: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error('The server ended before it was ready');
      await new Promise((wait) => setTimeout(wait, 200));
    }
    await seedDatabase(database.url, 0.05);
    return { url, tokens: { buyer: await createSession(database.url, 2), seller: await createSession(database.url, 3) }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
