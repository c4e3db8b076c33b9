import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { s3Server } from '../../graphql-api/test/s3-server.ts';
import { freePort, launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { follow, type Log } from './cluster.ts';
import { startGate, type Gate } from './gate.ts';
import { openRoom, run, SEND, signIn } from './people.ts';
import { atLeast, atMost, exactly, type Check } from './report.ts';
import { ask, openDatabase, pause } from './target.ts';

const AWAY_MS = 1_000 * Number(environment.AWAY_SECONDS ?? 60);
const CLIENTS = 4;
const RECOVERS_WITHIN_MS = 5_000;
/** Time in which all queued emails must be sent. */
const MAILED_WITHIN_MS = 60_000;
const CONTACT = 'mutation ($text: String!) { sendContactMessage(input: { name: "Attack", email: "a@example.com", message: $text }) { reference } }';
/** Path of a photo that the store does not contain. */
const PHOTO = `/photos/${'0'.repeat(32)}/640.webp`;

/** Redis, an S3 store and a mail server, each behind a gate. */
interface Parts {
  gates: Gate[];
  settings: NodeJS.ProcessEnv;
  /** Returns the number of emails received. */
  mails: () => number;
  stop: () => Promise<void>;
}

async function startRedis(): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  await once(child, 'spawn');
  return { port, child };
}

async function startParts(): Promise<Parts> {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-parts-'));
  const redis = await startRedis();
  const s3 = s3Server(folder);
  let arrived = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().on('end', () => ((arrived += 1), done())),
  });
  // Errors of connections that the gate closes.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const ports = [redis.port, (await s3.run()).port, (smtp.server.address() as AddressInfo).port];
  const gates = await Promise.all(ports.map(startGate));
  const [redisHost, s3Host, smtpHost] = gates.map(({ host }) => host);
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  return {
    gates,
    settings: {
      ...{ PUBSUB_URL: `redis://${redisHost}`, PHOTO_STORE: `s3://photos?endpoint=http://${s3Host}`, SMTP_URL: `smtp://${smtpHost}` },
      ...{ ...keys, DATA_DIR: folder, RATE_LIMITS: 'off', CONTACT_EMAIL: 'team@example.com' },
    },
    mails: () => arrived,
    stop: async () => {
      for (const gate of gates) gate.cut();
      await Promise.all([s3.close(), new Promise<void>((resolve) => smtp.close(() => resolve()))]);
      const ended = once(redis.child, 'exit');
      redis.child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface ResponseCounts {
  right: number;
  /** Number of accepted messages. Each is emailed. */
  written: number;
  wrong: string[];
}

/** Writes, reads and requests a photo, in turns, until the time is over. */
async function askUntil(end: number, url: string, counts: ResponseCounts): Promise<void> {
  const note = (isRight: boolean, what: string): unknown => (isRight ? (counts.right += 1) : counts.wrong.push(what));
  for (let number = 0; Date.now() < end; number += 1) {
    const written = await ask(url, CONTACT, { text: `Message ${number}` });
    const isWritten = written.status === 200 && !written.body.errors;
    if (isWritten) counts.written += 1;
    note(isWritten, JSON.stringify(written));
    const read = await ask(url, '{ products(first: 4) { nodes { name } } }');
    note(read.status === 200 && !read.body.errors, JSON.stringify(read));
    const photo = await fetch(url + PHOTO);
    note(photo.status === 503 && photo.headers.has('retry-after'), `photo ${photo.status}`);
    await photo.body?.cancel();
    await pause(100);
  }
}

/** Returns how long it takes until a condition is true, in milliseconds, up to `most`. */
async function timeUntil(isTrue: () => Promise<boolean> | boolean, most: number): Promise<number> {
  const from = performance.now();
  while (!(await isTrue()) && performance.now() - from < most) await pause(20);
  return performance.now() - from;
}

/** Starts a chat between two processes: the first writes one message a second, and the second subscribes. */
async function startChat(databaseUrl: string, [first, second]: readonly ServerProcess[]) {
  const [seller, buyer] = (await signIn(databaseUrl, 2)) as [string, string];
  const room = await openRoom(first!.url, seller, buyer, 1);
  const log: Log = { acknowledged: [], received: [], longestMs: 0 };
  const client = follow(second!.url, room, log);
  const write = async (): Promise<void> => {
    const text = `Message ${log.acknowledged.length}`;
    await run(first!.url, buyer, SEND, { order: room.order, text });
    log.acknowledged.push(text);
  };
  return { log, client, write };
}

/**
 * Makes Redis, the photo store and the mail server unavailable at the same time, under load. The rest is served, and each is used again without
 * intervention.
 */
export async function haltParts(): Promise<Check[]> {
  const database = await openDatabase();
  const parts = await startParts();
  const servers: ServerProcess[] = [];
  try {
    for (let count = 0; count < 2; count += 1) servers.push(await launch({ ...database.settings, ...parts.settings }));
    const { log, client, write } = await startChat(database.url, servers);
    await timeUntil(async () => (await write(), log.received.length > 0), RECOVERS_WITHIN_MS);
    const mailsBefore = parts.mails();
    for (const gate of parts.gates) gate.cut();
    const counts: ResponseCounts = { right: 0, written: 0, wrong: [] };
    const end = Date.now() + AWAY_MS;
    const talk = async (): Promise<void> => {
      for (; Date.now() < end; await pause(1_000)) await write();
    };
    await Promise.all([talk(), ...Array.from({ length: CLIENTS }, (_, index) => askUntil(end, servers[index % 2]!.url, counts))]);
    await Promise.all(parts.gates.map((gate) => gate.open()));
    const photos = timeUntil(async () => (await fetch(servers[0]!.url + PHOTO)).status === 404, 10 * RECOVERS_WITHIN_MS);
    const mailsAgain = timeUntil(() => parts.mails() > mailsBefore, 10 * RECOVERS_WITHIN_MS);
    const events = timeUntil(() => log.received.length === log.acknowledged.length, 10 * RECOVERS_WITHIN_MS);
    const [photosAgain, eventsAgain] = [await photos, await events];
    const firstMail = await mailsAgain;
    const mailed = await timeUntil(() => parts.mails() - mailsBefore >= counts.written, MAILED_WITHIN_MS);
    await client.dispose();
    console.error(counts.wrong.slice(0, 5).join('\n'));
    return [
      atLeast(`responses in ${AWAY_MS / 1_000} s as they must be`, counts.right, AWAY_MS / 100),
      exactly('other responses', counts.wrong.length, 0),
      exactly('processes that live', servers.filter(({ child }) => child.exitCode === null).length, 2),
      atMost('time until photos are served again', photosAgain, RECOVERS_WITHIN_MS, ' ms'),
      atMost('time until the other process has every message', eventsAgain, RECOVERS_WITHIN_MS, ' ms'),
      exactly('messages in order, each once', JSON.stringify(log.received) === JSON.stringify(log.acknowledged) ? 'yes' : 'no', 'yes'),
      atMost('time until mails are sent again', firstMail, RECOVERS_WITHIN_MS, ' ms'),
      atLeast('mails that arrived of the messages written meanwhile', parts.mails() - mailsBefore, counts.written),
      atMost('time until they had arrived', mailed, MAILED_WITHIN_MS, ' ms'),
    ];
  } finally {
    for (const server of servers) await server.stop();
    await parts.stop();
    await database.stop();
  }
}
