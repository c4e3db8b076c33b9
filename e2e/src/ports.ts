import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { environment } from './settings.ts';

/** The server on a port. */
export const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

/** The port of the server of all tests. */
export const ownPort = Number(environment.E2E_PORT ?? 4790);

export const ownUrl = urlOf(ownPort);

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
