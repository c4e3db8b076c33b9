import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundledServer } from './bundle.ts';

/** A server in a separate process. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Returns the output so far, both standard output and standard error. */
  output(): string;
  /** Sends SIGTERM, and returns exit code and signal. */
  stop(): Promise<unknown[]>;
}

/** Returns a port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Options for starting a server. */
export interface LaunchOptions {
  /** Called with the output so far. */
  onOutput?: (text: string) => void;
  /** A program that becomes the server: its name and its first arguments. */
  through?: string[];
  /** Folder `graphql-api` of another checkout, whose sources are started instead. */
  folder?: string;
}

/** Starts the server and waits until it is ready or has ended. */
export async function launch(env: NodeJS.ProcessEnv, { onOutput, through = [], folder }: LaunchOptions = {}): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const all = { DEMO_DATA: '0', PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', WEB_DIR: import.meta.dirname, ...env };
  const entry = folder ? ['--import', 'tsx', 'src/main.ts'] : ['--enable-source-maps', join(bundledServer(), 'main.js')];
  const [program, ...args] = [...through, process.execPath, ...entry];
  const child = spawn(program!, args, { cwd: folder ?? `${import.meta.dirname}/..`, env: all, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      onOutput?.(text);
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && child.signalCode === null && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
  const stop = async (): Promise<unknown[]> => {
    if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode];
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return ended;
  };
  return { url, child, output: () => text, stop };
}
