import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { closeConnections } from './shutdown.ts';

/** Sends a request, wakes the thread that waits for its connection, and posts the status of the response, or its error. */
const CLIENT = `
  const { get } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const connected = new Int32Array(workerData.connected);
  parentPort.once('message', () => {
    const sent = get(workerData.url, { agent: false }, (response) => parentPort.postMessage(response.resume().statusCode));
    sent.once('error', ({ code }) => parentPort.postMessage(code));
    sent.once('socket', (socket) => socket.once('connect', () => {
      Atomics.store(connected, 0, 1);
      Atomics.notify(connected, 0);
    }));
  });
  parentPort.postMessage('ready');
`;

it('answers a connection that arrives after shutdown began while a response is still in progress', async () => {
  const connected = new SharedArrayBuffer(4);
  let closed: Promise<void> | undefined;
  const http = createServer((_request, response) => {
    if (!closed) {
      closed = closeConnections(http, { isDraining: true, isClosing: false }, () => Promise.resolve());
      client.postMessage('go');
      Atomics.wait(new Int32Array(connected), 0, 0, 10_000);
    }
    response.end('done');
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const client = new Worker(CLIENT, { eval: true, workerData: { url, connected } });
  await once(client, 'message');
  const answer = once(client, 'message');
  get(url, { agent: false }).once('response', (response) => response.resume());
  expect(await answer).toEqual([200]);
  await closed;
  await client.terminate();
});
