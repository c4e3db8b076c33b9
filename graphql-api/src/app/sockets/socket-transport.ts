import { CloseCode, handleProtocols, makeServer, MessageType, type ServerOptions } from 'graphql-ws';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { RawData, WebSocket, WebSocketServer } from 'ws';

/** Data about a client that graphql-ws passes to its callbacks. */
export interface SocketExtra {
  socket: WebSocket;
  request: IncomingMessage;
}

interface Options {
  /** Interval of pings, in milliseconds. A client that does not respond before the next ping is terminated. */
  pingEveryMs: number;
  log: Logger;
}

/** Pings a client, and terminates it if it does not respond before the next ping. */
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

/** Sends a message. A failure to reach a disconnected client is ignored: its `close` event ends its operations. */
function send(socket: WebSocket, data: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  return new Promise((resolve) => {
    socket.send(data, () => resolve());
  });
}

/** Messages that only a server sends. If a client sends one, graphql-ws throws as if the server had failed. */
const ofServers: ReadonlySet<unknown> = new Set([MessageType.ConnectionAck, MessageType.Next, MessageType.Error]);

/** Rejects messages that a client may not send during parsing, so that the socket is closed with 4400, as for any malformed message. */
function rejectMessagesOfServers(key: string, value: unknown): unknown {
  if (key === '' && ofServers.has((value as { type?: unknown } | null)?.type)) throw new Error('A client sent a message that servers send');
  return value;
}

/**
 * Speaks graphql-transport-ws on the sockets of a server. The adapter of graphql-ws for `ws` is not used, because it prints a stack trace for each
 * malformed frame, so that any client could fill the log.
 */
export function speakGraphql(
  server: WebSocketServer,
  options: ServerOptions<Record<string, unknown>, SocketExtra>,
  { pingEveryMs, log }: Options,
): void {
  const protocol = makeServer({ ...options, jsonMessageReviver: rejectMessagesOfServers });
  server.options.handleProtocols = handleProtocols;
  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // `ws` has already closed the socket with the code for the error in the frame.
    socket.on('error', (err) => log.debug({ err }, 'a client sent a malformed frame, or its connection broke'));
    keepAlive(socket, pingEveryMs);
    const onMessage = (handle: (text: string) => Promise<void>) => (data: RawData) => {
      // A text message is a buffer, because `binaryType` has its default value.
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
