import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { CHAT_ORDER } from './workloads.ts';

/** Offset of the idiomatic baseline's socket port from its HTTP port. */
export const SOCKET_PORT_OFFSET = 100;
/** Wait after subscribing, because the protocol does not acknowledge subscriptions. */
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

/** Subscribes over graphql-transport-ws. `onData` receives the data of each event. */
async function subscribe<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  token: string | undefined,
  onData: (data: Data) => void,
) {
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
    client.subscribe<Data>(
      { query, variables },
      { next: ({ data, errors }) => (data ? onData(data) : fail(errors)), error: fail, complete: () => undefined },
    );
  });
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  return () => void client.dispose();
}

/** Subscribes to the messages of the measured chat. */
export async function subscribeToOperation(url: string, query: string, onMessage: (text: string) => void, token?: string): Promise<() => void> {
  return subscribe<{ messageAdded: { text: string } }>(url, query, { order: CHAT_ORDER }, token, ({ messageAdded }) => onMessage(messageAdded.text));
}

/** Subscribes to the notifications of a user. */
export async function subscribeToNotifications(url: string, onNotification: () => void, token: string): Promise<() => void> {
  return subscribe(url, 'subscription { notificationAdded { id } }', {}, token, onNotification);
}
