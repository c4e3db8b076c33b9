import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { testApplication } from '../../../test/application.ts';
import { OpenSockets } from './open-sockets.ts';
import { upgradeListener } from './socket-admission.ts';

it('survives a connection that is reset while its upgrade is rejected', async () => {
  const { container } = await testApplication();
  const { settings } = container.infra;
  const full = { ...settings, limits: { ...settings.limits, addressSockets: 0 } };
  const admission = {
    container: { ...container, infra: { ...container.infra, settings: full } },
    open: new OpenSockets(),
    addressOf: () => '203.0.113.1',
    allows: () => true,
    log: pino({ level: 'silent' }),
  };
  const server = new WebSocketServer({ noServer: true });
  const socket = new PassThrough();
  upgradeListener(admission, server)({} as IncomingMessage, socket, Buffer.alloc(0));
  expect(String(socket.read())).toMatch(/^HTTP\/1\.1 429 /);
  // Without a listener, this would throw and end the process.
  socket.emit('error', new Error('read ECONNRESET'));
  expect(socket.destroyed).toBe(true);
  server.close();
});
