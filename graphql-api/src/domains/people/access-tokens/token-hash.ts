import { hash } from 'node:crypto';

/** Topic of ended sessions and tokens, whose sockets are then closed. */
export const SESSION_ENDED = 'session-ended';

/** Topic of sessions and tokens whose rights changed: their sockets are closed, and connect again with the new ones. */
export const SESSION_CHANGED = 'session-changed';

/** The stored hash of a token. Tokens are long and random, so a fast hash is sufficient. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}

/** The session id of one token of an app: part of that of its grant. */
export const ownSessionId = (grantSession: string, item: string): string => `${grantSession}.${item}`;

/** Whether a session is what an event names, or part of it: the end of a grant is that of all its tokens. */
export const isSession = (sessionId: string, named: string): boolean => sessionId === named || sessionId.startsWith(`${named}.`);
