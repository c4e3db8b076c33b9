import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { clientTimeouts, createHttpServer } from './http-server.ts';

it('rejects a WebSocket handshake on a kept-alive connection with 503 and Retry-After during shutdown', async () => {
  const listener = () => expect.unreachable('the handshake is no request of the application');
  const http = createHttpServer({ timeouts: clientTimeouts(1), log: pino({ level: 'silent' }), listener, lifecycle: { isClosing: true } });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  expect([response.statusCode, response.headers['retry-after'], response.headers.connection]).toEqual([503, '1', 'close']);
  socket.terminate();
  http.close();
});
