import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { builtPages } from '../../graphql-api/test/built-pages.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { atLeast, atMost, exactly, quantile, type Check } from './report.ts';
import { ask, openTarget, pause } from './target.ts';

const CLIENTS = Number(environment.SLOW_CLIENTS ?? 300);
const CLOSED_WITHIN_MS = 20_000;
const OTHERS = 4;
/** Maximum time that other clients may wait meanwhile. */
const ANSWERED_WITHIN_MS = 1_000;
/** Size of the file that clients request and do not read. It exceeds the buffers of a connection. */
const FILE_BYTES = 20_000_000;

/** The state of an established connection in /proc/net/tcp. */
const ESTABLISHED = '01';

/**
 * Returns the number of established connections to a local port, as the kernel counts them, because a client that does not read does not notice the
 * end. Linux only.
 */
function connectionsTo(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return rows.filter((row) => {
    const [, address, , state] = row.trim().split(/\s+/);
    return address!.endsWith(local) && state === ESTABLISHED;
  }).length;
}

/** Opens a socket that subscribes to announcements and then reads nothing: no event and no ping. */
async function followWithoutReading(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('open', resolve));
  socket.send('{"type":"connection_init"}');
  await new Promise<void>((resolve) => socket.once('message', () => resolve()));
  socket.pause();
  return socket;
}

/** Opens a connection that sends a text and reads nothing. */
async function sendWithoutReading(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.pause();
  socket.write(text);
  return socket;
}

/** Sends requests until stopped. Returns the duration of each in milliseconds; Infinity for a failed one. */
async function askUntil(url: string, isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    const { status } = await ask(url, '{ categories { name } products(first: 4) { nodes { id: databaseId } } }').catch(() => ({ status: 0 }));
    took.push(status === 200 ? performance.now() - from : Infinity);
    await pause(20);
  }
  return took;
}

/**
 * 300 clients that stop in the headers, do not read their responses, or hold a socket without reading: all are closed within 20 s, and other clients
 * are served.
 */
export async function holdConnections(): Promise<Check[]> {
  const webDir = builtPages();
  writeFileSync(join(webDir, 'large.txt'), Buffer.alloc(FILE_BYTES, 'large '));
  const { server, stop } = await openTarget({ RATE_LIMITS: 'off', WEB_DIR: webDir });
  const port = Number(new URL(server.url).port);
  const clients: { terminate?: () => void; destroy?: () => void }[] = [];
  try {
    const kinds = [
      () => followWithoutReading(server.url),
      () => sendWithoutReading(port, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '),
      () => sendWithoutReading(port, 'GET /large.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'),
    ];
    const opened = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => kinds[index % kinds.length]!()));
    clients.push(...opened);
    const from = performance.now();
    const most = connectionsTo(port);
    let isOver = false;
    const others = Array.from({ length: OTHERS }, () => askUntil(server.url, () => isOver));
    // The connections of the other clients are kept open between two requests.
    while (connectionsTo(port) > OTHERS && performance.now() - from < 3 * CLOSED_WITHIN_MS) await pause(100);
    const closedAfter = performance.now() - from;
    isOver = true;
    const took = (await Promise.all(others)).flat();
    return [
      atLeast('slow clients that were connected', most, CLIENTS),
      atMost('time until all of them are closed', closedAfter, CLOSED_WITHIN_MS, ' ms'),
      atMost('longest answer to others meanwhile', Math.max(...took), ANSWERED_WITHIN_MS, ' ms'),
      atMost('median answer to others meanwhile', quantile(took, 0.5), ANSWERED_WITHIN_MS, ' ms'),
      exactly('the process lives', String(server.child.exitCode === null), 'true'),
    ];
  } finally {
    for (const client of clients) (client.terminate ?? client.destroy)!.call(client);
    await stop();
    rmSync(webDir, { recursive: true });
  }
}
