import { hash } from 'node:crypto';

/** Topic of ended sessions and tokens. Their sockets are closed. */
export const SESSION_ENDED = 'session-ended';

/** Topic of sessions and tokens whose permissions changed. Their sockets are closed and reconnect with the new permissions. */
export const SESSION_CHANGED = 'session-changed';

/** Returns the stored hash of a token. Tokens are long and random, so a fast hash is sufficient. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}

/** Returns the session id of one token of an app, which extends the session id of its grant. */
export const ownSessionId = (grantSession: string, item: string): string => `${grantSession}.${item}`;

/** Returns whether a session is the one that an event names, or belongs to it: the end of a grant ends all its tokens. */
export const isSession = (sessionId: string, named: string): boolean => sessionId === named || sessionId.startsWith(`${named}.`);
