import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { clientTimeouts, createHttpServer, type ClientTimeouts } from '../src/app/http/http-server.ts';
import { speakGraphql } from '../src/app/sockets/socket-transport.ts';
import { PING_EVERY_MS } from '../src/app/sockets/sockets.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { testApplication } from './application.ts';

const QUICK: ClientTimeouts = { headers: 100, request: 300, upload: 900, check: 50, stalled: 150, keepAlive: 200 };
const servers: Server[] = [];

const muchToRead: RequestListener = (_request, response) => response.end(Buffer.alloc(32_000_000));

async function serve(listener: RequestListener = muchToRead, timeouts = QUICK): Promise<Server> {
  const log = pino({ level: 'silent' });
  const server = createHttpServer({ timeouts, log, listener, lifecycle: { isClosing: false } });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Resolves when the server closes the connection of a client that sends `text` and then either reads the response or does not. */
async function closedByServer(text: string, reads: boolean): Promise<boolean> {
  const server = await serve();
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  if (reads) client.resume();
  client.write(text);
  const [connection] = await accepted;
  // Not with `once`, which rejects for the error of the timeout.
  await new Promise((resolve) => connection.on('close', resolve));
  client.destroy();
  return true;
}

describe('slow clients', () => {
  afterAll(() => servers.forEach((server) => server.closeAllConnections()));

  it.each([
    ['sends nothing', '', true],
    ['stops within the headers', 'GET / HTTP/1.1\r\nHost: x\r\n', true],
    ['stops within the body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc', true],
    ['stops within an upload', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data\r\nContent-Length: 9\r\n\r\nabc', true],
    ['stops reading', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', false],
  ])('are disconnected: one that %s', async (_what, text, reads) => {
    expect(await closedByServer(text, reads)).toBe(true);
  });

  it('are disconnected within 20 s', () => {
    const { headers, request, check, stalled } = clientTimeouts(0);
    expect(Math.max(headers + check, request + check, 2 * stalled, 2 * PING_EVERY_MS)).toBeLessThanOrEqual(20_000);
  });

  it('are disconnected: a socket that answers no ping, while one that answers stays open', async () => {
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    speakGraphql(sockets, { schema: buildBareSchema() }, { pingEveryMs: 50, log: pino({ level: 'silent' }) });
    await once(sockets, 'listening');
    const url = `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}/graphql`;
    const [silent, alive] = [false, true].map((autoPong) => new WebSocket(url, 'graphql-transport-ws', { autoPong }));
    // The protocol closes a socket that sends no initial message.
    for (const socket of [silent!, alive!]) socket.once('open', () => socket.send('{"type":"connection_init"}'));
    await once(silent!, 'close');
    expect(alive!.readyState).toBe(WebSocket.OPEN);
    alive!.terminate();
    sockets.close();
  });

  it('are disconnected: one that exceeds the time for a request, even if it is sending', async () => {
    const server = await serve((request) => void request.resume());
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined).resume();
    client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n');
    const bytes = setInterval(() => client.write('x'), 50);
    await new Promise((resolve) => client.on('close', resolve));
    clearInterval(bytes);
    expect(client.bytesWritten).toBeLessThan(1_000_000);
  });

  it('may take longer for uploads than for other requests, because of slow Wi-Fi', async () => {
    const timeouts = { ...QUICK, upload: 30_000, stalled: 30_000 };
    const server = await serve((request, response) => request.resume().on('end', () => response.end('done')), timeouts);
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data\r\nContent-Length: 2\r\n\r\nx');
    await new Promise((resolve) => setTimeout(resolve, QUICK.request + 4 * QUICK.check));
    client.write('x');
    const [response] = (await once(client, 'data')) as [Buffer];
    expect(response.toString()).toContain('200 OK');
    client.destroy();
  });

  it('do not include one whose request the server has not read because the database has not answered', async () => {
    const length = 1_000_000;
    const server = await serve((request, response) => {
      const read = () => request.resume().on('end', () => response.end('done'));
      setTimeout(read, QUICK.upload - 2 * QUICK.stalled);
    });
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`);
    const [response] = (await Promise.race([once(client, 'data'), once(client, 'close')])) as [Buffer | boolean];
    client.destroy();
    expect(String(response)).toContain('200 OK');
  });

  it('do not include idle proxy connections', () => {
    expect(clientTimeouts(1).keepAlive).toBeGreaterThan(60_000);
  });
});

describe('the Upgrade header', () => {
  it.each([
    ['GET', '/healthz', 'h2c', 200],
    ['GET', '/healthz', 'websocket', 200],
    ['POST', '/graphql', 'h2c', 200],
  ])('is ignored for a %s %s that offers %s, which is served as an ordinary request', async (method, path, protocol, status) => {
    const { port } = new URL((await testApplication()).url);
    const body = '{"query":"{ __typename }"}';
    const socket = connect(Number(port), '127.0.0.1');
    const head = [`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: Upgrade', `Upgrade: ${protocol}`, 'Content-Type: application/json'];
    socket.write([...head, ...(method === 'POST' ? [`Content-Length: ${body.length}`, '', body] : ['', ''])].join('\r\n'));
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(first.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
