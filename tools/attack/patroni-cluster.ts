import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { postgresPrograms } from '../../graphql-api/test/postgres-pair.ts';
import { freePort } from '../../graphql-api/test/server-process.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { childrenOf } from './processors.ts';
import { pause, query } from './target.ts';

const OPERATIONS = join(import.meta.dirname, '../../docs/operations.md');
const READY_WITHIN_MS = 60_000;
/** PostgreSQL refuses to run as root. This user owns nothing. */
const NOBODY = 65534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Programs for the cluster that are missing on this machine. */
export const missingPrograms = ['patroni', 'etcd', 'haproxy'].filter((name) => spawnSync(name, ['--version']).error !== undefined);
if (!postgresPrograms) missingPrograms.push('PostgreSQL');

/** Two PostgreSQL servers managed by Patroni behind HAProxy, with the settings of docs/operations.md. */
export interface PatroniCluster {
  /** URL of the server that accepts writes. */
  url: string;
  /** URL of the replica. */
  readUrl: string;
  /** Kills Patroni and PostgreSQL of one of the two servers. Returns a function that starts them again. */
  kill(role: 'primary' | 'replica'): Promise<() => void>;
  /** Promotes the replica to primary, as a planned change. */
  switchOver(): Promise<void>;
  /** Waits until the replica has everything that is acknowledged and may become the primary. */
  synchronous(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the only code block of the document in a language. */
function documented(language: string): string {
  const found = readFileSync(OPERATIONS, 'utf8')
    .split('```')
    .filter((block, index) => index % 2 === 1 && block.startsWith(`${language}\n`));
  if (found.length !== 1) throw new Error(`docs/operations.md has ${found.length} blocks of ${language}.`);
  return found[0]!.slice(language.length);
}

async function waitUntil(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > until) throw new Error(`Waited in vain for ${what}.`);
    await pause(200);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Ends PostgreSQL as the loss of its machine would. It is stopped first, so that it starts no process meanwhile. */
function killPostgres(dataDir: string): void {
  const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGSTOP');
  for (const each of [...childrenOf(pid), pid]) process.kill(each, 'SIGKILL');
}

interface Ports {
  postgres: number;
  rest: number;
  etcd: number;
}

/** Returns the documented settings of Patroni, with the addresses and folders of this machine. */
function settingsOf(name: string, folder: string, ports: Ports): string {
  const settings = parse(documented('yaml')) as Record<string, object>;
  const [rest, address] = [`127.0.0.1:${ports.rest}`, `127.0.0.1:${ports.postgres}`];
  const own = { listen: address, connect_address: address, data_dir: join(folder, name), bin_dir: postgresPrograms };
  const files = { pgpass: join(folder, `${name}.pgpass`), parameters: { unix_socket_directories: folder } };
  return stringify({
    ...settings,
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: [`127.0.0.1:${ports.etcd}`] },
    postgresql: { ...settings.postgresql, ...own, ...files },
  });
}

/** One of the two servers, with the Patroni that starts it. */
type Node = ReturnType<typeof startNode>;

function startNode(name: string, folder: string, ports: Ports) {
  const file = join(folder, `${name}.yml`);
  writeFileSync(file, settingsOf(name, folder, ports));
  const options = { ...identity, cwd: folder, env: { ...environment, LC_ALL: 'C.UTF-8' }, stdio: 'ignore' } as const;
  const start = (): ChildProcess => spawn('patroni', [file], options);
  let child = start();
  const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(`http://127.0.0.1:${ports.rest}/${path}`, init);
  return {
    name,
    ports,
    ask,
    /** Returns whether Patroni reports the role `primary`, `replica` or `synchronous`. */
    is: async (role: string): Promise<boolean> => (await ask(role)).ok,
    start: () => void (child = start()),
    kill: async (): Promise<void> => {
      await end(child, 'SIGKILL');
      killPostgres(join(folder, name));
    },
    /** Patroni also stops its PostgreSQL. */
    stop: () => end(child, 'SIGTERM'),
  };
}

async function startEtcd(folder: string, port: number): Promise<ChildProcess> {
  const [own, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await freePort()}`];
  const clients = ['--listen-client-urls', own, '--advertise-client-urls', own];
  const members = ['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `default=${peers}`];
  return spawn('etcd', ['--data-dir', join(folder, 'etcd'), ...clients, ...members], { ...identity, cwd: folder, stdio: 'ignore' });
}

/** Starts HAProxy with the documented settings. */
function startProxy(folder: string, nodes: readonly Node[], [writes, reads]: readonly number[]): ChildProcess {
  const addresses = {
    '*:5000': `127.0.0.1:${writes}`,
    '*:5001': `127.0.0.1:${reads}`,
    ...Object.fromEntries(nodes.map(({ name, ports }) => [`${name}:5432 check port 8008`, `127.0.0.1:${ports.postgres} check port ${ports.rest}`])),
  };
  const settings = Object.entries(addresses).reduce((text, [there, here]) => text.replaceAll(there, here), documented('haproxy'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings);
  return spawn('haproxy', ['-f', file], { stdio: 'ignore' });
}

/** Creates the user and the database of the product, as documented in docs/operations.md. */
async function createDatabase(superuserUrl: string): Promise<void> {
  await query(superuserUrl, `create role campuscart login password 'secret'`);
  await query(superuserUrl, 'create database campuscart owner campuscart');
}

/** Starts all programs, and waits until the replica is synchronous. */
export async function startPatroni(): Promise<PatroniCluster> {
  if (missingPrograms.length > 0) throw new Error(`This attack needs ${missingPrograms.join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-patroni-'));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const one of started.toReversed()) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const keep = (child: ChildProcess): unknown => started.push({ stop: () => end(child, 'SIGTERM') });
  const nodeThat = async (role: string): Promise<Node> => {
    for (const node of nodes) if (await node.is(role).catch(() => false)) return node;
    throw new Error(`No node is ${role}.`);
  };
  const synchronous = () => waitUntil(async () => Boolean(await nodeThat('synchronous')), 'a synchronous replica');
  const nodes: Node[] = [];
  try {
    const etcd = await freePort();
    keep(await startEtcd(folder, etcd));
    for (const name of ['database-1', 'database-2']) {
      nodes.push(startNode(name, folder, { postgres: await freePort(), rest: await freePort(), etcd }));
    }
    started.push(...nodes);
    await synchronous();
    const [writes, reads] = [await freePort(), await freePort()];
    keep(startProxy(folder, nodes, [writes, reads]));
    const urlOf = (port: number, user: string, database: string) => `postgres://${user}:secret@127.0.0.1:${port}/${database}`;
    await createDatabase(urlOf((await nodeThat('primary')).ports.postgres, 'postgres', 'postgres'));
    return {
      url: urlOf(writes, 'campuscart', 'campuscart'),
      readUrl: urlOf(reads, 'campuscart', 'campuscart'),
      kill: async (role) => {
        const node = await nodeThat(role);
        await node.kill();
        return node.start;
      },
      switchOver: async () => {
        const primary = await nodeThat('primary');
        const response = await primary.ask('switchover', { method: 'POST', body: JSON.stringify({ leader: primary.name }) });
        if (!response.ok) throw new Error(await response.text());
      },
      synchronous,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
