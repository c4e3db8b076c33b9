import { CloseCode, handleProtocols, makeServer, MessageType, type ServerOptions } from 'graphql-ws';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { RawData, WebSocket, WebSocketServer } from 'ws';

/** What graphql-ws hands to its callbacks about a client. */
export interface SocketExtra {
  socket: WebSocket;
  request: IncomingMessage;
}

interface Options {
  /** Interval of pings, in milliseconds. A client that does not answer one before the next is terminated. */
  pingEveryMs: number;
  log: Logger;
}

/** Pings a client, and terminates it when it does not answer before the next ping. */
function keepAlive(socket: WebSocket, everyMs: number): void {
  let hasAnswered = true;
  const timer = setInterval(() => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
  }, everyMs);
  socket.on('pong', () => (hasAnswered = true));
  socket.once('close', () => clearInterval(timer));
}

/** Sends a message. What a client that has gone cannot receive is no failure: its `close` event ends its operations. */
function send(socket: WebSocket, data: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  return new Promise((resolve) => {
    socket.send(data, () => resolve());
  });
}

/** Messages that only a server sends. graphql-ws throws on one of a client, as on a failure of the server. */
const ofServers: ReadonlySet<unknown> = new Set([MessageType.ConnectionAck, MessageType.Next, MessageType.Error]);

/** Rejects what a client may not send while it is parsed: the socket is closed with 4400, as for any malformed message. */
function rejectMessagesOfServers(key: string, value: unknown): unknown {
  if (key === '' && ofServers.has((value as { type?: unknown } | null)?.type)) throw new Error('A client sent a message that servers send');
  return value;
}

/**
 * Speaks graphql-transport-ws on the sockets of a server. The glue that graphql-ws has for `ws` prints a stack trace for each malformed frame, so
 * that any client could fill the log.
 */
export function speakGraphql(
  server: WebSocketServer,
  options: ServerOptions<Record<string, unknown>, SocketExtra>,
  { pingEveryMs, log }: Options,
): void {
  const protocol = makeServer({ ...options, jsonMessageReviver: rejectMessagesOfServers });
  server.options.handleProtocols = handleProtocols;
  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // `ws` has closed the socket with the code that says what is wrong with the frame.
    socket.on('error', (err) => log.debug({ err }, 'a client sent a malformed frame, or its connection broke'));
    keepAlive(socket, pingEveryMs);
    const onMessage = (handle: (text: string) => Promise<void>) => (data: RawData) => {
      // A text message is a buffer, as the option `binaryType` says that it is unless it is changed.
      handle((data as Buffer).toString()).catch((err: unknown) => {
        log.error({ err }, 'a message of a socket failed');
        socket.close(CloseCode.InternalServerError, 'Internal server error');
      });
    };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => send(socket, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) => void socket.on('message', onMessage(handle)),
      },
      { socket, request },
    );
    socket.once('close', (code, reason) => void closed(code, reason.toString()));
  });
}
