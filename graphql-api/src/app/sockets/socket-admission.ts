import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import { tokenFrom } from '../../domains/people/sessions/session-cache.ts';
import { messages } from '../../messages.ts';
import type { Viewer } from '../../platform/context.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { ApplicationContainer } from '../application.ts';
import { CLOSE, type OpenSockets } from './open-sockets.ts';

/** Seconds after which a client with too many sockets or operations should retry. */
export const RETRY_AFTER = 5;

/** Dependencies of the decision whether a client may open a socket. */
export interface Admission {
  container: ApplicationContainer;
  open: OpenSockets;
  addressOf: (request: IncomingMessage) => string;
  /** Returns whether a handshake is for this market. */
  allows: (request: IncomingMessage) => boolean;
  log: Logger;
}

/** Returns the token in the parameters of a connection, in any letter case. A value that is not a string is treated as an unknown token. */
function tokenOf(parameters: Record<string, unknown> | undefined): string | undefined {
  const given = Object.entries(parameters ?? {}).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  return given == null ? undefined : tokenFrom(typeof given === 'string' ? given : JSON.stringify(given));
}

/** Returns the viewer of a token; undefined if the session could not be read, in which case the socket is closed. */
async function viewerOf({ container, open, log }: Admission, socket: WebSocket, token: string | undefined): Promise<Viewer | null | undefined> {
  try {
    return await container.sessions.of(token, open.client(socket).ip);
  } catch (error) {
    if (!isServiceUnavailable(error)) log.error({ err: error }, 'a socket could not be opened');
    socket.close(CLOSE.tryAgainLater, messages.unavailable);
    return undefined;
  }
}

/** Returns whether a client may connect. If not, the socket is closed with the reason. */
export async function admit(admission: Admission, socket: WebSocket, parameters: Record<string, unknown> | undefined): Promise<boolean> {
  const { open, container } = admission;
  const { rateLimits, limits } = container.infra.settings;
  const token = tokenOf(parameters);
  const viewer = await viewerOf(admission, socket, token);
  if (viewer === undefined) return false;
  if (token && !viewer) {
    socket.close(CLOSE.sessionEnded, messages.sessionEnded);
    return false;
  }
  if (rateLimits && viewer && open.count((client) => client.viewer?.id === viewer.id) >= limits.userSockets) {
    socket.close(CLOSE.tooMany, messages.tooManySockets);
    return false;
  }
  open.client(socket).viewer = viewer;
  return true;
}

/** Returns the listener that upgrades connections to sockets. */
export function upgradeListener({ open, container, addressOf, allows }: Admission, server: WebSocketServer) {
  const { rateLimits, limits } = container.infra.settings;
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Must come first, because the client may have disconnected, and an 'error' event without a listener ends the process.
    socket.on('error', () => socket.destroy());
    if (!allows(request)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
      return;
    }
    const ip = addressOf(request);
    if (rateLimits && open.count((client) => client.ip === ip) >= limits.addressSockets) {
      const rejection = ['HTTP/1.1 429 Too Many Requests', `Retry-After: ${RETRY_AFTER}`, 'Connection: close', 'Content-Length: 0', '', ''];
      socket.end(rejection.join('\r\n'), () => socket.destroy());
      return;
    }
    server.handleUpgrade(request, socket, head, (webSocket) => server.emit('connection', webSocket, request));
  };
}
