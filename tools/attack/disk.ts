import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { CREATE, idIn, signIn } from './people.ts';
import { atLeast, atMost, exactly, type Check } from './report.ts';
import { ask, pause, type Reply } from './target.ts';

const FULL_MS = 1_000 * Number(environment.FULL_SECONDS ?? 60);
const WRITERS = 4;
/** Size of the disk with the embedded database and the photos. */
const DISK = '400m';
/** Time to recover. The server detects after half a minute that the embedded database hangs, and restarts it. */
const RECOVERS_WITHIN_MS = 60_000;
const PHOTO = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';

/** Runs the server with its own disk: a file system in memory, in a mount namespace that needs no privileges. */
const onDisk = (folder: string): string[] => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  ...[`mount -t tmpfs -o size=${DISK} tmpfs "$0" && exec "$@"`, folder],
];

interface ResponseCounts {
  /** Ids of listings, by the idempotency key of the call that created them. */
  written: Map<string, string>;
  unavailable: number;
  wrong: string[];
}

const listing = (key: string) => ({
  ...{ name: `Trestle ${key}`, description: 'Works well. '.repeat(60), price: 100 },
  ...{ quantity: 1, shipping: false, categoryId: '1', idempotencyKey: key },
});

const create = (url: string, token: string, key: string): Promise<Reply> => ask(url, CREATE, { input: listing(key) }, { authorization: token });

async function createWithPhoto(url: string, token: string, key: string): Promise<Reply> {
  const picture = await sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: PHOTO, variables: { input: { ...listing(key), photo: null } } }));
  form.set('map', '{"0":["variables.input.photo"]}');
  form.set('0', new Blob([new Uint8Array(picture)]), 'photo.jpg');
  const headers = { authorization: token, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

function note({ status, body }: Reply, key: string, counts: ResponseCounts): void {
  const isUnavailable = status === 503 && body.errors?.every(({ extensions }) => extensions.code === 'SERVICE_UNAVAILABLE');
  if (isUnavailable) counts.unavailable += 1;
  else if (status === 200 && !body.errors) counts.written.set(key, idIn(body.data as Parameters<typeof idIn>[0]));
  else counts.wrong.push(`${status} ${JSON.stringify(body).slice(0, 300)}`);
}

/** Creates listings, every second one with a photo, until the time is over. */
async function writeUntil(end: number, { url }: ServerProcess, token: string, counts: ResponseCounts): Promise<void> {
  for (let number = 0; Date.now() < end; number += 1) {
    const key = `${token.slice(0, 8)}-${number}`;
    const send = number % 2 ? createWithPhoto : create;
    await send(url, token, key).then(
      (reply) => note(reply, key, counts),
      (error: Error) => counts.wrong.push(`${error.message} ${String(error.cause)}`),
    );
    await pause(50);
  }
}

/** Fills the rest of a disk. */
async function fill(disk: string): Promise<void> {
  const file = await open(join(disk, 'ballast'), 'w');
  const bytes = Buffer.alloc(100_000);
  try {
    for (;;) await file.write(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}

/** Returns how long it takes until a listing can be created again, in milliseconds. */
async function timeUntilWritten({ url }: ServerProcess, token: string): Promise<number> {
  const from = performance.now();
  for (let number = 0; performance.now() - from < 3 * RECOVERS_WITHIN_MS; number += 1) {
    const { status, body } = await create(url, token, `again-${number}`);
    if (status === 200 && !body.errors) break;
    await pause(250);
  }
  return performance.now() - from;
}

/** Returns the number of acknowledged listings that are missing. */
async function lostOf({ url }: ServerProcess, tokens: string[], { written }: ResponseCounts): Promise<number> {
  let lost = 0;
  for (const [key, id] of written) {
    const token = tokens.find((one) => key.startsWith(one.slice(0, 8)))!;
    const { body } = await ask(url, 'query ($id: ID!) { product(id: $id) { id: databaseId } }', { id }, { authorization: token });
    if ((body.data?.product as { id: string } | undefined)?.id !== id) lost += 1;
  }
  return lost;
}

/**
 * Fills the disk of the embedded database and the photos under load: calls respond with 503, no acknowledged write is lost, and writes resume without
 * intervention.
 */
export async function fillDisk(): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-disk-'));
  const env = { DATABASE_URL: '', DATA_DIR: folder, PHOTO_STORE: `folder:${join(folder, 'photos')}`, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const server = await launch(env, { through: onDisk(folder) });
  try {
    if (server.child.exitCode !== null) throw new Error(`The server did not start on a disk of its own: ${server.output()}`);
    const disk = `/proc/${server.child.pid}/root${folder}`;
    const socket = `postgres://postgres:postgres@localhost/postgres?host=${encodeURIComponent(join(disk, 'database'))}`;
    const tokens = await signIn(socket, WRITERS);
    const counts: ResponseCounts = { written: new Map(), unavailable: 0, wrong: [] };
    const writers = tokens.map((token) => writeUntil(Date.now() + FULL_MS + 5_000, server, token, counts));
    await pause(5_000);
    await fill(disk);
    await Promise.all(writers);

    rmSync(join(disk, 'ballast'));
    const again = await timeUntilWritten(server, tokens[0]!);
    const parts = readdirSync(join(disk, 'photos'), { recursive: true, encoding: 'utf8' });
    console.error(counts.wrong.slice(0, 5).join('\n'));
    return [
      atLeast('acknowledged listings', counts.written.size, 10),
      atLeast(`responses with 503 in ${FULL_MS / 1_000} s`, counts.unavailable, 10),
      exactly('other responses', counts.wrong.length, 0),
      exactly('the process lives', String(server.child.exitCode === null), 'true'),
      atMost('time until a listing is written again', again, RECOVERS_WITHIN_MS, ' ms'),
      exactly('acknowledged listings that are lost', await lostOf(server, tokens, counts), 0),
      exactly('parts of photo files', parts.filter((name) => name.includes('.webp.')).length, 0),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
