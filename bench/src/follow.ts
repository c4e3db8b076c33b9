import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { CHAT } from './work.ts';

/** The plain way's sockets have a port of their own, so far from the one of its requests. */
export const SOCKETS = 100;
/** The protocol has no answer that says "subscribed". */
const SETTLE_MS = 300;

/** A bare socket that is told of everything. */
export async function followBroadcast(url: string, heard: (text: string) => void): Promise<() => void> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  await once(socket, 'open');
  socket.on('message', (data: Buffer) => {
    const { sendMessage } = JSON.parse(data.toString()) as { sendMessage: { message: { text: string } } };
    heard(sendMessage.message.text);
  });
  return () => socket.close();
}

/** A subscription over graphql-transport-ws to the messages of the measured chat. */
export async function followSubscription(url: string, query: string, heard: (text: string) => void, token?: string): Promise<() => void> {
  let client: ReturnType<typeof createClient>;
  await new Promise<void>((connected, failed) => {
    client = createClient({
      url: url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: token ? { authorization: token } : {},
      on: { connected: () => connected() },
    });
    const fail = (error: unknown) => failed(new Error(`${url}: ${JSON.stringify(error)}`));
    client.subscribe<{ messageAdded: { text: string } }>(
      { query, variables: { order: CHAT } },
      { next: ({ data, errors }) => (data ? heard(data.messageAdded.text) : fail(errors)), error: fail, complete: () => undefined },
    );
  });
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  return () => void client.dispose();
}
