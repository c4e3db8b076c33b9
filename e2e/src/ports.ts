import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { environment } from './settings.ts';

/** Returns the URL of the server on a port. */
export const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

/** Port of the server that all tests share. */
export const ownPort = Number(environment.E2E_PORT ?? 4790);

export const ownUrl = urlOf(ownPort);

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
