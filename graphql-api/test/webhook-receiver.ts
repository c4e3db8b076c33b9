import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A receiver of webhooks on this machine. */
export interface Receiver {
  /** Its address and port. */
  host: string;
  url: string;
  received: { headers: IncomingMessage['headers']; body: string }[];
  /** How it answers from now on. */
  answer(with_: (response: ServerResponse, request: IncomingMessage) => void): void;
  close(): Promise<void>;
}

/** Starts a receiver that answers 204 until told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = [];
  let answer = (response: ServerResponse, _request: IncomingMessage): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        received.push({ headers: request.headers, body });
        answer(response, request);
      },
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/hook`,
    received,
    answer: (next) => (answer = next),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
