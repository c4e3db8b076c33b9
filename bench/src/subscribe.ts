import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { CHAT_ORDER } from './workloads.ts';

/** Distance of the idiomatic baseline's socket port from its HTTP port. */
export const SOCKET_PORT_OFFSET = 100;
/** Wait after subscribing: the protocol has no acknowledgement of a subscription. */
const SETTLE_MS = 300;

/** Opens a plain WebSocket that receives every message. */
export async function subscribeToBroadcast(url: string, onMessage: (text: string) => void): Promise<() => void> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  await once(socket, 'open');
  socket.on('message', (data: Buffer) => {
    const { sendMessage } = JSON.parse(data.toString()) as { sendMessage: { message: { text: string } } };
    onMessage(sendMessage.message.text);
  });
  return () => socket.close();
}

/** Subscribes over graphql-transport-ws to the messages of the measured chat. */
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
      { query, variables: { order: CHAT_ORDER } },
      { next: ({ data, errors }) => (data ? onMessage(data.messageAdded.text) : fail(errors)), error: fail, complete: () => undefined },
    );
  });
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  return () => void client.dispose();
}
