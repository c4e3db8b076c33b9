import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { CHAT } from './work.ts';

/** The sockets of the idiomatic baseline have a port of their own, so far from the one of its requests. */
export const SOCKETS = 100;
/** The protocol has no answer that says "subscribed". */
const SETTLE_MS = 300;

/** A bare socket that receives every message. */
export async function subscribeToBroadcast(url: string, onMessage: (text: string) => void): Promise<() => void> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  await once(socket, 'open');
  socket.on('message', (data: Buffer) => {
    const { sendMessage } = JSON.parse(data.toString()) as { sendMessage: { message: { text: string } } };
    onMessage(sendMessage.message.text);
  });
  return () => socket.close();
}

/** A subscription over graphql-transport-ws to the messages of the measured chat. */
export async function subscribeToOperation(url: string, query: string, onMessage: (text: string) => void, token?: string): Promise<() => void> {
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
      { next: ({ data, errors }) => (data ? onMessage(data.messageAdded.text) : fail(errors)), error: fail, complete: () => undefined },
    );
  });
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  return () => void client.dispose();
}
