import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The environment of this process, for the servers that it starts. */
export const inheritedEnv = process.env;

/** The built product, as it ships, in a folder of its own. */
export interface Product {
  url: string;
  stop(): Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts the product with demo data. */
export async function startProduct(port: number): Promise<Product> {
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

/** One GraphQL operation; throws what the product rejects. */
export async function ask<Data>(product: Product, query: string, variables: object = {}, token = ''): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: token };
  const response = await fetch(`${product.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}
