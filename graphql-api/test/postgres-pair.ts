import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './server-process.ts';
import { environment } from './settings.ts';

/** PostgreSQL refuses to run as root. This user owns nothing. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const VERSIONS = '/usr/lib/postgresql';

const folders = existsSync(VERSIONS) ? readdirSync(VERSIONS).map((version) => join(VERSIONS, version, 'bin')) : [];
/** Folder with the system's PostgreSQL programs; undefined if none of them can create a replica. */
export const postgresPrograms = folders.find((folder) => existsSync(join(folder, 'pg_basebackup')));

/** A primary, its streaming replica, and a proxy in front of the server that accepts writes. */
export interface PostgresPair {
  /** URL of the proxy. */
  url: string;
  primary: PairedServer;
  replica: PairedServer;
  /** Promotes the replica to primary, and points the proxy to it. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** One of the two servers. */
export interface PairedServer {
  url: string;
  pid: number;
  query(text: string): Promise<Record<string, unknown>[]>;
  /** Ends the server as a crash does. */
  kill(): Promise<void>;
}

const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a proxy that forwards connections to a port. Changing the port ends open connections. */
async function startProxy(port: number, to: number): Promise<{ lead: (port: number) => void; stop: () => void }> {
  let target = to;
  const open = new Set<Socket>();
  const forward = (client: Socket): void => {
    const server = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy() && open.delete(one));
      one.pipe(other);
    }
  };
  const proxy = createServer(forward).listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  const close = () => open.forEach((socket) => socket.destroy());
  return {
    lead: (next) => {
      target = next;
      close();
    },
    stop: () => {
      proxy.close();
      close();
    },
  };
}

/** Starts a streaming pair with the system's programs. */
export async function startPair(): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-pair-'));
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const options = { ...identity, cwd: folder, env: { ...environment, LC_ALL: 'C', TZ: 'UTC' } };
  const run = (program: string, ...args: string[]): void => {
    const { status, stderr } = spawnSync(join(postgresPrograms!, program), args, options);
    if (status !== 0) throw new Error(`${program} failed: ${String(stderr)}`);
  };
  const start = async (data: string, port: number): Promise<PairedServer> => {
    const settings = ['fsync=off', `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'wal_receiver_status_interval=1s'];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(postgresPrograms!, 'postgres'), args, { ...options, stdio: 'ignore' });
    const url = urlOf(port);
    const isReady = () =>
      query(url, 'select 1').then(
        () => true,
        () => false,
      );
    while (child.exitCode === null && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
    const kill = async (): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    };
    return { url, pid: child.pid!, query: (text) => query(url, text), kill };
  };

  const [primaryPort, replicaPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const [primaryData, replicaData] = [join(folder, 'primary'), join(folder, 'replica')];
  run('initdb', '-D', primaryData, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync');
  const primary = await start(primaryData, primaryPort);
  run('pg_basebackup', '-d', urlOf(primaryPort), '-D', replicaData, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync');
  const replica = await start(replicaData, replicaPort);
  const proxy = await startProxy(proxyPort, primaryPort);
  return {
    url: urlOf(proxyPort),
    primary,
    replica,
    promote: async () => {
      await replica.query('select pg_promote()');
      proxy.lead(replicaPort);
    },
    stop: async () => {
      proxy.stop();
      await replica.kill();
      await primary.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
