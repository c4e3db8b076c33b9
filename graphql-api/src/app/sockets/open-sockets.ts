import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { validSessions } from '../../domains/people/sessions/session.service.ts';
import { isSession, SESSION_CHANGED, SESSION_ENDED } from '../../domains/people/access-tokens/token-hash.ts';
import { messages } from '../../messages.ts';
import type { Viewer } from '../../platform/context.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { ApplicationContainer } from '../application.ts';

/** Interval at which the sessions of open sockets are checked in the database, because an event may be lost. */
const RECHECK_EVERY_MS = 60_000;

/** Close codes in addition to those of the protocol. */
export const CLOSE = { goingAway: 1001, sessionEnded: 4403, tooMany: 4429, restart: 1012, tryAgainLater: 1013 };

/** Client of a socket. */
export interface SocketClient {
  ip: string;
  viewer: Viewer | null;
}

/** Open sockets and their clients. */
export class OpenSockets {
  private readonly clients = new Map<WebSocket, SocketClient>();

  add(socket: WebSocket, ip: string): void {
    this.clients.set(socket, { ip, viewer: null });
    socket.once('close', () => this.clients.delete(socket));
    // graphql-ws listens only to the first error, and a second one without a listener would end the process.
    socket.on('error', () => undefined);
  }

  client(socket: WebSocket): SocketClient {
    return this.clients.get(socket) ?? { ip: 'closed', viewer: null };
  }

  count(matches: (client: SocketClient) => boolean): number {
    return [...this.clients.values()].filter(matches).length;
  }

  sessions(): string[] {
    return [...this.clients.values()].flatMap(({ viewer }) => (viewer ? [viewer.sessionId] : []));
  }

  close(code: number, reason: string, matches: (client: SocketClient) => boolean = () => true): void {
    for (const [socket, client] of this.clients) if (matches(client)) socket.close(code, reason);
  }
}

const closeSessions = (open: OpenSockets, isOver: (sessionId: string) => boolean): void =>
  open.close(CLOSE.sessionEnded, messages.sessionEnded, ({ viewer }) => viewer != null && isOver(viewer.sessionId));

/** Closes the sockets of sessions that are no longer valid. Sockets opened during the check are not affected. */
export async function closeEndedSessions(open: OpenSockets, validOf: (sessionIds: string[]) => Promise<Set<string>>): Promise<void> {
  const asked = new Set(open.sessions());
  const valid = await validOf([...asked]);
  closeSessions(open, (id) => asked.has(id) && !valid.has(id));
}

/** Closes the sockets of sessions that end, and all sockets if events were missed. The returned function stops this. */
export function closeOutdatedSockets(open: OpenSockets, container: ApplicationContainer, log: Logger): () => Promise<unknown> {
  const ended = container.infra.pubsub.subscribe(SESSION_ENDED);
  const changed = container.infra.pubsub.subscribe(SESSION_CHANGED);
  const reconnectAsTheyChange = async (): Promise<void> => {
    for await (const { id } of changed)
      open.close(CLOSE.restart, 'Please connect again', ({ viewer }) => viewer != null && isSession(viewer.sessionId, id));
  };
  reconnectAsTheyChange().catch((err: unknown) => log.error({ err }, 'sockets of changed sessions no longer connect again at once'));
  const closeAsTheyEnd = async (): Promise<void> => {
    for await (const { id } of ended) closeSessions(open, (sessionId) => isSession(sessionId, id));
  };
  closeAsTheyEnd().catch((err: unknown) => log.error({ err }, 'sockets of ended sessions are no longer closed at once'));
  // Clients reconnect and read what they missed.
  container.infra.pubsub.onMissedEvents(() => open.close(CLOSE.restart, 'Please connect again'));
  const recheck = setInterval(() => {
    closeEndedSessions(open, (ids) => validSessions(container.database.db, ids)).catch((err: unknown) => {
      // The next minute checks again.
      if (!isServiceUnavailable(err)) log.error({ err }, 'sessions of open sockets not checked');
    });
  }, RECHECK_EVERY_MS);
  recheck.unref();
  return () => {
    clearInterval(recheck);
    return Promise.all([ended.return(), changed.return()]);
  };
}
